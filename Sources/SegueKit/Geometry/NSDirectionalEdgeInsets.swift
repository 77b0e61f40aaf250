/// How far something stays away from four sides, in points, by the direction in which one reads.
///
/// - SeeAlso: UIKit, `NSDirectionalEdgeInsets`.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// Nothing on any side.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// From above.
  public var top: Double
  /// From where lines begin.
  public var leading: Double
  /// From below.
  public var bottom: Double
  /// From where lines end.
  public var trailing: Double

  /// Makes insets.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Makes insets of nothing.
  public init() { self = .zero }
}
