/// Two fingers that move apart or together; nobody moves them.
///
/// - SeeAlso: UIKit, `UIPinchGestureRecognizer`.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How many times as far apart they are as in the beginning.
  open var scale = 1.0
  /// How fast that changes.
  open var velocity: Double { 0 }

  override var gestures: [Touchable] { [] }
}

/// Two fingers that turn something; nobody turns it.
///
/// - SeeAlso: UIKit, `UIRotationGestureRecognizer`.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// By how much, in radians.
  open var rotation = 0.0
  /// How fast that changes.
  open var velocity: Double { 0 }

  override var gestures: [Touchable] { [] }
}

/// A pointer over a view; there is none.
///
/// - SeeAlso: UIKit, `UIHoverGestureRecognizer`.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override var gestures: [Touchable] { [] }
}
