// Columns by name, of a split view controller that was made with a style.
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

/// Who stands in the columns of a split view controller that was made with a style.
struct NamedColumns {
  let style: UISplitViewController.Style
  /// Whom the app has given, by the number of the column; not kept.
  private var given: [ControllerLink?] = [nil, nil, nil, nil]
  /// Who stands there: those that were given, or the stacks made for them.
  private var standing: [UIViewController?] = [nil, nil, nil, nil]

  init(_ style: UISplitViewController.Style) { self.style = style }

  /// Whom the app has given for a column.
  func given(for column: UISplitViewController.Column) -> UIViewController? {
    given[column.rawValue]?.target
  }

  /// Who stands in a column when it is shown.
  subscript(_ column: UISplitViewController.Column) -> UIViewController? {
    standing[column.rawValue]
  }

  mutating func give(_ controller: UIViewController?, for column: UISplitViewController.Column) {
    given[column.rawValue] = controller?.link()
    standing[column.rawValue] = controller.map { column == .compact ? $0 : $0.stackOfColumn }
  }

  /// The columns that lie side by side in a wide window, in order; the style says which there are.
  var sideBySide: [UISplitViewController.Column] {
    let names: [UISplitViewController.Column] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    return names.filter { self[$0] != nil }
  }

  /// Everybody who stands in a column or will.
  var all: [UIViewController] { standing.compactMap(\.self) }
}

extension UIViewController {
  /// The navigation controller that stands in a column for the controller, or itself.
  fileprivate final var stackOfColumn: UIViewController {
    self is UINavigationController || self is UISplitViewController
      ? self : UINavigationController(rootViewController: self)
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
  private final var showsCompactColumn: Bool {
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

  private func drop(_ column: UIViewController) {
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

// Showing and hiding.
extension UISplitViewController {
  /// How many of the columns can be seen side by side, the last ones.
  private final var countInSight: Int {
    switch displayMode {
    case .secondaryOnly: 1
    case .oneBesideSecondary, .oneOverSecondary: 2
    case .automatic, .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 3
    }
  }

  /// The named columns that can be seen, in the order of the children.
  final var columnsInSight: ArraySlice<UIViewController> {
    isCollapsed || namedColumns == nil ? children[...] : children.suffix(countInSight)
  }

  final func bring(_ column: Column) {
    guard !environment.isHalted else { return }
    guard let columns = namedColumns else { return environment.misuse(.columnsWithoutStyle, self) }
    guard let wanted = columns[column], !showsCompactColumn, column != .compact else { return }
    guard isCollapsed else { return show(columns, from: column) }
    guard let base = children.first, wanted !== base else { return popToBase() }
    if let stack = base as? UINavigationController, wanted.parentLink === stack {
      stack.popToViewController(wanted, animated: environment.areAnimationsEnabled)
    } else {
      delegate?.splitViewController(self, willShow: column)
      showDetail(wanted, in: base, sender: nil)
    }
  }

  /// Brings a column in sight with all after it.
  private func show(_ columns: NamedColumns, from column: Column) {
    guard let place = columns.sideBySide.firstIndex(of: column) else { return }
    let count = columns.sideBySide.count - place
    guard count > countInSight else { return }
    delegate?.splitViewController(self, willShow: column)
    changeMode(to: count == 2 ? .oneBesideSecondary : .twoBesideSecondary)
  }

  final func putAway(_ column: Column) {
    guard !environment.isHalted else { return }
    guard let columns = namedColumns else { return environment.misuse(.columnsWithoutStyle, self) }
    guard let found = columns[column], !showsCompactColumn, column != .compact else { return }
    guard !isCollapsed else { return pop(found) }
    guard let place = columns.sideBySide.firstIndex(of: column), column != .secondary else {
      return
    }
    let left = columns.sideBySide.count - place - 1
    guard left < countInSight else { return }
    delegate?.splitViewController(self, willHide: column)
    changeMode(to: left == 1 ? .secondaryOnly : .oneBesideSecondary)
  }

  final func changeMode(to mode: DisplayMode) {
    guard namedColumns != nil, mode != displayMode else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    modeOfTheMoment = mode
    environment.updateAppearance()
  }

  /// Takes off the stack what lies above the first column and is a column itself.
  private func popToBase() {
    guard let stack = children.first as? UINavigationController,
      let place = stack.children.firstIndex(where: { $0.keeperLink?.target === self }), place > 0
    else { return }
    stack.popToViewController(
      stack.children[place - 1], animated: environment.areAnimationsEnabled)
  }

  private func pop(_ column: UIViewController) {
    guard let stack = column.parentLink as? UINavigationController,
      let place = stack.children.firstIndex(where: { $0 === column }), place > 0
    else { return }
    stack.popToViewController(
      stack.children[place - 1], animated: environment.areAnimationsEnabled)
  }
}

// From columns with names to one, and back.
extension UISplitViewController {
  /// Puts the named columns into the first one, or in its place who is there for that.
  ///
  /// They come to lie on the stack of the first one, up to the one that the delegate names; by
  /// default that is the last one. Each is kept, also when it leaves the stack.
  ///
  /// - SeeAlso: UIKit, `UISplitViewControllerDelegate.splitViewController(
  ///   _:topColumnForCollapsingToProposedTopColumn:)`.
  final func collapseNamed() {
    isCollapsed = true
    let left = children
    for column in left {
      column.willMove(toParent: nil)
      column.leave()
    }
    standCollapsed()
    for column in left where column.parentLink == nil { column.didMove(toParent: nil) }
    guard !environment.isHalted else { return }
    environment.observe(.collapsed(self))
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func standCollapsed() {
    if let compact = namedColumns?[.compact] { return stand(compact, at: 0) }
    guard let top = topColumn, !environment.isHalted, let columns = namedColumns,
      let first = columns.sideBySide.first,
      let base = columns[first]
    else { return }
    stand(base, at: 0)
    for column in columns.sideBySide.dropFirst() where column.rawValue <= top.rawValue {
      if let next = columns[column] { lay(next, on: base) }
    }
  }

  /// The column that is to lie on top, by default the last one; what the delegate gives when it is
  /// asked stands there afterwards.
  private var topColumn: Column? {
    guard let last = namedColumns?.sideBySide.last else { return nil }
    isAskingForTop = true
    defer { isAskingForTop = false }
    return delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: last)
      ?? last
  }

  private func lay(_ column: UIViewController, on base: UIViewController) {
    base.collapseSecondaryViewController(column, for: self)
    if column.parentLink === base { detailLink = column.link() }
  }

  /// Puts the named columns side by side again, also those that have left the stack since.
  ///
  /// - SeeAlso: UIKit, `UISplitViewControllerDelegate.splitViewController(
  ///   _:displayModeForExpandingToProposedDisplayMode:)`.
  final func expandNamed() {
    isCollapsed = false
    detailLink = nil
    guard let columns = namedColumns else { return }
    if let compact = columns[.compact], compact.parentLink === self { take(compact) }
    for (place, column) in columns.sideBySide.enumerated() {
      guard let standing = columns[column], standing.parentLink !== self else { continue }
      if standing.parentLink != nil { take(standing) }
      stand(standing, at: place)
    }
    guard !environment.isHalted else { return }
    let proposed = displayMode
    let mode = delegate?.splitViewController(
      self, displayModeForExpandingToProposedDisplayMode: proposed)
    if let mode, mode != .automatic { modeOfTheMoment = mode }
    environment.observe(.expanded(self))
    delegate?.splitViewControllerDidExpand(self)
  }

  private func take(_ column: UIViewController) {
    column.willMove(toParent: nil)
    column.leave()
    column.didMove(toParent: nil)
  }
}
