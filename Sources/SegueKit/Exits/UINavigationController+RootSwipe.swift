extension UINavigationController {
  /// The back swipe where there is nobody to go back to: an app that answers for the swipe itself
  /// is asked there, too.
  final var swipesAtRoot: [Touchable] {
    guard children.count == 1, let recognizer = knownBars?.recognizer, recognizer.isEnabled,
      recognizer.hasOwnDelegate
    else { return [] }
    return [Touchable("swipe-at-root") { self.swipeAtRoot(recognizer) }]
  }

  /// Begins to swipe back at the root, if the app lets it: UIKit waits for a pop that never comes,
  /// and the stack takes no further touch and shows no push.
  ///
  /// That is undocumented, and known from public reports of apps which set the delegate of
  /// `interactivePopGestureRecognizer` to `nil`; here nothing else happens than that it is told.
  private func swipeAtRoot(_ recognizer: UIGestureRecognizer) {
    guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else { return }
    environment.observe(.warned(.rootSwiped, self))
  }
}
