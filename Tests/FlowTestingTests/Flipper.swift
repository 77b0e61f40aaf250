import SegueKit
import SegueSimulation

/// A container of two children, of which one can be seen.
class Flipper: UIViewController, BranchContainer {
  private var isFlipped = false

  var selectedChild: UIViewController? { isFlipped ? children.last : children.first }

  func select(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    isFlipped = child === children.last
    setNeedsVisibleChildrenUpdate()
    completion?()
  }

  override var visibleChildren: ArraySlice<UIViewController> {
    isFlipped ? children.suffix(1) : children.prefix(1)
  }

  override func unwind(for segue: UIStoryboardSegue, towards next: UIViewController) {
    if next.parent === self { select(next, animated: true, completion: nil) }
  }
}
