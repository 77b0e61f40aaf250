import SegueKit

/// A main child, and side menus that slide over it, one at a time.
///
/// The first child is the main one until another is set; all others are menus. A drawer is open
/// when a menu is in front, and then the main child can still be seen beside it.
open class DrawerController: BranchViewController, MainChildContainer {
  /// Which child was set last, by its birth: a weak reference would make every later retain of the
  /// child slow.
  private final var mainBirth: Int?

  /// The controller in the middle.
  public final var mainChild: UIViewController? {
    children.first { $0.birth == mainBirth } ?? children.first
  }

  /// Whether a menu is in front.
  public final var isOpen: Bool { selectedChild !== mainChild }

  /// The drawer is closed until a menu is chosen.
  public final override var fallbackChild: UIViewController? { mainChild }

  /// Exchanges the main child and closes the drawer.
  ///
  /// A menu that becomes the main child is no longer a menu.
  open func setMainChild(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard child !== mainChild else {
      return select(child, animated: animated, completion: completion)
    }
    let old = mainChild
    if child.parent !== self { addChild(child) }
    guard child.parent === self else { return }
    mainBirth = child.birth
    if old?.parent === self {
      old?.willMove(toParent: nil)
      old?.removeFromParent()
    }
    child.didMove(toParent: self)
    select(child, animated: animated, completion: completion)
  }

  /// Writes down which child is the main one, and which is in front.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encode(mainChild, forKey: "DrawerController.mainChild", with: coder)
  }

  /// Reads what was written down.
  open override func decodeRestorableState(with coder: NSCoder) {
    let child = decodedChild(forKey: "DrawerController.mainChild", with: coder)
    if let child { mainBirth = child.birth }
    super.decodeRestorableState(with: coder)
  }

  /// The main child, and on top of it the open menu.
  public final override var visibleChildren: ArraySlice<UIViewController> {
    guard isOpen, let mainChild, let selectedChild else { return super.visibleChildren }
    return [mainChild, selectedChild]
  }
}
