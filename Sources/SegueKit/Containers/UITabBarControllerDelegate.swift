/// Who says whether the user may go to a tab, and is told that they have.
///
/// It is asked and told when the user touches an item of the tab bar, that of the selected tab
/// included, and hears nothing of code. What a delegate leaves out says yes and does nothing.
///
/// - SeeAlso: UIKit, `UITabBarControllerDelegate`.
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether the user may go to the tab.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// The user has touched the tab, which may have been selected before.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Says yes.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
