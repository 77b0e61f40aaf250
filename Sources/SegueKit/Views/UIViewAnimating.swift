/// An animation that can be held, turned round and let go on.
///
/// - SeeAlso: UIKit, `UIViewAnimating`.
public protocol UIViewAnimating: AnyObject {
  /// Where it stands.
  var state: UIViewAnimatingState { get }
  /// Whether it moves.
  var isRunning: Bool { get }
  /// Whether it moves back.
  var isReversed: Bool { get set }
  /// How much of it is over, from 0 to 1.
  var fractionComplete: Double { get set }
  /// Starts it, or lets it go on.
  func startAnimation()
  /// Starts it later.
  func startAnimation(afterDelay delay: Double)
  /// Holds it.
  func pauseAnimation()
  /// Stops it where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Does what is done in the end, after it was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which changes can be added.
///
/// An animator that has one starts it in `animateTransition(using:)`; nobody else asks for it.
///
/// - SeeAlso: UIKit, `UIViewImplicitlyAnimating`.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that are made later.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double)
  /// Adds what is done in the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Lets it go on in another way.
  func continueAnimation(withTimingParameters parameters: AnyObject?, durationFactor: Double)
}
