// From two columns to one and back.
extension UISplitViewController {
  /// What the primary column took, or was shown last as a detail.
  final var detail: UIViewController? { detailLink?.target }

  /// The detail, as long as the primary column still has it, while there is only that column.
  package final var heldDetail: UIViewController? {
    guard isCollapsed, let detail, let primary = children.first, detail.parentLink === primary
    else { return nil }
    return detail
  }

  /// Has the primary column show a detail while there is only that column.
  ///
  /// A stack may take a navigation controller in this way, and in no other.
  ///
  /// - SeeAlso: UIKit, the header comment of `UISplitViewController`.
  final func showDetail(
    _ controller: UIViewController, in primary: UIViewController, sender: Any?
  ) {
    detailOnItsWay = controller
    primary.show(controller, sender: sender)
    detailOnItsWay = nil
    if controller.parentLink === primary { detailLink = controller.link() }
  }

  /// Puts the secondary column into the primary one.
  ///
  /// The delegate is asked first, then the primary column. What neither takes is kept for the
  /// expansion (undocumented; reading chosen by this project).
  ///
  /// - SeeAlso: UIKit,
  ///   `UISplitViewControllerDelegate.splitViewController(_:collapseSecondary:onto:)` and
  ///   `UIViewController.collapseSecondaryViewController(_:for:)`.
  final func collapse() {
    guard !hasNamedColumns else { return collapseNamed() }
    isCollapsed = true
    collapseColumns()
    guard !environment.isHalted else { return }
    environment.observe(.collapsed(self))
  }

  /// Leaves one of two columns, as when they collapse, or are given while there is to be one only.
  final func collapseColumns() {
    detailLink = nil
    guard children.count > 1, !environment.isHalted else { return }
    let named = delegate?.primaryViewController(forCollapsing: self)
    let primary = children[0]
    let secondary = children[1]
    secondary.willMove(toParent: nil)
    secondary.leave()
    let left = stand(named, for: primary)
    collapse(secondary, onto: left)
  }

  private func collapse(_ secondary: UIViewController, onto primary: UIViewController) {
    let isDone =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    if !isDone, !environment.isHalted {
      primary.collapseSecondaryViewController(secondary, for: self)
    }
    if secondary.parentLink === primary { detailLink = secondary.link() }
    if !secondary.hasPlace { keep(secondary) }
    if secondary.parentLink == nil { secondary.didMove(toParent: nil) }
  }

  private func keep(_ secondary: UIViewController?) {
    keptSecondary?.keeperLink = nil
    keptSecondary = secondary
    secondary?.keeperLink = link()
  }

  /// Puts the columns side by side again.
  ///
  /// - SeeAlso: UIKit,
  ///   `UISplitViewControllerDelegate.splitViewController(_:separateSecondaryFrom:)` and
  ///   `UIViewController.separateSecondaryViewController(for:)`.
  final func expand() {
    guard !hasNamedColumns else { return expandNamed() }
    isCollapsed = false
    let kept = keptSecondary
    keep(nil)
    if let left = children.first {
      let named = delegate?.primaryViewController(forExpanding: self)
      let primary = stand(named, for: left)
      let separated =
        delegate?.splitViewController(self, separateSecondaryFrom: primary)
        ?? primary.separateSecondaryViewController(for: self)
      if let secondary = separated ?? kept { stand(secondary, at: 1) }
    } else if let kept {
      stand(kept, at: 0)
    }
    detailLink = nil
    guard !environment.isHalted else { return }
    environment.observe(.expanded(self))
  }

  /// Puts the column that a delegate has named in the place of another.
  ///
  /// - Returns: The column that stands there afterwards.
  private func stand(
    _ named: UIViewController?, for column: UIViewController
  ) -> UIViewController {
    guard let named, named !== column, !named.hasPlace,
      let index = children.firstIndex(where: { $0 === column })
    else { return column }
    column.willMove(toParent: nil)
    column.leave()
    column.didMove(toParent: nil)
    stand(named, at: index)
    return named
  }

  final func stand(_ column: UIViewController, at index: Int) {
    guard !environment.isHalted, !column.hasPlace else { return }
    insert(column, at: index)
    if column.parentLink === self { column.didMove(toParent: self) }
  }
}

extension UIViewController {
  /// Whether a split view controller keeps the controller for the time when it expands.
  package final var isPutAside: Bool { keeperLink?.target != nil }
}
