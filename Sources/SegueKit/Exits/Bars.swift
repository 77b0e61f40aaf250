// What the user finds in bars, and what keeps it from them.

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
  /// Whether the user finds the tab bar: the top of the stack in the selected tab does not hide it.
  package final var hasTabBar: Bool {
    let stack = selectedViewController as? UINavigationController
    return stack?.topViewController?.hidesBottomBarWhenPushed != true
  }
}
