import FlowModel

extension StoryboardProblem: CustomStringConvertible {
  /// The place, the severity and the sentence: `12:5: warning: …`.
  public var description: String { "\(place): \(severity): \(sentence)" }

  /// What it is, in one sentence without a full stop.
  public var sentence: String {
    switch what {
    case .note(let note): note.sentence
    case .warning(let warning): warning.sentence
    case .error(let fault): fault.sentence
    }
  }
}

extension StoryboardProblem.Note {
  fileprivate var sentence: String {
    switch self {
    case .customSegue(let segue, let name):
      "custom segue class \(name) of '\(segue)' is played as a modal presentation where it "
        + "is not registered"
    case .segueSubclass(let segue, let name):
      "segue class \(name) of '\(segue)' is played as calling super.perform()"
    case .assumed(let scene, let action): "assumed: \(scene) implements \(action)"
    case .outside(let scene, let storyboard):
      "'\(scene)' stands outside this file, in \(storyboard); it is played as an empty scene unless "
        + "that file is read, too"
    case .noInitial(let first):
      "there is no initial controller; a flow begins at '\(first)' unless another scene is named to "
        + "begin with"
    case .sharedIdentifier(let identifier, let played):
      "another segue of its scene is called '\(identifier)', too; flows call this one '\(played)', "
        + "and code that performs '\(identifier)' gets the other"
    case .emptyContainer(let scene):
      "the container '\(scene)' holds nothing here; what code puts into it is not played"
    case .otherEvent(let action, let event):
      "action \(action) is sent for \(event), which is no tap; it is not played"
    case .otherReceiver(let action, .none, _):
      "action \(action) is sent to the first responder, whoever that is; it is not played"
    case .otherReceiver(let action, .some(let id), let element):
      "action \(action) is sent to " + (element.map { "<\($0)> '\(id)'" } ?? "'\(id)'")
        + ", which is not made with its scene; it is not played"
    case .plainControls(let scene, let count):
      count.counted(
        "control of '\(scene)' fires no segue; it is",
        "controls of '\(scene)' fire no segue; they are")
        + " played where the class is known"
    case .untouchedGesture(let name, let scene):
      "'\(name)' of '\(scene)' looks at touches in a view that takes none; it is played where code "
        + "lets the view take them"
    case .inOneWidth(let name, let scene, let size):
      "'\(name)' of '\(scene)' is seen in a \(size) window alone; it is played in any"
    case .compactWindow(let device):
      "a flow begins in a compact window, as on the device '\(device)', which this is drawn for"
    case .windowContent(let scene):
      "a window controller is initial; a flow begins at its content '\(scene)'"
    }
  }
}

extension StoryboardProblem.Warning {
  fileprivate var sentence: String {
    switch self {
    case .customWithoutClass(let segue):
      "custom segue '\(segue)' names no class; performing it is a misuse"
    case .nobodyImplements(let action):
      "no scene leads here, so nobody is assumed to implement \(action)"
    case .notListed(let action):
      "no class here is listed as one that implements \(action), so this unwind leads to nobody"
    case .pagesMadeInCode(let scene):
      "the pages of '\(scene)' are made in code; they are played where the class is registered"
    case .embedInContainer(let scene): "embed segue to '\(scene)' outside a plain scene is left out"
    case .unanchoredPopover(let segue):
      "popover '\(segue)' names nothing that it points at; performing it is a misuse, unless code "
        + "names something before"
    case .platform(let name):
      "this is a storyboard for \(name); its segues are played as UIKit would"
    case .unplayedScene(let element, let id):
      "<\(element)> '\(id)' is no view controller of UIKit's; it is left out"
    case .unknownController(let scene, let element):
      "<\(element)> '\(scene)' is not known; it is played as a plain view controller"
    case .sceneWithoutController:
      "this scene has no controller, and is left out; delete it, or restore what a merge has lost"
    case .secondController(let id):
      "the second controller '\(id)' of one scene is left out; give it a scene of its own"
    case .unknownKind(let kind, let segue):
      "segue '\(segue)' is left out: '\(kind)' is no kind that UIKit has"
    case .unplayedSource(let segue): "segue '\(segue)' is left out with its source"
    case .leadsOut(let segue, let element):
      "segue '\(segue)' leads to a <\(element)>, which is left out; so is the segue"
    case .unknownRelationship(let name, let scene):
      "relationship '\(name)' is left out: '\(scene)' has none of that name"
    case .relationshipAction(let action, let scene):
      "the segue action \(action) of this relationship is not called; '\(scene)' is made without it"
    case .secondRoot(let scene): "the second root of '\(scene)' is left out"
    case .unknownStyle(let style):
      "presentation style '\(style)' is not understood; automatic is played"
    case .unknownTrigger(let trigger):
      "trigger '\(trigger)' is played as a tap: only accessoryAction is known"
    case .unfirable(let segue):
      "segue '\(segue)' has neither control nor identifier, so that nothing can fire it; give it one, "
        + "or delete it"
    case .overshadowed(let segue):
      "no control fires this segue, and code that performs '\(segue)' gets the one before it that is "
        + "called so, too; it is left out"
    case .unwindWithoutAction(let segue):
      "unwind segue '\(segue)' names no action, and is left out; connect it to its exit again"
    case .wiredBackButton(let scene):
      "the back button of '\(scene)' is wired, but UIKit goes back by itself; it fires nothing"
    case .unmadeGesture(let element, let scene):
      "no flow makes the gesture of <\(element)> in '\(scene)'; it fires nothing"
    case .detailAlone(let scene):
      "'\(scene)' has a secondary column and no primary one here; the column is left out"
    }
  }
}

extension StoryboardProblem.Fault {
  /// What becomes of a broken reference.
  private static let consequence =
    "a segue to it is a misuse, and where a container holds it, it is played as an empty scene"

  fileprivate var sentence: String {
    switch self {
    case .notAnExit(let id, let segue):
      "unwind segue '\(segue)' leads to '\(id)', which is no exit of a scene"
    case .danglingInitial(let id): "the initial controller '\(id)' does not exist in this file"
    case .brokenReference(let scene, .none, .none):
      "the storyboard reference '\(scene)' names nothing; \(Self.consequence)"
    case .brokenReference(let scene, .none, .some(let storyboard)):
      "\(storyboard) has no initial controller, to which '\(scene)' refers; \(Self.consequence)"
    case .brokenReference(let scene, .some(let identifier), let storyboard):
      "'\(scene)' refers to '\(identifier)', and no scene of \(storyboard ?? "this file") is called "
        + "that; \(Self.consequence)"
    case .containsItself(let scene): "'\(scene)' would contain itself; the connection is left out"
    }
  }
}
