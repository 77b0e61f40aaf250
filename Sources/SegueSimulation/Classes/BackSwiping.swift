import SegueKit

/// A stack with a back swipe of its own, which its animator follows.
///
/// The step `do beginBack STACK` begins it, also where there is nothing to go back to, for a
/// recognizer knows nothing of that. From there on the steps `progress`, `finish` and
/// `cancel` drive the `UIPercentDrivenInteractiveTransition` that the delegate of the stack hands
/// out for the pop. A class that declares its contract says that it `swipes`.
public protocol BackSwiping: UINavigationController {
  /// Does what the recognizer of the gesture does when it begins: goes back, with an interaction
  /// controller at hand.
  func beginBackSwipe()
}
