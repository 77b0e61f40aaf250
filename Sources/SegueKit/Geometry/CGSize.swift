/// How much room there is, in points.
///
/// - SeeAlso: Core Graphics, `CGSize`.
public struct CGSize: Hashable, Sendable {
  /// No room at all.
  public static let zero = CGSize(width: 0.0, height: 0.0)

  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Makes a size from whole numbers.
  public init(width: Int, height: Int) { self.init(width: Double(width), height: Double(height)) }
}
