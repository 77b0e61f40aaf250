/// What somebody says about how two views lie; nothing is laid out.
///
/// Views know the constraints that hold them to the sides of another view, so that touches know
/// which views cover others.
///
/// - SeeAlso: UIKit, `NSLayoutConstraint`.
open class NSLayoutConstraint {
  /// Whether it holds.
  open var isActive = false { didSet { if isActive != oldValue { tellViews() } } }
  /// By how much the one is more than the other.
  open var constant: Double
  /// How many times the other the one is.
  public let multiplier: Double
  /// How much it matters.
  open var priority = UILayoutPriority.required
  /// A name for people.
  open var identifier: String?

  /// The side that lies where the other does, and by the constant further right or down; `nil` of
  /// any other constraint.
  final let ends: (first: LayoutEnd, second: LayoutEnd)?

  init(
    multiplier: Double = 1, constant: Double,
    _ ends: (first: LayoutEnd, second: LayoutEnd)? = nil
  ) {
    self.multiplier = multiplier
    self.constant = constant
    self.ends = ends
  }

  /// Makes one that says nothing, for an outlet.
  public convenience init() { self.init(constant: 0) }

  /// Has constraints hold.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Has constraints hold no longer.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension UIView {
  /// Has a constraint hold.
  ///
  /// - SeeAlso: UIKit, `UIView.addConstraint(_:)`.
  public final func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Has constraints hold.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Has a constraint hold no longer.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }

  /// Has constraints hold no longer.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
}

/// How much a constraint matters.
///
/// - SeeAlso: UIKit, `UILayoutPriority`.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From 0 to 1000.
  public let rawValue: Float

  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority.
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

  /// It must hold.
  public static let required = UILayoutPriority(1000)
  /// It gives way to what must hold.
  public static let defaultHigh = UILayoutPriority(750)
  /// It gives way to most others.
  public static let defaultLow = UILayoutPriority(250)
  /// It is but a wish.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A side or a measure of a view, for constraints; nothing is laid out.
///
/// - SeeAlso: UIKit, `NSLayoutAnchor`.
open class NSLayoutAnchor<AnchorType: AnyObject> {
  /// The side of which view or guide it is; `nil` for what is no side.
  private let end: LayoutEnd?

  init(_ end: LayoutEnd?) { self.end = end }

  /// Makes a constraint: as much as another one, and something more.
  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: Double = 0
  ) -> NSLayoutConstraint {
    guard let end, let other = anchor.end else { return NSLayoutConstraint(constant: c) }
    return NSLayoutConstraint(constant: c, (end, other))
  }

  /// Makes a constraint: at least as much as another one, and something more.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: Double = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }

  /// Makes a constraint: at most as much as another one, and something more.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: Double = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
}

/// A side of a view on the left or right, or the middle between; nothing is laid out.
///
/// - SeeAlso: UIKit, `NSLayoutXAxisAnchor`.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Makes a constraint: as far behind another one as the system says.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: Double
  ) -> NSLayoutConstraint { NSLayoutConstraint(multiplier: multiplier, constant: 0) }
}

/// A side of a view above or below, or the middle between; nothing is laid out.
///
/// - SeeAlso: UIKit, `NSLayoutYAxisAnchor`.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Makes a constraint: as far below another one as the system says.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: Double
  ) -> NSLayoutConstraint { NSLayoutConstraint(multiplier: multiplier, constant: 0) }
}

/// The width or height of a view; nothing is laid out.
///
/// - SeeAlso: UIKit, `NSLayoutDimension`.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Makes a constraint: so much.
  public func constraint(equalToConstant c: Double) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }

  /// Makes a constraint: at least so much.
  public func constraint(greaterThanOrEqualToConstant c: Double) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }

  /// Makes a constraint: at most so much.
  public func constraint(lessThanOrEqualToConstant c: Double) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }

  /// Makes a constraint: so many times as much as another one, and something more.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: Double, constant c: Double = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(multiplier: m, constant: c) }
}
