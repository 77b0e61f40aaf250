extension UIViewController {
  /// The coordinator of the transition that the controller, or else its nearest ancestor, takes
  /// part in; `nil` when there is none, and when it is not animated.
  ///
  /// It is there from before anybody is told until all have been: for the delegate of a stack, for
  /// the appearance callbacks at both ends, and in between. For the completions, its own and that
  /// of the call, the transition is over. Of a stack take part the stack, what it held and what it
  /// holds now; of tabs, if somebody animates them, the tab bar controller and both tabs; of a
  /// presentation or dismissal who presents and who is presented, and all whose views come or go.
  ///
  /// - SeeAlso: UIKit, `UIViewController.transitionCoordinator`. That it is still there while
  ///   controllers are told that they have come or gone, and no more for the completions, is
  ///   undocumented; reading chosen by this project.
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    environment.transition(of: self).map(environment.coordinator(of:))
  }
}
