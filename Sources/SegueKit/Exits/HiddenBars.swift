// What the user finds in bars, unless something hides it.

extension UIViewController {
  /// Whether its own bar, that of a stack or of tabs, is hidden; that of tabs also by who stands in
  /// the stack in front.
  package final var hidesItsBar: Bool {
    switch self {
    case let stack as UINavigationController: stack.isBarAway
    case let tabs as UITabBarController: !tabs.hasTabBar
    default: false
    }
  }
}

extension UINavigationController {
  /// Whether the user finds a back button.
  package final var hasBackButton: Bool {
    children.count > 1 && showsBackButton && !isBarAway && !isBarHiddenBySearch
  }

  /// Whether the user can swipe back: the bar would have a back button, or an app answers for that.
  ///
  /// That the swipe goes with the button, unless only the view of the bar is hidden, is
  /// undocumented; reading chosen by this project.
  package final var hasBackSwipe: Bool {
    guard children.count > 1, !isBarHiddenBySearch else { return false }
    guard let recognizer = knownBars?.recognizer else { return showsBackButton }
    return recognizer.isEnabled && (recognizer.hasOwnDelegate || showsBackButton)
  }

  /// Whether there is somebody to go back to, and nothing of the top's own in the place of the back
  /// button, nor a search.
  package final var owesWayBack: Bool {
    guard !isBarHiddenBySearch else { return false }
    guard children.count > 1, let item = children.last?.barItems.navigationItem else {
      return children.count > 1
    }
    return item.leftBarButtonItems?.isEmpty != false && item.backAction == nil
  }

  /// Whether the user finds the toolbar: it is shown, and nobody in the stack hides it.
  ///
  /// - SeeAlso: UIKit, `UINavigationController.isToolbarHidden` and
  ///   `UIViewController.hidesBottomBarWhenPushed`: "the toolbar at the bottom of the screen is
  ///   hidden when the view controller is pushed".
  package final var hasToolbar: Bool {
    guard let knownBars, !knownBars.isToolbarHidden,
      knownBars.toolbar.knownLook?.refusesTouches != true
    else { return false }
    return !children.contains(where: \.hidesBottomBarWhenPushed)
  }

  private final var showsBackButton: Bool {
    !isNavigationBarHidden && children.last?.navigationItem.hasBackButton != false
  }

  fileprivate final var isBarAway: Bool {
    isNavigationBarHidden || knownBars?.bar.knownLook?.refusesTouches == true
  }
}

extension UITabBarController {
  /// Whether the user finds the tab bar: nobody hides it, nor in the stack of the selected tab.
  ///
  /// That the root hides it like any other is undocumented; reading chosen by this project.
  ///
  /// - SeeAlso: UIKit, `UIViewController.hidesBottomBarWhenPushed`.
  package final var hasTabBar: Bool {
    guard !isBarAway else { return false }
    guard let stack = selectedViewController as? UINavigationController else { return true }
    return !stack.children.contains(where: \.hidesBottomBarWhenPushed)
  }

  fileprivate final var isBarAway: Bool {
    knownBar.map { $0.isAway || $0.knownLook?.refusesTouches == true } ?? false
  }

  /// Whether the user finds the item of a tab, and can touch it.
  package final func hasItem(of tab: UIViewController) -> Bool {
    hasTabBar && tab.tabBarItem?.isEnabled != false
  }
}
