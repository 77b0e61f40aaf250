/// How a layer moves; nothing moves, and nobody is told that it has ended.
///
/// - SeeAlso: Core Animation, `CAAnimation`.
open class CAAnimation {
  /// How long it takes, in seconds.
  open var duration = 0.0
  /// How often it is done.
  open var repeatCount: Float = 0
  /// Whether it goes back each time.
  open var autoreverses = false
  /// Whether the layer forgets it in the end.
  open var isRemovedOnCompletion = true

  /// Makes an animation.
  public init() {}
}

/// How something about a layer changes, from one value to another.
///
/// - SeeAlso: Core Animation, `CABasicAnimation`.
open class CABasicAnimation: CAAnimation {
  /// What changes.
  open var keyPath: String?
  /// From what.
  open var fromValue: Any?
  /// To what.
  open var toValue: Any?

  /// Makes an animation.
  public init(keyPath path: String?) { keyPath = path }
}

/// How something about a layer changes, from value to value.
///
/// - SeeAlso: Core Animation, `CAKeyframeAnimation`.
open class CAKeyframeAnimation: CAAnimation {
  /// What changes.
  open var keyPath: String?
  /// The values.
  open var values: [Any]?
  /// When each of them is reached, from 0 to 1.
  open var keyTimes: [Double]?

  /// Makes an animation.
  public init(keyPath path: String?) { keyPath = path }
}
