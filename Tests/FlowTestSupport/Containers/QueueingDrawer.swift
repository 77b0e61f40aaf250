import FlowModel
import SegueKit
import SegueSimulation

/// A drawer that slides in what it adopts, and keeps for later what comes meanwhile.
final class QueueingDrawer: DrawerController {
  private var isSliding = false
  private var queue: [UIViewController] = []

  override func show(_ viewController: UIViewController, sender: Any?) {
    guard script.scene.contract.show == .adopts else {
      return super.show(viewController, sender: sender)
    }
    queue.append(viewController)
    if !isSliding { slideNext() }
  }

  override func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    guard script.scene.contract.showDetail == .adopts else {
      return super.showDetailViewController(viewController, sender: sender)
    }
    queue.append(viewController)
    if !isSliding { slideNext() }
  }

  private func slideNext() {
    guard !queue.isEmpty else { return }
    let next = queue.removeFirst()
    isSliding = true
    UIView.animate(withDuration: 0.3) { [self] in
      addChild(next)
      if next.parent === self { next.didMove(toParent: self) }
    } completion: { [self] _ in
      isSliding = false
      slideNext()
    }
  }
}
