import SegueKit

/// A container that shows one of its children at a time: what several containers have in common.
///
/// What it remembers is whom it has in front, and even that only as long as it is a child: a child
/// can leave without telling its container, and then another one comes to the front.
open class BranchViewController: ScriptedViewController, BranchContainer {
  /// Which child was chosen last, by its birth: a weak reference would make every later retain of
  /// the child slow.
  private final var selectedBirth: Int?

  /// The child in front.
  public final var selectedChild: UIViewController? {
    children.first { $0.birth == selectedBirth } ?? fallbackChild
  }

  /// The child that is in front when none was chosen: the first.
  open var fallbackChild: UIViewController? { children.first }

  /// Brings a child to the front; what is no child is ignored.
  open func select(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if child.parent === self {
      let isInFront = child === selectedChild
      selectedBirth = child.birth
      if !isInFront { setNeedsVisibleChildrenUpdate() }
    }
    completion?()
  }

  /// The child in front and no other.
  open override var visibleChildren: ArraySlice<UIViewController> {
    let front = selectedChild
    guard let index = children.firstIndex(where: { $0 === front }) else { return [] }
    return children[index...index]
  }

  /// Writes down which child is in front.
  open override func encodeRestorableState(with coder: NSCoder) {
    encode(selectedChild, forKey: "BranchViewController.selectedChild", with: coder)
  }

  /// Brings the child to the front that was there.
  open override func decodeRestorableState(with coder: NSCoder) {
    let child = decodedChild(forKey: "BranchViewController.selectedChild", with: coder)
    if let child { select(child, animated: false, completion: nil) }
  }

  /// Brings the next controller to the front when it is a child.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    guard subsequentVC.parent === self else { return }
    select(subsequentVC, animated: UIView.areAnimationsEnabled, completion: nil)
  }
}
