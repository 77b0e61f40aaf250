// Whom `show` and `showDetail` reach.
extension UIViewController {
  /// Walks up the parents; a presentation is not crossed (undocumented; reading chosen by this
  /// project).
  ///
  /// - SeeAlso: UIKit, `UIViewController.targetViewController(forAction:sender:)`.
  final func nearestOverriding(_ action: Selector, sender: Any?) -> UIViewController? {
    selfOrAncestor {
      $0.overriddenActions.contains(action) && $0.canPerformAction(action, withSender: sender)
    }
  }

  /// What `show` and `showDetail` do in a class that does not override them.
  ///
  /// A class that overrides one and calls `super` is its own target; then the controller is
  /// presented, and the search does not start again.
  ///
  /// - SeeAlso: UIKit, the header comment of `UIViewController.show(_:sender:)`.
  final func showByTarget(_ action: Selector, _ controller: UIViewController, sender: Any?) {
    guard !environment.isHalted else { return }
    let target = targetViewController(forAction: action, sender: sender)
    dispatch(action, controller, to: target === self ? nil : target, sender: sender)
  }

  /// What a show or show detail segue of this controller does.
  final func dispatch(_ action: Selector, _ controller: UIViewController, sender: Any?) {
    let target = targetViewController(forAction: action, sender: sender)
    dispatch(action, controller, to: target, sender: sender)
  }

  private final func dispatch(
    _ action: Selector, _ controller: UIViewController, to target: UIViewController?, sender: Any?
  ) {
    guard let target else { return presentOnTop(controller) }
    let before = environment.showSource
    environment.showSource = self
    if action == .show {
      target.show(controller, sender: sender ?? self)
    } else {
      target.showDetailViewController(controller, sender: sender ?? self)
    }
    environment.showSource = before
  }

  /// Presents from the top-most presented controller of the window; without a window, nothing.
  ///
  /// UIKit says that the controller is presented modally and not by whom (undocumented; reading
  /// chosen by this project).
  private final func presentOnTop(_ controller: UIViewController) {
    guard let top = window?.topmostPresented else { return }
    top.present(controller, animated: environment.areAnimationsEnabled)
  }
}
