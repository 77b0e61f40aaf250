extension UIViewController {
  /// Puts the view of one child in the place of another's while something is animated.
  ///
  /// When the second view is in place already, as when the user turns back before the end, it comes
  /// to the front. A view that was asked for again meanwhile is not taken out.
  ///
  /// - SeeAlso: UIKit,
  ///   `UIViewController.transition(from:to:duration:options:animations:completion:)`: "This method
  ///   adds the second view controller's view to the view hierarchy", and removes that of the first
  ///   one "after the animation completes";
  ///   that it may turn round is undocumented; reading chosen by this project.
  final func exchangeViews(
    of leaving: UIViewController, _ entering: UIViewController, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard !environment.isHalted else { return }
    for child in [leaving, entering] where child.parentLink !== self {
      return environment.misuse(.transitionsBetweenStrangers, child)
    }
    let isAnimated =
      environment.areAnimationsEnabled && !environment.isInBackground && window != nil
    var change = AppearanceChange()
    change.isAnimated = isAnimated
    environment.postponements += 1
    let place = leaving.view.room ?? view
    leaving.appearance.isOnItsWayOut = entering !== leaving
    entering.appearance.isOnItsWayOut = false
    if let entering = entering.view { place?.addSubview(entering) }
    environment.postponements -= 1
    change = environment.beginAppearance(change)
    UIView.animate(
      withDuration: 0, animations: { animations?() },
      completion: { [environment] isFinished in
        if leaving.appearance.isOnItsWayOut || leaving.parentLink !== self {
          leaving.appearance.isOnItsWayOut = false
          if leaving.ownView?.superviewLink === place { leaving.ownView?.removeFromSuperview() }
        }
        environment.end(change)
        completion?(isFinished)
      })
  }
}
