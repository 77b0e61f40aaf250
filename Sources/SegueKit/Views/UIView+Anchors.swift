/// A part of a view, for constraints; nothing is laid out.
///
/// - SeeAlso: UIKit, `UILayoutGuide`.
open class UILayoutGuide {
  /// A name for people.
  open var identifier = ""
  /// The view that it was added to; `nil` of the guides of the house.
  public internal(set) final weak var owningView: UIView?

  /// Makes a guide.
  public init() {}
}

/// What has sides and measures, for constraints: a view, or a guide.
public protocol LayoutAnchored: AnyObject {}

extension UIView: LayoutAnchored {}
extension UILayoutGuide: LayoutAnchored {}

extension LayoutAnchored {
  /// The side where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchor(.left) }
  /// The side where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchor(.right) }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { anchor(.left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { anchor(.right) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(nil) }
  /// The upper side.
  public var topAnchor: NSLayoutYAxisAnchor { anchor(.top) }
  /// The lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom) }
  /// The middle from above to below.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(nil) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(nil) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(nil) }
}

extension LayoutAnchored {
  private func anchor(_ side: LayoutSide) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutEnd(of: self, at: side))
  }

  private func anchor(_ side: LayoutSide) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutEnd(of: self, at: side))
  }
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
