/// A direction and how far it goes.
///
/// - SeeAlso: Core Graphics, `CGVector`.
public struct CGVector: Hashable, Sendable {
  /// Nowhere.
  public static let zero = CGVector(dx: 0.0, dy: 0.0)

  /// How far to the right.
  public var dx: Double
  /// How far down.
  public var dy: Double

  /// Makes a direction.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a direction from whole numbers.
  public init(dx: Int, dy: Int) { self.init(dx: Double(dx), dy: Double(dy)) }
}
