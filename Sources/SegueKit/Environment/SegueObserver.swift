/// Who is told of every call to the app and of every change of structure.
///
/// It is told on the spot, in the order of the calls. It must not change anything.
public protocol SegueObserver: AnyObject {
  /// Takes note of what happens.
  func observe(_ event: SegueEvent)
}

/// What an observer is told.
///
/// A call that only delivers (prepare, perform, an unwind action) is told before it is made; a
/// question is told with its answer; a change of structure is told when it has been made.
public enum SegueEvent {
  /// A control or code asked for a segue.
  case requested(SegueRequest)
  /// The source was asked whether the segue should be performed.
  case should(SegueRequest, answer: Bool)
  /// The segue action of the source was asked to make the destination, and did or not.
  case segueAction(UIViewController, SegueRequest, made: Bool)
  /// A storyboard made a controller, for a segue or for code.
  case instantiated(UIViewController, for: SegueRequest?)
  /// The segue object was made.
  case created(UIStoryboardSegue, SegueRequest)
  /// The source is about to be told to prepare.
  case prepare(UIStoryboardSegue, SegueRequest)
  /// The segue object is about to be told to perform.
  case perform(UIStoryboardSegue, SegueRequest)
  /// A controller named the children that an unwind may search.
  case allowed(UIViewController, [UIViewController], SegueRequest)
  /// A controller was asked whether it performs the unwind action.
  case canPerform(UIViewController, SegueRequest, answer: Bool)
  /// The unwind action is about to be delivered.
  case action(UIViewController, SegueRequest)
  /// `unwind(for:towards:)` is about to be called.
  case unwind(UIViewController, towards: UIViewController)
  /// A controller was put on top of a stack.
  case pushed(UIViewController, on: UINavigationController)
  /// A stack was cut back to a controller, which may have been on top before.
  case popped(UINavigationController, to: UIViewController)
  /// A stack was replaced.
  case stackReplaced(UINavigationController)
  /// The tabs of a tab bar controller were replaced.
  case tabsReplaced(UITabBarController)
  /// A tab was selected, which may have been selected before.
  case selected(UIViewController, on: UITabBarController)
  /// The delegate of a tab bar controller was asked whether the user may go to the tab.
  case shouldSelect(UIViewController, on: UITabBarController, answer: Bool)
  /// The delegate of a tab bar controller is about to be told that the user has touched the tab.
  case didSelect(UIViewController, on: UITabBarController)
  /// A column was replaced.
  case replaced(UIViewController, on: UISplitViewController)
  /// A presentation was accepted: `from` presents, `by` was asked.
  case presented(UIViewController, from: UIViewController, by: UIViewController)
  /// A dismissal of a controller and all above it was accepted.
  case dismissed(UIViewController, from: UIViewController)
  /// A child was added.
  case added(UIViewController, to: UIViewController)
  /// A child was removed.
  case removed(UIViewController, from: UIViewController)
  /// A view was loaded; `viewDidLoad()` is about to be called.
  case loaded(UIViewController)
  /// A controller is about to be told that its view comes or goes.
  case appearance(UIViewController, SegueAppearance)
  /// The delegate of a presentation is about to be called, or was asked; with the presented
  /// controller and the base name of the method.
  case callback(UIViewController, String)
  /// The interactive transition of a stack or of a presented controller went on.
  case interaction(UIViewController, Interaction)
  /// The window has another width.
  case resized(to: UIUserInterfaceSizeClass)
  /// A controller hears of the size that it will have, before its children do; of an override that
  /// does not call `super` nothing is told.
  case heardOfSize(UIViewController)
  /// A controller hears of the traits that it will have, like that.
  case heardOfTraits(UIViewController)
  /// A presented controller is shown in another form, and maybe inside a replacement.
  case adapted(UIViewController, to: UIModalPresentationStyle, with: UIViewController?)
  /// A split view controller has put its columns into one.
  case collapsed(UISplitViewController)
  /// A split view controller has its columns side by side again.
  case expanded(UISplitViewController)
  /// A controller has become the root of its window.
  case rootReplaced(UIViewController)
  /// The app has gone to the background.
  case enteredBackground
  /// The app has come back to the foreground.
  case enteredForeground
  /// The app has saved what it shows.
  case saved
  /// What was saved is in the windows now.
  case restored
  /// A request was logged and ignored.
  case refused(SegueWarning, UIViewController)
  /// Something was logged, and went on.
  case warned(SegueWarning, UIViewController)
  /// A misuse, and for what code has asked by name where nothing has that name; nothing is told
  /// after it.
  case misuse(SegueMisuse, UIViewController?, naming: String?)

  /// How an interactive transition goes on.
  public enum Interaction: Hashable, Sendable {
    /// The user has touched; what is to leave is leaving.
    case began
    /// The finger has moved.
    case moved
    /// It can no longer be cancelled.
    case finished
    /// Everything is as it was.
    case cancelled
  }
}
