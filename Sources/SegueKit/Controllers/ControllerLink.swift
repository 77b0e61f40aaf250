/// A way back to a controller that does not keep it and knows when it is gone.
///
/// Each controller has at most one and clears it when it dies. It stands in for a `weak`
/// reference, which would make every later retain and release of the controller slow.
package final class ControllerLink {
  /// The controller, or `nil` when it is gone.
  @exclusivity(unchecked)
  package fileprivate(set) final unowned var target: UIViewController?
  /// The birth of the controller, which stays when that is gone.
  package let birth: Int

  init(to target: UIViewController) {
    self.target = target
    birth = target.birth
  }
}

extension UIViewController {
  /// The one link to this controller.
  package final func link() -> ControllerLink {
    if let ownLink { return ownLink }
    let made = ControllerLink(to: self)
    ownLink = made
    return made
  }

  /// Clears what leads back to this controller; the last thing that it does.
  final func clearBacklinks() {
    if let ownLink {
      ownLink.target = nil
      environment.closeFinishedIntermediates()
    }
    for child in children { child.parentLink = nil }
    presented?.losePresenter()
  }
}
