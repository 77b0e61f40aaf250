// The sides and measures of views; nothing is laid out.

/// A part of a view, for constraints; nothing is laid out.
///
/// - SeeAlso: UIKit, `UILayoutGuide`.
open class UILayoutGuide {
  /// A name for people.
  open var identifier = ""

  /// Makes a guide.
  public init() {}
}

extension UIView {
  /// The side where lines begin.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The side where lines end.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The left side.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right side.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The middle from left to right.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The upper side.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The lower side.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The middle from above to below.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

extension UILayoutGuide {
  /// The side where lines begin.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The side where lines end.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The left side.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right side.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The middle from left to right.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The upper side.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The lower side.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The middle from above to below.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}
