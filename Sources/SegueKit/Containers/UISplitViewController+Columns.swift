// Columns by name, of a split view controller that was made with a style: who is given for them.
extension UISplitViewController {
  /// How many columns there are, and whether they have names.
  ///
  /// - SeeAlso: UIKit, `UISplitViewController.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// Two columns without names, as ``viewControllers`` lists them.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }

  /// The name of a column.
  ///
  /// - SeeAlso: UIKit, `UISplitViewController.Column`.
  public enum Column: Int, Hashable, Sendable, CaseIterable {
    /// The first one.
    case primary
    /// The one between the two others.
    case supplementary
    /// The last one.
    case secondary
    /// What stands in place of all others in a compact window.
    case compact
  }
}

extension UISplitViewController {
  /// Everybody who will stand in a named column and does not yet.
  package final var columnsAside: [UIViewController] {
    namedColumns?.all.filter { !$0.hasPlace } ?? []
  }

  /// Whether the columns have names.
  package final var hasNamedColumns: Bool { namedColumns != nil }

  /// Whether there is one column only, with a controller that is there for that.
  final var showsCompactColumn: Bool {
    guard isCollapsed, let compact = namedColumns?[.compact] else { return false }
    return compact.parentLink === self
  }

  /// Puts a controller into a column, and takes out who stood there.
  final func exchange(_ column: Column, for controller: UIViewController?) {
    guard !environment.isHalted else { return }
    guard let columns = namedColumns else { return environment.misuse(.columnsWithoutStyle, self) }
    guard columns.given(for: column) !== controller else { return }
    if let controller, !canContain(controller) {
      return environment.misuse(.inconsistentHierarchy, controller)
    }
    let old = columns[column]
    namedColumns?.give(controller, for: column)
    old?.keeperLink = nil
    let new = namedColumns?[column]
    new?.keeperLink = link()
    guard !isAskingForTop else { return }
    if isCollapsed {
      exchange(old, for: new, whileCollapsed: column)
    } else if column != .compact {
      exchange(old, for: new, besides: column)
    }
  }

  private func exchange(
    _ old: UIViewController?, for new: UIViewController?, besides column: Column
  ) {
    guard let new, let place = namedColumns?.sideBySide.firstIndex(of: column) else {
      if let old, old.parentLink === self { drop(old) }
      return
    }
    replaceColumn(old, with: new, at: place)
  }

  private func exchange(
    _ old: UIViewController?, for new: UIViewController?, whileCollapsed column: Column
  ) {
    if column == .compact {
      collapseAgain()
    } else if let old, old.parentLink === self {
      if let new { replaceColumn(old, with: new, at: 0) } else { collapseAgain() }
    } else if let old, let stack = old.parentLink as? UINavigationController {
      var stacked = stack.children.filter { $0 !== old }
      if let new, let place = stack.children.firstIndex(where: { $0 === old }) {
        detailOnItsWay = new
        stacked.insert(new, at: place)
      }
      stack.setViewControllers(stacked, animated: false)
      detailOnItsWay = nil
    } else if children.isEmpty {
      collapseAgain()
    } else if let new, appearance.isLoading, let base = children.first, !showsCompactColumn {
      // Columns that are given as the view loads lie on the stack from the beginning.
      if let top = topColumn, column.rawValue <= top.rawValue { lay(new, on: base) }
    }
  }

  private final func drop(_ column: UIViewController) {
    column.willMove(toParent: nil)
    column.removeFromParent()
  }

  private func collapseAgain() {
    for column in namedColumns?.all ?? []
    where column.parentLink != nil && column.parentLink !== self {
      take(column)
    }
    for child in children { drop(child) }
    standCollapsed()
    environment.updateAppearance()
  }
}
