import SegueKit
import SegueSimulation

/// A container of an app with pages, of which one can be seen, and which are restored.
class AppPages: UIViewController, BranchContainer {
  private weak var current: UIViewController?

  var selectedChild: UIViewController? { children.first { $0 === current } ?? children.first }

  func select(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if child.parent === self {
      current = child
      setNeedsVisibleChildrenUpdate()
    }
    completion?()
  }

  override var visibleChildren: ArraySlice<UIViewController> {
    guard let index = children.firstIndex(where: { $0 === selectedChild }) else { return [] }
    return children[index...index]
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if subsequentVC.parent === self { select(subsequentVC, animated: true, completion: nil) }
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    let index = children.firstIndex { $0 === selectedChild }
    if let index { coder.encode(index, forKey: "page") }
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    let index = coder.decodeInteger(forKey: "page")
    if children.indices.contains(index) {
      select(children[index], animated: false, completion: nil)
    }
  }
}

/// One that begins with its first page all the same.
final class StartingPages: AppPages {
  override func applicationFinishedRestoringState() {
    super.applicationFinishedRestoringState()
    if let first = children.first { select(first, animated: false, completion: nil) }
  }
}
