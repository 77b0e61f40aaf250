import SegueKit
import SegueSimulation

// Links that are wrong in one way each.

final class PresumptuousLink: LinkController {
  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    answers(source.unwindAction, from: source.source, sender: source.sender)
      ? [] : super.allowedChildrenForUnwinding(from: source)
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    answers(action, from: fromViewController, sender: sender)
      || super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }

  private func answers(
    _ action: Selector, from source: UIViewController, sender: Any?
  ) -> Bool {
    guard unwindAction(for: action) == nil, let linked else { return false }
    return linked.canPerformUnwindSegueAction(action, from: source, sender: sender)
  }
}

final class EagerLink: LinkController {
  override func install(_ newChildren: [UIViewController]) {
    super.install(newChildren)
    loadViewIfNeeded()
  }
}
