import SegueKit

/// A container that shows one of its children at a time: what several containers have in common.
///
/// What it remembers is whom it has in front, and even that only as long as it is a child: a child
/// can leave without telling its container, and then another one comes to the front.
open class BranchViewController: ScriptedViewController, BranchContainer {
  private weak final var selected: UIViewController?

  /// The child in front.
  public final var selectedChild: UIViewController? {
    children.first { $0 === selected } ?? fallbackChild
  }

  /// The child that is in front when none was chosen: the first.
  open var fallbackChild: UIViewController? { children.first }

  /// Brings a child to the front; what is no child is ignored.
  open func select(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if child.parent === self, child !== selectedChild {
      selected = child
      setNeedsVisibleChildrenUpdate()
    }
    completion?()
  }

  /// The child in front and no other.
  open override var visibleChildren: ArraySlice<UIViewController> {
    guard let index = children.firstIndex(where: { $0 === selectedChild }) else { return [] }
    return children[index...index]
  }

  /// Brings the next controller to the front when it is a child.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    guard subsequentVC.parent === self else { return }
    select(subsequentVC, animated: UIView.areAnimationsEnabled, completion: nil)
  }
}
