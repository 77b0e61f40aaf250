// What a user does with a tab bar: the portable way to drive what UIKit leaves to a touch.

extension UITabBarController {
  /// Does what a touch of a tab's item in the tab bar does: tells the class, asks the delegate,
  /// selects the tab and tells the delegate.
  ///
  /// The tab that is selected already is asked about and told of as well; a navigation controller
  /// then goes back to its root. Nothing happens when the item is disabled, and when the tab bar is
  /// hidden or not on screen, or moves with a transition that is in flight, as that to another tab;
  /// what moves inside a tab does not move the bar.
  ///
  /// - Parameter tab: One of the tabs; a touch of anybody else does nothing.
  /// - SeeAlso: UIKit, `UITabBarControllerDelegate` and `UITabBarController`: "User taps always
  ///   display the root view of the tab, regardless of which tab was previously selected."
  public final func touchTab(_ tab: UIViewController) {
    guard tab.parentLink === self, hearsTouches, hasItem(of: tab) else { return }
    if let item = tab.tabBarItem { tabBar(tabBar, didSelect: item) }
    guard !environment.isHalted, tab.parentLink === self else { return }
    let isInFront = selectedViewController === tab
    let former = namedTab(of: selectedViewController)
    guard userMaySelect(tab) else { return }
    if isInFront {
      (tab as? UINavigationController)?.popToRootViewController(animated: true)
    } else if tab.parentLink === self {
      selectedViewController = tab
    }
    guard !environment.isHalted, let delegate else { return }
    environment.observe(.didSelect(tab, on: self))
    delegate.tabBarController(self, didSelect: tab)
    guard let named = namedTab(of: tab) else { return }
    delegate.tabBarController(self, didSelectTab: named, previousTab: former)
  }

  /// Asks whether the user may go to a tab that is still one when the delegate has answered.
  private final func userMaySelect(_ tab: UIViewController) -> Bool {
    guard let delegate else { return true }
    let named = namedTab(of: tab)
    let answer =
      named.map { delegate.tabBarController(self, shouldSelectTab: $0) } ?? true
      && delegate.tabBarController(self, shouldSelect: tab)
    environment.observe(.shouldSelect(tab, on: self, answer: answer))
    return answer && !environment.isHalted && tab.parentLink === self
  }
}
