/// Some of the four sides, by the direction in which one reads.
///
/// - SeeAlso: UIKit, `NSDirectionalRectEdge`.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of sides from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Above.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// Where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// Below.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// Where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// Everywhere.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
