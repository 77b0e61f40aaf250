// The other ways to animate, which differ in what can be seen and not in when they are over.
extension UIView {
  /// Makes changes as if by a spring, and says when their animation is over.
  ///
  /// - SeeAlso: UIKit, `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`.
  public static func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity velocity: Double, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Makes changes as if by a spring that takes about as long, and says when their animation is
  /// over.
  ///
  /// - SeeAlso: UIKit, `UIView.animate(springDuration:bounce:initialSpringVelocity:…)`.
  public static func animate(
    springDuration duration: Double = 0.5, bounce: Double = 0,
    initialSpringVelocity velocity: Double = 0, delay: Double = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(animations) {
      animate(
        withDuration: duration, delay: delay, options: options, animations: $0,
        completion: completion)
    }
  }

  /// Makes changes one after the other, all at once, and says when their animation is over.
  ///
  /// - SeeAlso: UIKit, `UIView.animateKeyframes(withDuration:delay:options:…)`.
  public static func animateKeyframes(
    withDuration duration: Double, delay: Double, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, animations: animations,
      completion: options.contains(.repeat) ? nil : completion)
  }

  /// Makes one of the changes of an animation; at once, in the order of the calls.
  ///
  /// - SeeAlso: UIKit, `UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Makes changes in a view, and says when their animation is over; the view is not looked at.
  ///
  /// - SeeAlso: UIKit, `UIView.transition(with:duration:options:animations:completion:)`.
  public static func transition(
    with view: UIView, duration: Double, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }

  /// Puts a view in the place of another one, and says when that is over.
  ///
  /// The first one is taken out at once; with the option for it, it is hidden and the second one,
  /// which must be in place, shown. The controllers whose views they are appear and disappear.
  ///
  /// - SeeAlso: UIKit, `UIView.transition(from:to:duration:options:completion:)`: "By default, this
  ///   view is removed from its superview as part of the transition."
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: Double, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let changes =
      options.contains(.showHideTransitionViews)
      ? { (fromView.isHidden, toView.isHidden) = (true, false) }
      : {
        SegueEnvironment.current.withOneUpdate {
          fromView.room?.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }
    animate(withDuration: duration, animations: changes, completion: completion)
  }

  /// How the parts of an animation are put together.
  ///
  /// - SeeAlso: UIKit, `UIView.KeyframeAnimationOptions`.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What is in it is laid out at once, too.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// What is animated can be touched meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// From where it is now, and not from where it was to be.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Again and again, so that it has no end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// There and back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// In straight lines.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// At the same speed all the time.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// In a curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }
}
