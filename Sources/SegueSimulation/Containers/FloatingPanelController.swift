import SegueKit

/// A content controller with panels that float over it; all of them can be seen.
///
/// The first child is the content until another is set; all others are panels, the last on top.
open class FloatingPanelController: ScriptedViewController, MainChildContainer, Declares {
  /// Which child was set last, by its birth: a weak reference would make every later retain of the
  /// child slow.
  private final var contentBirth: Int?

  /// The controller below the panels.
  public final var mainChild: UIViewController? {
    children.first { $0.birth == contentBirth } ?? children.first
  }

  /// The panels, the last one on top.
  public final var panels: [UIViewController] { children.filter { $0 !== mainChild } }

  /// Puts a controller below the panels in the place of the one that is there.
  open func setMainChild(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if let old = mainChild, old !== child {
      addChild(child)
      guard child.parent === self else { return }
      contentBirth = child.birth
      if old.parent === self {
        old.willMove(toParent: nil)
        old.removeFromParent()
      }
      child.didMove(toParent: self)
    } else if mainChild == nil {
      addChild(child)
      guard child.parent === self else { return }
      child.didMove(toParent: self)
    }
    completion?()
  }

  /// Writes down which child is the content.
  open override func encodeRestorableState(with coder: NSCoder) {
    encode(mainChild, forKey: "FloatingPanelController.mainChild", with: coder)
  }

  /// Reads what was written down.
  open override func decodeRestorableState(with coder: NSCoder) {
    let child = decodedChild(forKey: "FloatingPanelController.mainChild", with: coder)
    if let child { contentBirth = child.birth }
  }

  /// The content and then the panels.
  public final override var visibleChildren: ArraySlice<UIViewController> {
    guard let mainChild else { return [] }
    return [mainChild] + panels
  }

  /// What it believes to lie below the panels, and which panels there are.
  public final var declarations: [Declaration] { [.main(mainChild), .named("panels", panels)] }
}
