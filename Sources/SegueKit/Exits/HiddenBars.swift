// What the user finds in bars, unless something hides it.

extension UINavigationController {
  /// Whether the user finds a back button, and with it the back swipe of the house.
  ///
  /// That the swipe goes with the button is undocumented; reading chosen by this project.
  package final var hasBackButton: Bool {
    children.count > 1 && !isNavigationBarHidden
      && children.last?.navigationItem.hasBackButton != false
  }
}

extension UITabBarController {
  /// Whether the user finds the tab bar: nobody in the stack of the selected tab hides it.
  ///
  /// That the root hides it like any other is undocumented; reading chosen by this project.
  ///
  /// - SeeAlso: UIKit, `UIViewController.hidesBottomBarWhenPushed`.
  package final var hasTabBar: Bool {
    guard let stack = selectedViewController as? UINavigationController else { return true }
    return !stack.children.contains(where: \.hidesBottomBarWhenPushed)
  }
}
