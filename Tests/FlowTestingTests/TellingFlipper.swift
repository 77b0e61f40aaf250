import SegueKit
import SegueSimulation

/// A flipper that does without views, and tells the child in front itself when it comes and goes.
class TellingFlipper: UIViewController, BranchContainer {
  private var isFlipped = false
  private var isShown = false
  private weak var told: UIViewController?

  var selectedChild: UIViewController? { isFlipped ? children.last : children.first }

  override var visibleChildren: ArraySlice<UIViewController> {
    isFlipped ? children.suffix(1) : children.prefix(1)
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    isShown = true
    if told !== selectedChild { told?.endAppearanceTransition() }
    told = selectedChild
    told?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) { told?.endAppearanceTransition() }

  override func viewWillDisappear(_ animated: Bool) {
    isShown = false
    told?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    told?.endAppearanceTransition()
    told = nil
  }

  func select(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if isShown, let former = told, child !== former {
      former.beginAppearanceTransition(false, animated: animated)
      flip(to: child)
      told = child
      child.beginAppearanceTransition(true, animated: animated)
      former.endAppearanceTransition()
      child.endAppearanceTransition()
    } else {
      flip(to: child)
    }
    completion?()
  }

  override func unwind(for segue: UIStoryboardSegue, towards next: UIViewController) {
    if next.parent === self { select(next, animated: true, completion: nil) }
  }

  private func flip(to child: UIViewController) {
    isFlipped = child === children.last
    setNeedsVisibleChildrenUpdate()
  }
}
