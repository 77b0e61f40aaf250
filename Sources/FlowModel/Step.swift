/// One thing done to the system from outside.
public struct Step: Hashable, Sendable {
  /// What is done.
  public var action: Action {
    didSet { isAnimated = isAnimated || !kind.takesAnimated }
  }
  /// The labels of the controllers that are born in the step, in order of birth.
  ///
  /// They die with the step: when it is dropped, every step that uses one of them is declined.
  public var creating: [Label]
  /// What code hands over as `animated:`; `true` for a step that hands over no such thing.
  public private(set) var isAnimated: Bool
  /// Whether every transition is finished before the next step.
  public var settles: Bool

  /// Makes a step.
  ///
  /// Only a step whose kind ``Kind/takesAnimated`` is without animation.
  public init(
    _ action: Action, creating: [Label] = [], isAnimated: Bool = true, settles: Bool = true
  ) {
    self.action = action
    self.creating = creating
    self.isAnimated = true
    self.settles = settles
    animate(isAnimated)
  }

  /// Says whether what is done is animated, if it can be.
  public mutating func animate(_ isAnimated: Bool) {
    self.isAnimated = isAnimated || !kind.takesAnimated
  }

  /// What can be done from outside.
  public enum Action: Hashable, Sendable {
    /// A touch on a control of a controller.
    case tap(Label, ControlName)
    /// `performSegue(withIdentifier:sender:)` on a controller.
    case performSegue(Label, SegueIdentifier)
    /// `present(_:animated:completion:)` on a controller.
    case present(Subject, on: Label, style: PresentationStyle?)
    /// `dismiss(animated:completion:)` on a controller.
    case dismiss(Label)
    /// `pushViewController(_:animated:)` on a navigation controller.
    case push(Subject, on: Label)
    /// `popViewController(animated:)` on a navigation controller.
    case pop(Label)
    /// `popToViewController(_:animated:)` on a navigation controller.
    case popTo(Label, on: Label)
    /// `popToRootViewController(animated:)` on a navigation controller.
    case popToRoot(Label)
    /// `setViewControllers(_:animated:)` of a navigation controller with controllers that exist,
    /// bottom first.
    case setStack([Label], on: Label)
    /// `setViewControllers(_:animated:)` of a tab bar controller with controllers that exist.
    case setTabs([Label], on: Label)
    /// A choice of tab, or of a branch of an app's own container, in code.
    case select(Label, on: Label)
    /// `show(_:sender:)` on a controller.
    case show(Subject, on: Label)
    /// `showDetailViewController(_:sender:)` on a controller.
    case showDetail(Subject, on: Label)
    /// `addChild(_:)` and `didMove(toParent:)` on a plain controller.
    case add(Subject, to: Label)
    /// `willMove(toParent: nil)` and `removeFromParent()` on a child of a plain controller.
    case remove(Label)
    /// A new main child for a container of an app's own.
    case replace(Subject, on: Label)
    /// A report to the intermediate action segue that a controller finds: success or failure.
    case answer(Label, success: Bool)
    /// Another width of the window, as by turning the device or by split screen.
    case size(SizeClass)
    /// The end of every transition in flight, and of the time until what code has put off is done.
    case settle
    /// A touch of the back button of a navigation controller.
    case back(Label)
    /// The user pulls a presented sheet down and lets go.
    case swipeDown(Label)
    /// A touch outside of a popover.
    case tapOutside(Label)
    /// A touch of a tab's item in the tab bar of a tab bar controller.
    case tapTab(Label, on: Label)
    /// The user begins to swipe back in a navigation controller.
    case beginBack(Label)
    /// The user begins to pull a presented sheet down.
    case beginSwipeDown(Label)
    /// The user moves on in what they have begun, to so many percent.
    case progress(Int)
    /// The user lets go and goes through with it.
    case finish
    /// The user lets go and takes it back.
    case cancel
    /// A link to a scene is opened from outside, and the app shows the scene.
    case open(SceneName)
    /// An alert comes from outside and is presented on whatever is on top.
    case alert
    /// The app goes to the background.
    case background
    /// The app comes back to the foreground.
    case foreground
    /// `UIWindow.rootViewController` is set.
    case root(Subject)
    /// The app saves what it shows, to be restored later.
    case save
    /// The app is launched anew and restores what it saved last.
    case restore
    /// Something comes from outside that the app has a name for, as a link, a notification, or the
    /// end of a session.
    case signal(SignalName)
    /// The first answer comes of what code has put off, while what moves still moves.
    case wait
  }

  /// What the name of a signal names: something that can come from outside.
  public enum Signal {}

  /// The controller that is handed over in a step.
  public enum Subject: Hashable, Sendable {
    /// One that is made for the step.
    case new(Origin)
    /// One that was there before.
    case existing(Label)
  }
}

extension Step {
  /// What sort of step it is.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case tap, performSegue, present, dismiss, push, pop, popTo, popToRoot, setStack, setTabs, select
    case show, showDetail, add, remove, replace, answer, settle
    case back, swipeDown, tapOutside, tapTab, beginBack, beginSwipeDown, progress, finish, cancel
    case size, open, alert, background, foreground, root, save, restore, signal
    case wait
  }

  /// What sort of step this is.
  @inlinable
  public var kind: Kind {
    switch action {
    case .tap: .tap
    case .performSegue: .performSegue
    case .present: .present
    case .dismiss: .dismiss
    case .push: .push
    case .pop: .pop
    case .popTo: .popTo
    case .popToRoot: .popToRoot
    case .setStack: .setStack
    case .setTabs: .setTabs
    case .select: .select
    case .show: .show
    case .showDetail: .showDetail
    case .add: .add
    case .remove: .remove
    case .answer: .answer
    case .replace: .replace
    case .settle: .settle
    case .back: .back
    case .swipeDown: .swipeDown
    case .tapOutside: .tapOutside
    case .tapTab: .tapTab
    case .beginBack: .beginBack
    case .beginSwipeDown: .beginSwipeDown
    case .progress: .progress
    case .finish: .finish
    case .cancel: .cancel
    case .size: .size
    case .open: .open
    case .alert: .alert
    case .background: .background
    case .foreground: .foreground
    case .root: .root
    case .save: .save
    case .restore: .restore
    case .signal: .signal
    case .wait: .wait
    }
  }
}

extension Step.Kind {
  /// Whether code hands over `animated:` with it.
  ///
  /// - SeeAlso: UIKit, `UIViewController.present(_:animated:completion:)` and
  ///   `UINavigationController.pushViewController(_:animated:)`.
  public var takesAnimated: Bool {
    switch self {
    case .present, .dismiss, .push, .pop, .popTo, .popToRoot, .setStack, .setTabs, .select,
      .replace:
      true
    default: false
    }
  }
}
