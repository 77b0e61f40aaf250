/// How much room there is, in points.
///
/// Nothing is laid out here: a window that is regular is 1024 points wide, and one that is compact
/// 320, as on a tablet that shows two apps (undocumented; reading chosen by this project).
///
/// - SeeAlso: Core Graphics, `CGSize`.
public struct CGSize: Hashable, Sendable {
  /// No room at all.
  public static let zero = CGSize(width: 0, height: 0)

  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension UIUserInterfaceSizeClass {
  /// The size of a window of the class.
  var windowSize: CGSize { CGSize(width: self == .compact ? 320 : 1024, height: 768) }
}
