import FlowModel
import SegueKit

// What the user does to leave, or to go to a tab; touches that reach nobody are declined.
extension SegueSimulation.Run {
  /// Makes sure that a controller can be touched.
  func touch(_ controller: UIViewController) throws(Inapplicable) {
    guard controller.canBeTouched else { throw missed(controller) }
    guard !controller.takesPartInTransition else { throw Inapplicable(.swallowed) }
  }

  /// Why a touch of a controller does not get there.
  private func missed(_ controller: UIViewController) -> Inapplicable {
    let findsOthers =
      controller.hasNeverTakenTouches || controller.isBehindSomethingToTouch
      || controller.isOffBesideSomethingToTouch || controller.hearsNothingForAWhile
    return Inapplicable(findsOthers ? .noSuchControl : .notTouchable)
  }

  /// What the user has begun and goes on with.
  func interaction() throws(Inapplicable) -> UIPercentDrivenInteractiveTransition {
    guard let interaction = environment.interactiveTransition else {
      throw Inapplicable(.notApplicable)
    }
    return interaction
  }

  /// Touches the item of a tab.
  func touchTab(_ tab: Label, on label: Label) throws(Inapplicable) {
    let tabs: UITabBarController = try container(label)
    let tab = try controller(tab)
    guard tab.parentLink === tabs, tabs.hasItem(of: tab) else { throw Inapplicable(.notApplicable) }
    try touch(tabs)
    tabs.touchTab(tab)
  }

  /// Begins to swipe back, in the way of the app's own or in that of the system; an app may not let
  /// that begin.
  func beginBack(of stack: UINavigationController) throws(Inapplicable) {
    var hasBegun = true
    environment.beginGesture {
      if recorder.abilities[recorder.number(of: stack).index].contains(.swipes) {
        (stack as? any BackSwiping)?.beginBackSwipe()
      } else if (stack.delegate as? ScriptedDelegate)?.beginSwipe(of: stack) != true {
        hasBegun = stack.beginInteractivePop() != nil
      }
    }
    if !hasBegun { throw Inapplicable(stack.owesWayBack ? .hidden : .notApplicable) }
  }

  /// A stack whose back button is touched, or in which the user begins to swipe back.
  func touchedStack(
    _ label: Label, begins: Bool = false
  ) throws(Inapplicable) -> UINavigationController {
    let stack: UINavigationController = try container(label)
    let isThere = begins ? stack.hasBackSwipe || hasOwnBackSwipe(stack) : stack.hasBackButton
    guard isThere else { throw Inapplicable(stack.owesWayBack ? .hidden : .notApplicable) }
    if begins { try requireFreeHand() }
    try touch(stack)
    if !begins, let top = stack.topViewController, top.isCovered { throw missed(top) }
    return stack
  }

  /// Whether the recognizer of a stack is an app's own, which does not know the root.
  private func hasOwnBackSwipe(_ stack: UINavigationController) -> Bool {
    let number = recorder.number(of: stack)
    return recorder.abilities[number.index].contains(.swipes)
      || recorder.contract(of: number)?.hasOwnBackSwipe ?? false
  }

  /// A sheet that the user pulls down, or begins to.
  func touchedSheet(
    _ label: Label, begins: Bool = false
  ) throws(Inapplicable) -> UIPresentationController {
    try touched(label, begins: begins, where: \.isSheet)
  }

  /// A presentation that the user touches in order to leave it.
  func touched(
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
