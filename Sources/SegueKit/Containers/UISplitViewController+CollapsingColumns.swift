// From columns with names to one, and back.
extension UISplitViewController {
  /// Puts the named columns into the first one, or in its place who is there for that.
  ///
  /// They come to lie on the stack of the first one, up to the one that the delegate names; by
  /// default that is the last one, or who is there for compact windows, who stands alone. Each is
  /// kept, also when it leaves the stack. That the delegate is asked where somebody is there for
  /// that, too, is undocumented; reading chosen by this project.
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

  /// Has those stand there who do while there is one column only.
  final func standCollapsed() {
    guard let top = topColumn, !environment.isHalted, let columns = namedColumns else { return }
    if top == .compact, let compact = columns[.compact] { return stand(compact, at: 0) }
    guard let first = columns.sideBySide.first, let base = columns[first] else { return }
    stand(base, at: 0)
    for column in columns.sideBySide.dropFirst() where column.rawValue <= top.rawValue {
      if let next = columns[column] { lay(next, on: base) }
    }
  }

  /// The column that is to lie on top, by default the one for compact windows, else the last one;
  /// what the delegate gives when it is asked stands there afterwards.
  final var topColumn: Column? {
    guard let columns = namedColumns, let last = columns.sideBySide.last else { return nil }
    let proposed = columns[.compact] == nil ? last : .compact
    isAskingForTop = true
    defer { isAskingForTop = false }
    return delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
  }

  /// Lays a column on the stack of the first one.
  final func lay(_ column: UIViewController, on base: UIViewController) {
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

  /// Takes a column away from where it stands, to stand elsewhere.
  final func take(_ column: UIViewController) {
    column.willMove(toParent: nil)
    column.leave()
    column.didMove(toParent: nil)
  }
}
