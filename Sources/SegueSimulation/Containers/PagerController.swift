import SegueKit

/// A container with pages, of which the current one can be seen.
open class PagerController: BranchViewController, Declares {
  /// The page that can be seen, counted from zero; `nil` without pages.
  public final var currentPage: Int? { children.firstIndex { $0 === selectedChild } }

  /// Turns to the next page, if there is one.
  public final func turnForward() {
    guard let page = currentPage, children.indices.contains(page + 1) else { return }
    select(children[page + 1], animated: UIView.areAnimationsEnabled, completion: nil)
  }

  /// The pages, in order.
  open var pages: [UIViewController] { children }

  /// What it believes its pages to be.
  open var declarations: [Declaration] { [.children(pages)] }
}
