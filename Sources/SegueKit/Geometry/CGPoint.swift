/// A place, in points.
///
/// - SeeAlso: Core Graphics, `CGPoint`.
public struct CGPoint: Hashable, Sendable {
  /// Where the axes cross.
  public static let zero = CGPoint(x: 0.0, y: 0.0)

  /// How far to the right.
  public var x: Double
  /// How far down.
  public var y: Double

  /// Makes a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Makes a place from whole numbers.
  public init(x: Int, y: Int) { self.init(x: Double(x), y: Double(y)) }
}
