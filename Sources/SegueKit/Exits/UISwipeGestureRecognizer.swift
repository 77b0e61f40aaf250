/// A finger that wipes over a view.
///
/// - SeeAlso: UIKit, `UISwipeGestureRecognizer`.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Which ways count.
  open var direction = Direction.right
  /// With how many fingers; nobody counts.
  open var numberOfTouchesRequired = 1

  /// Which way a finger moves.
  ///
  /// - SeeAlso: UIKit, `UISwipeGestureRecognizer.Direction`.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of ways from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  override var noun: String {
    let ways: [(Direction, String)] = [
      (.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"),
    ]
    return "swipe" + (ways.first { direction.contains($0.0) }.map { "-\($0.1)" } ?? "")
  }
}
