/// A change of the selected tab that somebody animates, from the moment that it was made.
struct TabChange {
  let tabs: UITabBarController
  let from: UIViewController
  let to: UIViewController
  let animated: AnimatedTransition
}

extension UITabBarController {
  /// The change from one tab to another, if it is seen and the delegate has an animator for it.
  ///
  /// The delegate is asked when the other tab is selected already, and also when code has selected
  /// it. Nobody is asked where nothing is animated (all undocumented; readings chosen by this
  /// project).
  ///
  /// - SeeAlso: UIKit,
  ///   `UITabBarControllerDelegate.tabBarController(_:animationControllerForTransitionFrom:to:)`.
  final func animatedChange(from: UIViewController?, to: UIViewController) -> TabChange? {
    guard let from, from !== to, let delegate, appearance.state == .appeared,
      environment.areAnimationsEnabled, !environment.isInBackground,
      let animator = delegate.tabBarController(
        self, animationControllerForTransitionFrom: from, to: to), isSelected(to)
    else { return nil }
    let animated = AnimatedTransition(
      of: self, from: from, to: to, by: animator,
      with: delegate.tabBarController(self, interactionControllerFor: animator))
    return TabChange(tabs: self, from: from, to: to, animated: animated)
  }
}

extension SegueEnvironment {
  /// Begins the movement that shows a change of tabs.
  func begin(_ change: TabChange) {
    guard !isHalted else { return }
    nextTabChange = change
    begin(.tab, of: change.tabs, animated: true)
  }

  /// The change of tabs that a movement shows.
  func takeTabChange(of movement: Transition.Movement) -> TabChange? {
    guard movement == .tab else { return nil }
    defer { nextTabChange = nil }
    return nextTabChange
  }
}
