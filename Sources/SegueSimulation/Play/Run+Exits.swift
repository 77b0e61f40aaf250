import FlowModel
import SegueKit

// What the user does to leave, or to go to a tab; touches that reach nobody are declined.
extension SegueSimulation.Run {
  /// Makes sure that a controller can be touched.
  func touch(_ controller: UIViewController) throws(Inapplicable) {
    guard controller.canBeTouched else { throw Inapplicable(.notTouchable) }
    guard !controller.takesPartInTransition else { throw Inapplicable(.swallowed) }
  }

  /// Leaves by the back button, by pulling a sheet down or touching outside a popover, or begins
  /// to.
  func leave(_ action: Step.Action) throws(Inapplicable) {
    switch action {
    case .back(let label): try touchedStack(label).touchBackButton()
    case .swipeDown(let label): try touchedSheet(label).pullDown()
    case .tapOutside(let label): try touched(label, where: \.isPopover).touchOutside()
    case .tapTab(let tab, on: let label): try touchTab(tab, on: label)
    case .beginBack(let label): beginBack(of: try touchedStack(label, begins: true))
    case .beginSwipeDown(let label):
      try touchedSheet(label, begins: true).beginInteractiveDismissal()
    default: break
    }
  }

  /// Goes on with what the user has begun.
  func goOn(_ action: Step.Action) throws(Inapplicable) {
    guard let interaction = environment.interactiveTransition else {
      throw Inapplicable(.notApplicable)
    }
    switch action {
    case .progress(let percent): interaction.update(Double(percent) / 100)
    case .finish: interaction.finish()
    case .cancel: interaction.cancel()
    default: break
    }
  }

  private func touchTab(_ tab: Label, on label: Label) throws(Inapplicable) {
    let tabs: UITabBarController = try container(label, given: .existing(tab))
    let tab = try controller(tab)
    guard tab.parent === tabs else { throw Inapplicable(.notApplicable) }
    try touch(tabs)
    tabs.touchTab(tab)
  }

  private func beginBack(of stack: UINavigationController) {
    let hasBegun = (stack.delegate as? ScriptedDelegate)?.beginSwipe(of: stack) ?? false
    if !hasBegun { stack.beginInteractivePop() }
  }

  private func touchedStack(
    _ label: Label, begins: Bool = false
  ) throws(Inapplicable) -> UINavigationController {
    let stack: UINavigationController = try container(label)
    guard stack.viewControllers.count > 1 else { throw Inapplicable(.notApplicable) }
    if begins { try requireFreeHand() }
    try touch(stack)
    return stack
  }

  private func touchedSheet(
    _ label: Label, begins: Bool = false
  ) throws(Inapplicable) -> UIPresentationController {
    try touched(label, begins: begins, where: \.isSheet)
  }

  private func touched(
    _ label: Label, begins: Bool = false, where fits: (UIPresentationController) -> Bool
  ) throws(Inapplicable) -> UIPresentationController {
    let presented = try controller(label)
    guard presented.presenter != nil, let presentation = presented.presentationController,
      fits(presentation)
    else { throw Inapplicable(.notApplicable) }
    if begins { try requireFreeHand() }
    try touch(presented)
    return presentation
  }

  private func requireFreeHand() throws(Inapplicable) {
    guard environment.interactiveTransition == nil else { throw Inapplicable(.notApplicable) }
  }
}
