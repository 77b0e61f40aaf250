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
    if !hasBegun { throw withoutWayBack(stack) }
  }

  /// A stack whose back button is touched.
  func stackWithBackButton(_ label: Label) throws(Inapplicable) -> UINavigationController {
    let stack: UINavigationController = try container(label)
    guard stack.hasBackButton else { throw withoutWayBack(stack) }
    try touch(stack)
    if let top = stack.topViewController, top.isCovered { throw missed(top) }
    return stack
  }

  /// A stack in which the user begins to swipe back.
  func stackToSwipe(_ label: Label) throws(Inapplicable) -> UINavigationController {
    let stack: UINavigationController = try container(label)
    guard stack.hasBackSwipe || hasOwnBackSwipe(stack) else { throw withoutWayBack(stack) }
    try requireFreeHand()
    try touch(stack)
    return stack
  }

  /// Why the user does not find the way back of a stack.
  private func withoutWayBack(_ stack: UINavigationController) -> Inapplicable {
    Inapplicable(stack.owesWayBack ? .hidden : .notApplicable)
  }

  /// Whether the recognizer of a stack is an app's own, which does not know the root.
  func hasOwnBackSwipe(_ stack: UINavigationController) -> Bool {
    let number = recorder.number(of: stack)
    return recorder.abilities[number.index].contains(.swipes)
      || recorder.contract(of: number)?.hasOwnBackSwipe ?? false
  }

  /// How much of a touch a step is.
  enum TouchExtent {
    /// All of it, from the finger down to the finger up.
    case whole
    /// Its beginning, for which the user needs a free hand.
    case beginning
  }

  /// A sheet that the user pulls down, or begins to.
  func touchedSheet(
    _ label: Label, for extent: TouchExtent
  ) throws(Inapplicable) -> UIPresentationController {
    try touched(label, for: extent, where: \.isSheet)
  }

  /// A popover beside which the user touches.
  func touchedPopover(_ label: Label) throws(Inapplicable) -> UIPresentationController {
    try touched(label, for: .whole, where: \.isPopover)
  }

  /// A presentation that the user touches in order to leave it.
  private func touched(
    _ label: Label, for extent: TouchExtent, where fits: (UIPresentationController) -> Bool
  ) throws(Inapplicable) -> UIPresentationController {
    let presented = try controller(label)
    guard presented.presenter != nil, let presentation = presented.presentationController,
      fits(presentation)
    else { throw Inapplicable(.notApplicable) }
    if extent == .beginning { try requireFreeHand() }
    try touch(presented)
    return presentation
  }

  private func requireFreeHand() throws(Inapplicable) {
    guard environment.interactiveTransition == nil else { throw Inapplicable(.notApplicable) }
  }
}
