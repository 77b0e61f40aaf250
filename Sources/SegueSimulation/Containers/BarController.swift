import SegueKit

/// A container with a bar of its own, whose items stand for the children.
///
/// The bar is a thing apart, as it is in real containers: it is told what to highlight.
open class BarController: BranchViewController, Declares {
  /// The bar: it knows which item is highlighted and nothing else.
  public final class Bar {
    /// The child whose item is highlighted.
    public weak var highlighted: UIViewController?
  }

  /// The bar.
  public let bar = Bar()

  /// Brings a child to the front and highlights its item.
  open override func select(
    _ child: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    if child.parent === self { bar.highlighted = child }
    super.select(child, animated: animated, completion: completion)
  }

  /// The item that the bar highlights; when the child of it has left, that of the child in front.
  public final var declarations: [Declaration] {
    let highlighted = children.first { $0 === bar.highlighted }
    return [.selection(highlighted ?? selectedChild)]
  }
}
