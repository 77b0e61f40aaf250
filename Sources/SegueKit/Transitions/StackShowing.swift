/// How far the delegate of a stack has heard of who lies on top when that first comes on screen.
///
/// It hears of no change as long as the stack stands in no window (undocumented; reading chosen by
/// this project).
///
/// - SeeAlso: UIKit, `UINavigationControllerDelegate`.
enum FirstShowing {
  /// The stack has not been on screen, and has not been changed in a window either.
  case ahead
  /// The delegate was told who will be shown.
  case begun(ControllerLink)
  /// The delegate has heard it, here or by a change.
  case over
}

extension UINavigationController {
  /// Tells the delegate who will be shown, unless the stack has been on screen, or changed in a
  /// window, before.
  ///
  /// No event says so, for the appearance of the stack is one.
  final func tellWhoWillBeFirst(animated: Bool) {
    guard case .ahead = firstShowing, !environment.isHalted, let top = children.last else { return }
    firstShowing = .begun(top.link())
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  /// Tells the delegate who is shown, when it was told that they will be.
  final func tellWhoIsFirst(animated: Bool) {
    guard case .begun(let link) = firstShowing, !environment.isHalted else { return }
    firstShowing = .over
    guard let shown = link.target else { return }
    delegate?.navigationController(self, didShow: shown, animated: animated)
  }
}

extension SegueEnvironment {
  /// Tells the delegate of a stack who will be shown by a change, or who is.
  func tell(willShow: Bool, of transition: Transition) {
    guard let change = transition.stackChange, let shown = change.shown, !isHalted,
      let delegate = change.stack.delegate
    else { return }
    let stack = change.stack
    let animated = transition.change.isAnimated
    if case .ahead = stack.firstShowing {
      guard stack.window != nil else { return }
      stack.firstShowing = .over
    }
    observe(.callback(shown, willShow ? "willShow" : "didShow"))
    if willShow {
      delegate.navigationController(stack, willShow: shown, animated: animated)
    } else {
      delegate.navigationController(stack, didShow: shown, animated: animated)
    }
  }
}
