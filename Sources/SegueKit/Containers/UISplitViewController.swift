/// Who decides what a split view controller does with a controller that it is to show.
///
/// - SeeAlso: UIKit, `UISplitViewControllerDelegate`.
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Whether the delegate shows the detail itself; no by default.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController, sender: Any?
  ) -> Bool

  /// Whether the delegate shows the controller itself; no by default.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// Leaves it to the split view controller.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }

  /// Leaves it to the split view controller.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
}

/// A primary and a secondary column side by side; always expanded.
///
/// - SeeAlso: UIKit, `UISplitViewController`.
open class UISplitViewController: UIViewController {
  /// Who is asked first; not kept.
  public weak final var delegate: (any UISplitViewControllerDelegate)?

  /// The columns, primary first.
  public final var viewControllers: [UIViewController] {
    get { children }
    set { replaceColumns(with: newValue) }
  }

  /// The overrides of `show` and `showDetailViewController`, which replace a column.
  open override var overriddenActions: [Selector] { Self.overridden }

  private static let overridden: [Selector] = [.show, .showDetail]

  /// Replaces the column that the request came from, or the primary one.
  ///
  /// - SeeAlso: UIKit, the header comment of `UISplitViewController`.
  open override func show(_ viewController: UIViewController, sender: Any?) {
    guard !environment.isHalted else { return }
    if let delegate,
      delegate.splitViewController(self, show: viewController, sender: sender)
    {
      return
    }
    let origin = environment.showSource.flatMap(child(leadingTo:))
    let column = children.firstIndex { $0 === origin } ?? 0
    replaceColumn(column, with: viewController)
  }

  /// Replaces the whole secondary column.
  ///
  /// The header comment says that a secondary which implements `show` gets that instead; what is
  /// documented and observed is the replacement.
  ///
  /// - SeeAlso: UIKit, `UISplitViewController.showDetailViewController(_:sender:)`.
  open override func showDetailViewController(
    _ viewController: UIViewController, sender: Any?
  ) {
    guard !environment.isHalted else { return }
    if let delegate,
      delegate.splitViewController(self, showDetail: viewController, sender: sender)
    {
      return
    }
    replaceColumn(1, with: viewController)
  }
}

extension UISplitViewController {
  private func replaceColumn(_ column: Int, with controller: UIViewController) {
    let old = children.indices.contains(column) ? children[column] : nil
    guard !environment.isHalted, old !== controller else { return }
    guard canContain(controller) else {
      return environment.misuse(.inconsistentHierarchy, controller)
    }
    old?.willMove(toParent: nil)
    controller.leave()
    let index = children.firstIndex { $0 === old } ?? children.count
    if old?.parentLink === self { old?.leave() }
    insert(controller, at: index)
    guard controller.parentLink === self else { return }
    environment.observe(.replaced(controller, on: self))
    environment.updateAppearance()
    if let old, old.parentLink == nil { old.didMove(toParent: nil) }
    controller.didMove(toParent: self)
  }

  private func replaceColumns(with columns: [UIViewController]) {
    guard !environment.isHalted else { return }
    for column in columns where column.parentLink !== self && !canContain(column) {
      return environment.misuse(.inconsistentHierarchy, column)
    }
    let removed = children.filter { child in !columns.contains { $0 === child } }
    environment.withOneUpdate {
      for column in removed { column.removeFromParent() }
      for column in columns {
        addChild(column)
        column.didMove(toParent: self)
      }
    }
  }
}
