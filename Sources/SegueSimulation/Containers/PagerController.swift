import SegueKit

/// A container with pages, of which the current one can be seen.
open class PagerController: BranchViewController, Declares {
  /// The pages, in order.
  open var pages: [UIViewController] { children }

  /// What it believes its pages to be.
  open var declarations: [Declaration] { [.children(pages)] }
}
