/// Where a view lies and how it looks, once somebody has said something of it.
final class ViewLook {
  /// The middle in the view that it is in.
  var center = CGPoint.zero
  /// The place and size as the view itself sees them; `nil` until somebody says.
  var bounds: CGRect?
  var transform = CGAffineTransform.identity
  var alpha = 1.0
  var isHidden = false
  var isUserInteractionEnabled = true {
    didSet { if isUserInteractionEnabled { hasNeverTakenTouches = false } }
  }
  /// Whether the view takes no touches by its class, and nobody has ever said that it does.
  var hasNeverTakenTouches = false
  var isExclusiveTouch = false
  var isMultipleTouchEnabled = false
  var isOpaque = true
  var clipsToBounds = false
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tag = 0
  var autoresizingMask: UIView.AutoresizingMask = []
  var translatesAutoresizingMask = true
  var contentMode = UIView.ContentMode.scaleToFill
  /// The constraints that hold and name the view.
  var constraints: [NSLayoutConstraint] = []
  /// How large the view that it is in was when somebody last said where it lies there.
  var roomSize: CGSize?
  /// How many presentations had begun when it was put into a window, behind it.
  var presentationsBehind = 0
  /// Whether it was put behind all others.
  var isHindmost = false
  var needsLayout = false
  /// Whether somebody has asked that its constraints be updated.
  var awaitsConstraints = false
  var accessibilityIdentifier: String?
  var guide: UILayoutGuide?
  var margins: UIEdgeInsets?
  var marginsGuide: UILayoutGuide?
  var recognizers: [UIGestureRecognizer]?
  var interactions: [any UIInteraction] = []
  var traitChanges: [TraitChange] = []
  var spoken = SpokenLook()
  var guides = Guides()
  var layer: CALayer?
  var style = UIUserInterfaceStyle.unspecified
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// Words with their looks, by what they are for.
  var attributed: [String: Any] = [:]

  /// The margins of which nobody has said anything.
  static let usualMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// Whether no touch reaches the view.
  ///
  /// - SeeAlso: UIKit, `UIView.hitTest(_:with:)`: it "ignores view objects that are hidden, that
  ///   have disabled user interactions, or have an alpha level less than 0.01".
  var refusesTouches: Bool { isHidden || !isUserInteractionEnabled || alpha < 0.01 }
}

extension UIView {
  /// How a view changes when the one that it is in gets another size.
  ///
  /// - SeeAlso: UIKit, `UIView.AutoresizingMask`.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// More or less room on the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// Another width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// More or less room on the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// More or less room above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// Another height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// More or less room below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How what a view shows is fitted into it; nobody sees it.
  ///
  /// - SeeAlso: UIKit, `UIView.ContentMode`.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched.
    case scaleToFill
    /// As large as fits.
    case scaleAspectFit
    /// As small as fills.
    case scaleAspectFill
    /// Drawn anew.
    case redraw
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// On the left.
    case left
    /// On the right.
    case right
    /// At the top left.
    case topLeft
    /// At the top right.
    case topRight
    /// At the bottom left.
    case bottomLeft
    /// At the bottom right.
    case bottomRight
  }
}
