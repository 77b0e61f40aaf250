/// Where something lies and how large it is, in points.
///
/// - SeeAlso: Core Graphics, `CGRect`.
public struct CGRect: Hashable, Sendable {
  /// No room, where the axes cross.
  public static let zero = CGRect(origin: .zero, size: .zero)

  /// No rectangle.
  public static let null = CGRect(x: .infinity, y: .infinity, width: 0.0, height: 0.0)

  /// The corner at the top left.
  public var origin: CGPoint
  /// The width and the height.
  public var size: CGSize

  /// Makes a rectangle.
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its four numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// Makes a rectangle from whole numbers.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// How wide it is, whichever way it was measured.
  public var width: Double { abs(size.width) }
  /// How high it is, whichever way it was measured.
  public var height: Double { abs(size.height) }
  /// The left side.
  public var minX: Double { min(origin.x, origin.x + size.width) }
  /// The middle from left to right.
  public var midX: Double { origin.x + size.width / 2 }
  /// The right side.
  public var maxX: Double { max(origin.x, origin.x + size.width) }
  /// The upper side.
  public var minY: Double { min(origin.y, origin.y + size.height) }
  /// The middle from above to below.
  public var midY: Double { origin.y + size.height / 2 }
  /// The lower side.
  public var maxY: Double { max(origin.y, origin.y + size.height) }
  /// Whether there is no room in it.
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }

  /// The rectangle that is smaller by something on both sides.
  public func insetBy(dx: Double, dy: Double) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The rectangle somewhere else.
  public func offsetBy(dx: Double, dy: Double) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Whether a place is in it; the right and the lower side are not.
  public func contains(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
