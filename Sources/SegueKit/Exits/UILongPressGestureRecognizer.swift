/// A finger that stays on a view.
///
/// Its targets are told when it has stayed long enough, and when it goes.
///
/// - SeeAlso: UIKit, `UILongPressGestureRecognizer`: "the gesture begins … when the number of
///   allowable fingers have been pressed for the specified period".
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds; nobody measures it.
  open var minimumPressDuration = 0.5
  /// How far the finger may move meanwhile; it does not.
  open var allowableMovement = 10.0
  /// How many taps come before; nobody counts.
  open var numberOfTapsRequired = 0
  /// With how many fingers; nobody counts.
  open var numberOfTouchesRequired = 1

  override var noun: String { "press" }
  override var course: [State] { [.began, .ended] }
}
