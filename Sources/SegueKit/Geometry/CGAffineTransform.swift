/// How something is moved and stretched when it is drawn.
///
/// - SeeAlso: Core Graphics, `CGAffineTransform`.
public struct CGAffineTransform: Hashable, Sendable {
  /// What changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// How much of x goes into x.
  public var a: Double
  /// How much of x goes into y.
  public var b: Double
  /// How much of y goes into x.
  public var c: Double
  /// How much of y goes into y.
  public var d: Double
  /// How far it moves to the right.
  public var tx: Double
  /// How far it moves down.
  public var ty: Double

  /// Makes a transform from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Makes one that moves.
  public init(translationX tx: Double, y ty: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes one that stretches.
  public init(scaleX sx: Double, y sy: Double) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// This one and then another one.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d, tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// One that moves first, and then does this.
  public func translatedBy(x tx: Double, y ty: Double) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// One that stretches first, and then does this.
  public func scaledBy(x sx: Double, y sy: Double) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }
}
