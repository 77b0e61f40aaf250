/// One thing that can be tried now; it predicts no outcome.
public enum Offer: Hashable, Sendable {
  /// A touch of a control, or of what code has put into a view.
  case tap(Label, ControlName)
  /// A segue that code performs by its identifier.
  case performSegue(Label, SegueIdentifier)
  /// A presentation that is asked for on a controller.
  case present(on: Label)
  /// A dismissal that is asked for on a controller.
  case dismiss(Label)
  /// A push on a stack.
  case push(on: Label)
  /// A pop of the top of a stack.
  case pop(Label)
  /// A pop to one of the children of a stack.
  case popTo(Label, on: Label)
  /// A pop of all but the root of a stack.
  case popToRoot(Label)
  /// Other children for a stack.
  case setStack(on: Label)
  /// Other tabs for a tab bar controller.
  case setTabs(on: Label)
  /// A tab, or a branch of a container of an app's own, that code selects.
  case select(Label, on: Label)
  /// Something that a controller is asked to show.
  case show(on: Label)
  /// Something that a controller is asked to show as a detail.
  case showDetail(on: Label)
  /// A child for a controller.
  case add(to: Label)
  /// A child that is taken out of its parent.
  case remove(Label)
  /// The report of an intermediate flow, by a controller in it.
  case answer(Label)
  /// Another main child for a container of an app's own.
  case replace(on: Label)
  /// Time, until all that moves or waits has come to its end.
  case settle
  /// A touch of the back button of a stack.
  case back(Label)
  /// A sheet that the user pulls down.
  case swipeDown(Label)
  /// A touch outside of a popover.
  case tapOutside(Label)
  /// A touch of a tab's item in a tab bar.
  case tapTab(Label, on: Label)
  /// A back swipe that begins, and stays in the user's hand.
  case beginBack(Label)
  /// A pull of a sheet that begins, and stays in the user's hand.
  case beginSwipeDown(Label)
  /// The finger moves on with what the user has in hand.
  case progress
  /// The user lets go of what they have in hand, and it goes on to its end.
  case finish
  /// The user takes back what they have in hand.
  case cancel
  /// Another width of the window.
  case size(SizeClass)
  /// A link to one of the scenes.
  case open
  /// An alert that comes over everything.
  case alert
  /// The app goes to the background.
  case background
  /// The app comes to the front again.
  case foreground
  /// Another root for the window.
  case root
  /// The app saves what it shows.
  case save
  /// The app begins anew with what it has saved.
  case restore
  /// Something that an app has named comes from outside.
  case signal(SignalName)
  /// Time, while what moves still moves, in which what is put off may be done.
  case wait
}

extension Offer {
  /// What sort of step it leads to.
  @inlinable
  public var kind: Step.Kind {
    switch self {
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
