/// One thing that can be tried now; it predicts no outcome.
public enum Offer: Hashable, Sendable {
  case tap(Label, ControlName)
  case performSegue(Label, SegueIdentifier)
  case present(on: Label)
  case dismiss(Label)
  case push(on: Label)
  case pop(Label)
  case popTo(Label, on: Label)
  case popToRoot(Label)
  case setStack(on: Label)
  case setTabs(on: Label)
  case select(Label, on: Label)
  case show(on: Label)
  case showDetail(on: Label)
  case add(to: Label)
  case remove(Label)
  case answer(Label)
  case replace(on: Label)
  case settle
  case back(Label)
  case swipeDown(Label)
  /// A touch outside of a popover.
  case tapOutside(Label)
  /// A touch of a tab's item in a tab bar.
  case tapTab(Label, on: Label)
  case beginBack(Label)
  case beginSwipeDown(Label)
  case progress
  case finish
  case cancel
  case size(SizeClass)
  case open
  case alert
  case background
  case foreground
  case root
  case save
  case restore
  case signal(SignalName)
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
