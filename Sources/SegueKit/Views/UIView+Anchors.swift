/// A part of a view, for constraints; nothing is laid out.
///
/// - SeeAlso: UIKit, `UILayoutGuide`.
open class UILayoutGuide {
  /// A name for people.
  open var identifier = ""

  /// Makes a guide.
  public init() {}
}

/// What has sides and measures, for constraints: a view, or a guide.
public protocol LayoutAnchored: AnyObject {}

extension UIView: LayoutAnchored {}
extension UILayoutGuide: LayoutAnchored {}

extension LayoutAnchored {
  /// The side where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The side where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The upper side.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The middle from above to below.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

// Which views give way; nothing is laid out.
extension UIView {
  /// Says how much the view would rather not be larger than what is in it; nothing is laid out.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Says how much the view would rather not be smaller than what is in it; nothing is laid out.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}

extension NSLayoutConstraint {
  /// In which direction something lies.
  ///
  /// - SeeAlso: UIKit, `NSLayoutConstraint.Axis`.
  public enum Axis: Int, Hashable, Sendable {
    /// From left to right.
    case horizontal
    /// From above to below.
    case vertical
  }
}
