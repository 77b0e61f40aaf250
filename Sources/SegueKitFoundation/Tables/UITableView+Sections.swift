// What is above and below sections.
extension UITableView {
  /// A place above or below a section.
  enum Surrounding: Hashable {
    case header(Int)
    case footer(Int)
  }

  private static let sectionsInSight = 20

  /// The view above a section, if it is one that is used again.
  ///
  /// - SeeAlso: UIKit, `UITableView.headerView(forSection:)`.
  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    surrounding(.header(section)) as? UITableViewHeaderFooterView
  }

  /// The view below a section, if it is one that is used again.
  ///
  /// - SeeAlso: UIKit, `UITableView.footerView(forSection:)`.
  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    surrounding(.footer(section)) as? UITableViewHeaderFooterView
  }

  /// Puts in what is above and below the first sections.
  final func showSurroundings() {
    for section in counts.indices.prefix(Self.sectionsInSight) {
      _ = surrounding(.header(section))
      _ = surrounding(.footer(section))
    }
  }

  private final func surrounding(_ place: Surrounding) -> UIView? {
    if let known = surroundings[place] { return known }
    guard let delegate, let view = makeSurrounding(place, by: delegate) else { return nil }
    surroundings[place] = view
    (view as? UITableViewHeaderFooterView)?.setNeedsUpdateConfiguration()
    switch place {
    case .header(let section):
      delegate.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer(let section):
      delegate.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    addSubview(view)
    return view
  }

  private final func makeSurrounding(
    _ place: Surrounding, by delegate: any UITableViewDelegate
  ) -> UIView? {
    switch place {
    case .header(let section):
      counts.indices.contains(section)
        ? delegate.tableView(self, viewForHeaderInSection: section) : nil
    case .footer(let section):
      counts.indices.contains(section)
        ? delegate.tableView(self, viewForFooterInSection: section) : nil
    }
  }

  package final func dropSurroundings() {
    for section in 0..<(rows.counts ?? []).count {
      dropSurrounding(.header(section))
      dropSurrounding(.footer(section))
    }
  }

  private final func dropSurrounding(_ place: Surrounding) {
    guard let view = surroundings.removeValue(forKey: place) else { return }
    if view.superview === self { view.removeFromSuperview() }
    if let view = view as? ReusableView { rows.pool.recycle(view, kind: besideKind) }
  }
}
