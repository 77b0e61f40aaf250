import FlowModel

/// Something in a storyboard file that a reader should know before trusting what is played.
///
/// A reading drops nothing silently: what it does not understand, and what it takes for granted
/// because the file does not say it, is listed with its line.
public struct StoryboardProblem: Hashable, Sendable {
  /// The file that it stands in, as the caller named it.
  public var file = ""
  /// Where it stands.
  public var place: FilePlace
  /// What it is.
  public var what: What

  /// How much it matters.
  public enum Severity: UInt8, Hashable, Sendable, CaseIterable, Comparable {
    /// The file does not say, so something was assumed.
    case note
    /// It was not understood, or only nearly.
    case warning
    /// The file is wrong.
    case error

    /// Orders severities, the worst last.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// What it is, sorted by how much it matters.
  public enum What: Hashable, Sendable {
    /// The file does not say, so something was assumed.
    case note(Note)
    /// It was not understood, or only nearly.
    case warning(Warning)
    /// The file is wrong.
    case error(Fault)
  }

  /// Makes a problem.
  public init(_ place: FilePlace, _ what: What) {
    self.place = place
    self.what = what
  }

  /// How much it matters.
  public var severity: Severity {
    switch what {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}

extension StoryboardProblem {
  /// What can be assumed because a file does not say it.
  public enum Note: Hashable, Sendable {
    /// A custom segue's class decides what it does; it is played as presenting.
    case customSegue(SegueIdentifier, class: ClassName)
    /// A segue of a built-in kind has a class; it is taken to call `super.perform()`.
    case segueSubclass(SegueIdentifier, class: ClassName)
    /// A class is taken to implement an unwind action, being nearest on the way to the unwind.
    case assumed(SceneName, implements: ActionName)
    /// A scene stands in another storyboard; it is played as an empty one.
    case outside(SceneName, storyboard: String)
    /// No scene is marked as the initial one; the first begins.
    case noInitial(first: SceneName)
    /// A segue before it in its scene has the same identifier; flows have another name for it.
    case sharedIdentifier(SegueIdentifier, playedAs: SegueIdentifier)
    /// A container holds nothing; its children are set in code.
    case emptyContainer(SceneName)
    /// An action is wired to an event that is no tap.
    case otherEvent(PlainActionName, event: String)
    /// An action is sent to an object that is not made: one of the app's own, a view, or with no id
    /// whoever is the first responder.
    case otherReceiver(PlainActionName, id: String?, element: String?)
    /// Controls that fire no segue; what their actions do is in the code.
    case plainControls(SceneName, count: Int)
    /// A gesture is looked for in a view that takes no touches, unless code has it take them.
    case untouchedGesture(ControlName, of: SceneName)
    /// Something is seen in windows of one width alone; what it fires is played in any.
    case inOneWidth(ControlName, of: SceneName, SizeClass)
    /// The flow begins in a compact window, for the file is drawn for an iPhone.
    case compactWindow(device: String)
    /// The flow begins with what a window of a macOS file shows.
    case windowContent(SceneName)
  }

  /// What can be not understood, or only nearly.
  public enum Warning: Hashable, Sendable {
    /// A custom segue names no class, so it cannot perform.
    case customWithoutClass(SegueIdentifier)
    /// No scene leads to the unwind, so nobody is taken to implement its action.
    case nobodyImplements(ActionName)
    /// None of the classes that are listed with their actions implements one.
    case notListed(ActionName)
    /// The pages of a page view controller are made in code.
    case pagesMadeInCode(SceneName)
    /// A container view stands in a scene that cannot have plain children.
    case embedInContainer(SceneName)
    /// A popover points at nothing.
    case unanchoredPopover(SegueIdentifier)
    /// The file is for a platform without UIKit's segues.
    case platform(String)
    /// An element that is no view controller of UIKit's; it is left out.
    case unplayedScene(element: String, id: String)
    /// A controller of an unknown sort; it is played as a plain one.
    case unknownController(SceneName, element: String)
    /// A scene without a controller, or the second controller of one; it is left out.
    case sceneWithoutController
    /// A second controller in one scene; it is left out.
    case secondController(id: String)
    /// A segue of an unknown kind; it is left out.
    case unknownKind(String, segue: String)
    /// A segue from a controller that is left out itself.
    case unplayedSource(segue: String)
    /// A segue to an element that is left out itself.
    case leadsOut(segue: String, element: String)
    /// A relationship that the container does not have; it is left out.
    case unknownRelationship(String, of: SceneName)
    /// A segue action is to make what a container holds; that is made without it.
    case relationshipAction(PlainActionName, making: SceneName)
    /// A navigation controller has a second root, which is left out.
    case secondRoot(of: SceneName)
    /// An unknown presentation style; the system's choice is played.
    case unknownStyle(String)
    /// An unknown trigger; it is played as a tap.
    case unknownTrigger(String)
    /// A segue that nothing can fire: no control, no identifier. It is left out.
    case unfirable(segue: String)
    /// A segue that only code could fire, which gets another one by the identifier. It is left out.
    case overshadowed(segue: SegueIdentifier)
    /// An unwind that names no action; it is left out.
    case unwindWithoutAction(segue: String)
    /// A back button is wired, which UIKit never asks; what it is wired to is left out.
    case wiredBackButton(of: SceneName)
    /// A gesture that no flow makes; what it fires is left out.
    case unmadeGesture(element: String, of: SceneName)
    /// A split view controller has a secondary column and no primary one; the column is left out.
    case detailAlone(of: SceneName)
  }

  /// What can be wrong with a file that can be played all the same.
  public enum Fault: Hashable, Sendable {
    /// An unwind leads to something that is no exit of a scene.
    case notAnExit(String, segue: SegueIdentifier)
    /// The initial controller is no scene of the file.
    case danglingInitial(String)
    /// A storyboard reference names nothing, or a scene that no file has.
    case brokenReference(SceneName, identifier: String?, in: String? = nil)
    /// A scene would contain itself; the connection is left out.
    case containsItself(SceneName)
  }
}
