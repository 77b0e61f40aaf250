/// How much larger letters are for users who would like that; nobody does.
///
/// - SeeAlso: UIKit, `UIFontMetrics`.
public final class UIFontMetrics: Sendable {
  /// For words of all uses.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// For words of a use.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The font as large as users would like it: as it is.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font as large as users would like it, and no larger than that: as it is.
  public func scaledFont(for font: UIFont, maximumPointSize: Double) -> UIFont { font }

  /// A measure as large as users would like it: as it is.
  public func scaledValue(for value: Double) -> Double { value }
}
