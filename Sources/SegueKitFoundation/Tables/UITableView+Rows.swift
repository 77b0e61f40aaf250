// What rows there are, and their cells.
extension UITableView {
  /// Registers a class for the cells of an identifier.
  ///
  /// - SeeAlso: UIKit, `UITableView.register(_:forCellReuseIdentifier:)`.
  public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    rows.pool.register(cellClass, for: ReusePool.Purpose(kind: cellKind, identifier: identifier))
  }

  /// Registers a file for the cells of an identifier; they are plain cells.
  public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(UITableViewCell.self, forCellReuseIdentifier: identifier)
  }

  /// Registers a class for the views beside sections of an identifier.
  ///
  /// - SeeAlso: UIKit, `UITableView.register(_:forHeaderFooterViewReuseIdentifier:)`.
  public final func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    rows.pool.register(aClass, for: ReusePool.Purpose(kind: besideKind, identifier: identifier))
  }

  /// Registers a file for the views beside sections of an identifier; they are plain views.
  public final func register(
    _ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: identifier)
  }

  /// A cell that waits to be used again, or a new one if somebody has registered the identifier or
  /// drawn a prototype for it; otherwise none.
  ///
  /// - SeeAlso: UIKit, `UITableView.dequeueReusableCell(withIdentifier:)`.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let isKnown = rows.pool.knows(ReusePool.Purpose(kind: cellKind, identifier: identifier))
    return isKnown || nearestController?.mayDraw(identifier) == true ? dequeue(identifier) : nil
  }

  /// A cell for a row that waits to be used again, or a new one.
  ///
  /// An identifier that nobody has registered is that of a prototype in the storyboard of its
  /// controller; where there is none, UIKit raises an exception.
  ///
  /// - SeeAlso: UIKit, `UITableView.dequeueReusableCell(withIdentifier:for:)`.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeue(identifier)
  }

  private final func dequeue(_ identifier: String) -> UITableViewCell {
    rows.pool.dequeue(
      ReusePool.Purpose(kind: cellKind, identifier: identifier), or: UITableViewCell.self,
      drawnFor: nearestController)
  }

  /// A view for a section that waits to be used again, or a new one if somebody has registered the
  /// identifier.
  ///
  /// - SeeAlso: UIKit, `UITableView.dequeueReusableHeaderFooterView(withIdentifier:)`.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let purpose = ReusePool.Purpose(kind: besideKind, identifier: identifier)
    guard rows.pool.knows(purpose) else { return nil }
    return rows.pool.dequeue(purpose, or: UITableViewHeaderFooterView.self)
  }

  /// How many sections there are, as the data source said when it was asked last.
  public final var numberOfSections: Int { counts.count }

  /// How many rows a section has, as the data source said when it was asked last.
  public final func numberOfRows(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cell of a row, which is made when it is not there yet; `nil` when there is no such row.
  ///
  /// UIKit has none for a row out of sight, either.
  ///
  /// - SeeAlso: UIKit, `UITableView.cellForRow(at:)`.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    loadedCell(at: indexPath)
  }

  /// Where the cell of a row lies, as far as an app has said; nothing is laid out.
  ///
  /// - SeeAlso: UIKit, `UITableView.rectForRow(at:)`.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadedCell(at: indexPath)?.frame ?? .zero
  }

  /// The row of a cell.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.place(of: cell) }

  /// The cells of the first rows, and those that were made besides, in order.
  public final var visibleCells: [UITableViewCell] {
    placesInSight().compactMap { rows.cells[$0] }
  }

  /// The first rows, and those whose cells were made besides, in order.
  public final var indexPathsForVisibleRows: [IndexPath]? { placesInSight() }

  /// The row that was selected first of those that are.
  public final var indexPathForSelectedRow: IndexPath? { rows.selection.first }

  /// The rows that are selected, in the order of selection; `nil` when none is.
  public final var indexPathsForSelectedRows: [IndexPath]? {
    rows.selection.isEmpty ? nil : rows.selection
  }
}

/// What views beside sections wait under to be used again.
let besideKind = "beside"
