/// How far something stays away from four sides, in points.
///
/// - SeeAlso: UIKit, `UIEdgeInsets`.
public struct UIEdgeInsets: Hashable, Sendable {
  /// Nothing on any side.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// From above.
  public var top: Double
  /// From the left.
  public var left: Double
  /// From below.
  public var bottom: Double
  /// From the right.
  public var right: Double

  /// Makes insets.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Makes insets of nothing.
  public init() { self = .zero }
}
