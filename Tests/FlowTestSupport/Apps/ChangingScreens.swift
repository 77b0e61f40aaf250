import SegueKit
import SegueSimulation

/// A container that can exchange its first child, as UIKit's guide for containers says.
class ChangingScreen: UIViewController, MainChildContainer {
  private weak var latest: UIViewController?

  final var mainChild: UIViewController? {
    children.first { $0 === latest } ?? children.first
  }

  override func install(_ newChildren: [UIViewController]) {
    for child in newChildren {
      addChild(child)
      child.didMove(toParent: self)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in children {
      child.loadViewIfNeeded()
      if child.parent === self { view.addSubview(child.view) }
    }
  }

  final func setMainChild(
    _ child: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    defer { completion?() }
    guard child.parent !== self else { return }
    if let former = mainChild {
      former.willMove(toParent: nil)
      takeOut(former)
      former.removeFromParent()
    }
    addChild(child)
    latest = child
    if isViewLoaded { view.addSubview(child.view) }
    child.didMove(toParent: self)
  }

  func takeOut(_ child: UIViewController) { child.viewIfLoaded?.removeFromSuperview() }
}

final class PilingScreen: ChangingScreen {
  override func takeOut(_ child: UIViewController) {}
}
