import SegueKit
import SegueSimulation

/// A container of two children, of which one can be seen.
class Flipper: UIViewController, BranchContainer {
  private(set) weak var selectedChild: UIViewController?

  override func install(_ newChildren: [UIViewController]) {
    for child in newChildren {
      addChild(child)
      child.didMove(toParent: self)
    }
    selectedChild = newChildren.first
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // What the child does when its view is loaded may turn to the other one.
    selectedChild?.loadViewIfNeeded()
    if let selectedChild { view.addSubview(selectedChild.view) }
  }

  func select(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let former = selectedChild, child !== former else {
      completion?()
      return
    }
    selectedChild = child
    child.loadViewIfNeeded()
    guard selectedChild === child else {
      completion?()
      return
    }
    transition(from: former, to: child, duration: animated ? 0.3 : 0, animations: nil) { _ in
      completion?()
    }
  }

  override func unwind(for segue: UIStoryboardSegue, towards next: UIViewController) {
    if next.parent === self { select(next, animated: true, completion: nil) }
  }
}
