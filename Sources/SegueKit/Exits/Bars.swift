// What the user finds in bars, and what keeps it from them.

extension UINavigationController {
  /// Whether there is no navigation bar.
  ///
  /// - SeeAlso: UIKit, `UINavigationController.isNavigationBarHidden`.
  public final var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { hidesBar = newValue }
  }

  /// Shows or hides the navigation bar.
  ///
  /// - SeeAlso: UIKit, `UINavigationController.setNavigationBarHidden(_:animated:)`.
  public final func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hidesBar = hidden }

  /// Whether the user finds a back button, and with it the back swipe of the house.
  ///
  /// That the swipe goes with the button is undocumented; reading chosen by this project.
  package final var hasBackButton: Bool {
    children.count > 1 && !hidesBar
      && children.last?.trimmings.navigationItem?.hasBackButton != false
  }
}

extension UITabBarController {
  /// Whether the user finds the tab bar: the top of the stack in the selected tab does not hide it.
  package final var hasTabBar: Bool {
    let stack = selectedViewController as? UINavigationController
    return stack?.topViewController?.hidesBottomBarWhenPushed != true
  }
}
