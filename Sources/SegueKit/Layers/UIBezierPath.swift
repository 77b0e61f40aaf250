/// A form; nothing is drawn with it.
///
/// - SeeAlso: Core Graphics, `CGPath`.
public final class CGPath {
  /// What the form lies in.
  public let boundingBox: CGRect

  init(in box: CGRect) { boundingBox = box }
}

/// A form that an app makes; nothing is drawn with it.
///
/// - SeeAlso: UIKit, `UIBezierPath`.
open class UIBezierPath {
  /// What the form lies in.
  public final let bounds: CGRect
  /// How thick its line is; nobody sees it.
  open var lineWidth = 1.0

  /// Makes a rectangle.
  public init(rect: CGRect) { bounds = rect }

  /// Makes a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: Double) { self.init(rect: rect) }

  /// Makes a rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }

  /// Makes an oval.
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }

  /// Makes a form of nothing.
  public convenience init() { self.init(rect: .zero) }

  /// The form for layers.
  open var cgPath: CGPath { CGPath(in: bounds) }
}

/// Some corners of a rectangle.
///
/// - SeeAlso: UIKit, `UIRectCorner`.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of corners from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// On the left, above.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// On the right, above.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// On the left, below.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// On the right, below.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All of them.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A colour for layers; nothing is drawn with it.
///
/// - SeeAlso: Core Graphics, `CGColor`.
public final class CGColor: Sendable {
  fileprivate let color: UIColor

  fileprivate init(_ color: UIColor) { self.color = color }
}

extension UIColor {
  /// The same for layers.
  public var cgColor: CGColor { CGColor(self) }

  /// The same for views.
  public convenience init(cgColor: CGColor) { self.init(like: cgColor.color) }
}
