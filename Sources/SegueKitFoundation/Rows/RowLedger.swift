/// What a table or a collection knows of its rows.
package final class RowLedger<Cell: ReusableView> {
  /// How many rows each section has, once somebody has asked the data source.
  var counts: [Int]?
  /// The cells that were made.
  var cells: [IndexPath: Cell] = [:]
  /// The places for which a cell is being made.
  var awaited: Set<IndexPath> = []
  /// The selected places, in the order of selection.
  var selection: [IndexPath] = []
  /// The cell that the user has touched last, and the place that was selected for it.
  var touched: (cell: Cell, selected: IndexPath)?
  /// The place that code has scrolled to last.
  var sought = IndexPath(row: 0, section: 0)
  /// What has come and gone since the update began.
  var changes = RowChanges()
  /// How many updates have begun and not ended, one inside the other.
  var openUpdates = 0
  /// What is registered, and what waits.
  let pool = ReusePool()

  /// The places with cells, in order.
  var placesWithCells: [IndexPath] { cells.keys.sorted() }

  func place(of cell: UIView) -> IndexPath? { cells.first { $0.value === cell }?.key }

  func has(_ place: IndexPath) -> Bool {
    guard let counts, place.count == 2, counts.indices.contains(place.section) else { return false }
    return (0..<counts[place.section]).contains(place.row)
  }
}
