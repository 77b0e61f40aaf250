/// How Interface Builder draws the bars around the controllers of a scene, other than by default.
public struct DrawnBars: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public let rawValue: UInt8

  /// Makes a set of bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A stack has no navigation bar.
  ///
  /// - SeeAlso: UIKit, `UINavigationController.isNavigationBarHidden`.
  public static let hidesBar = DrawnBars(rawValue: 1 << 0)
  /// A stack has a toolbar.
  ///
  /// - SeeAlso: UIKit, `UINavigationController.isToolbarHidden`.
  public static let showsToolbar = DrawnBars(rawValue: 1 << 1)
  /// There is no bar at the bottom while a controller stands in a stack.
  ///
  /// - SeeAlso: UIKit, `UIViewController.hidesBottomBarWhenPushed`.
  public static let hidesBottomBar = DrawnBars(rawValue: 1 << 2)
}
