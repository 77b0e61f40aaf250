// What the user finds in bars, unless something hides it.

extension UINavigationController {
  /// Whether the user finds a back button.
  package final var hasBackButton: Bool {
    hasBackSwipe && knownBars?.bar.knownLook?.refusesTouches != true
  }

  /// Whether the user can swipe back: there would be a back button if the bar could be touched.
  ///
  /// That the swipe goes with the button, unless only the view of the bar is hidden, is
  /// undocumented; reading chosen by this project.
  package final var hasBackSwipe: Bool {
    children.count > 1 && !isNavigationBarHidden
      && children.last?.navigationItem.hasBackButton != false
  }
}

extension UITabBarController {
  /// Whether the user finds the tab bar: nobody hides it, nor in the stack of the selected tab.
  ///
  /// That the root hides it like any other is undocumented; reading chosen by this project.
  ///
  /// - SeeAlso: UIKit, `UIViewController.hidesBottomBarWhenPushed`.
  package final var hasTabBar: Bool {
    if let knownBar, knownBar.isAway || knownBar.knownLook?.refusesTouches == true { return false }
    guard let stack = selectedViewController as? UINavigationController else { return true }
    return !stack.children.contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Whether the user finds the item of a tab, and can touch it.
  package final func hasItem(of tab: UIViewController) -> Bool {
    hasTabBar && tab.tabBarItem?.isEnabled != false
  }
}
