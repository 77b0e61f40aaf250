/// How an animation moves; nobody sees it.
///
/// - SeeAlso: UIKit, `UITimingCurveProvider`.
public protocol UITimingCurveProvider: AnyObject {}

/// An animation that moves as a spring does.
///
/// - SeeAlso: UIKit, `UISpringTimingParameters`.
public final class UISpringTimingParameters: UITimingCurveProvider {
  /// How fast it moves in the beginning.
  public let initialVelocity: CGVector

  /// Makes a spring that swings no further than it should.
  public convenience init() { self.init(dampingRatio: 1, initialVelocity: .zero) }

  /// Makes a spring.
  public init(dampingRatio ratio: Double, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
  }

  /// Makes a spring that takes about as long, and swings beyond its end by as much.
  public convenience init(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity velocity: CGVector = .zero
  ) { self.init(dampingRatio: 1 - bounce, initialVelocity: velocity) }

  /// Makes a spring of a weight.
  public init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity velocity: CGVector = .zero
  ) { initialVelocity = velocity }
}

/// An animation that moves by a curve.
///
/// - SeeAlso: UIKit, `UICubicTimingParameters`.
public final class UICubicTimingParameters: UITimingCurveProvider {
  /// The curve.
  public let animationCurve: UIView.AnimationCurve
  /// Where the first half of the curve is drawn to.
  public let controlPoint1: CGPoint
  /// Where the second half of the curve is drawn to.
  public let controlPoint2: CGPoint

  /// Makes a curve of the house.
  public init(animationCurve curve: UIView.AnimationCurve = .easeInOut) {
    animationCurve = curve
    (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
  }

  /// Makes a curve of one's own.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
  }
}

extension UIViewPropertyAnimator {
  /// Makes an animator that moves in some way.
  public convenience init(duration: Double, timingParameters parameters: any UITimingCurveProvider)
  {
    self.init(duration: duration, curve: .easeInOut)
  }

  /// Makes an animator that moves by a curve of one's own.
  public convenience init(
    duration: Double, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }
}
