/// A table or a collection: what both do with their rows.
///
/// Every row counts as in sight. The first ones get their cells when the view is laid out, the
/// others when somebody asks for them.
package protocol RowKeeping: UIScrollView, RowHolding {
  associatedtype Cell: SelectableCell
  var rows: RowLedger<Cell> { get }

  /// Asks the data source how many rows each section has.
  func countRows() -> [Int]
  /// Asks the data source for a cell.
  func makeCell(at place: IndexPath) -> Cell?
  /// Called before a cell is put in.
  func willShow(_ cell: Cell, at place: IndexPath)
  /// Called when a cell was taken out.
  func didHide(_ cell: Cell, at place: IndexPath)
  /// Takes out what is beside the rows of sections, as their headers.
  func dropSurroundings()
  /// Has a static row that the storyboard speaks of, if they are nobody else's.
  func expectStaticRow(at place: IndexPath)

  var isEditing: Bool { get }
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  /// Whether a finger on a row does anything.
  func mayTouch(_ place: IndexPath) -> Bool
  /// Called when a finger is on a row, or has left it.
  func didHighlight(_ isHighlighted: Bool, _ place: IndexPath)
  /// Whether the finger has left a row before anybody is asked whether it may be selected, and not
  /// when it has been.
  var leavesBeforeSelecting: Bool { get }
  /// The place that is selected when the user touches one.
  func placeToSelect(for place: IndexPath) -> IndexPath?
  /// The place that is deselected when the user touches it again, or another one.
  func placeToDeselect(for place: IndexPath, isForAnother: Bool) -> IndexPath?
  /// Called when the user has selected a row.
  func didSelect(_ place: IndexPath)
  /// Called when a row is not selected any more for a touch of the user.
  func didDeselect(_ place: IndexPath)
  /// Called when the user has touched the button at the end of a row.
  func didTouchAccessory(_ place: IndexPath)
  /// Whether a storyboard has drawn the row of a place, whose touch is a control of the scene.
  func isDrawn(at place: IndexPath) -> Bool

  /// The buttons of the house that are at a cell now; nobody is asked.
  func houseButtons(of cell: Cell) -> [Touchable]
  /// Whether there may be something behind rows; nobody is asked.
  func maySwipe(from end: RowEnd) -> Bool
  /// Asks what is behind a row: what a touch of each button there does, the one at the side first.
  func buttonsBehind(_ cell: Cell, at place: IndexPath, from end: RowEnd) -> [() -> Void]
  /// Whether a long press of a row may bring something up; nobody is asked.
  var mayHaveMenus: Bool { get }
  /// Asks what comes up at a long press of a row.
  func menu(ofRowAt place: IndexPath) -> UIContextMenuConfiguration?
  /// Called when a row was swiped, before a button behind it is touched.
  func willSwipe(_ place: IndexPath)
  /// Called when a button behind a row was touched; `nil` for a row that is gone.
  func didSwipe(_ place: IndexPath?)
}

/// A cell that shows whether it is selected.
package protocol SelectableCell: ReusableView {
  func show(isSelected: Bool, animated: Bool)
  /// Shows whether a finger is on it.
  func show(isHighlighted: Bool)
  /// Called when it is to show how it stands.
  func setNeedsUpdateConfiguration()
}

/// What cells wait under to be used again.
let cellKind = "cell"
/// How many rows get their cells when a view of rows is laid out.
private let rowsInSight = 20

extension RowKeeping {
  /// How many rows each section has.
  package var counts: [Int] {
    if let known = rows.counts { return known }
    let told = countRows()
    if told.contains(where: { $0 < 0 }) {
      SegueEnvironment.current.misuse(.negativeRowCount, nearestController)
    }
    let counted = told.map { max(0, $0) }
    rows.counts = counted
    return counted
  }

  /// Has the rows counted, if they were not.
  func countRowsOnce() { _ = counts }

  /// All places in order.
  var places: some Sequence<IndexPath> {
    counts.enumerated().lazy.flatMap { section, count in
      (0..<count).lazy.map { IndexPath(row: $0, section: section) }
    }
  }

  /// The cell of a place, which is made when it is not there yet; `nil` when there is no such row,
  /// and while its cell is being made.
  func loadedCell(at place: IndexPath) -> Cell? {
    if let known = rows.cells[place] { return known }
    countRowsOnce()
    guard rows.has(place), rows.awaited.insert(place).inserted else { return nil }
    defer { rows.awaited.remove(place) }
    guard let cell = makeCell(at: place), rows.has(place) else { return nil }
    rows.cells[place] = cell
    cell.show(isSelected: rows.selection.contains(place), animated: false)
    cell.setNeedsUpdateConfiguration()
    willShow(cell, at: place)
    addSubview(cell)
    return cell
  }

  /// Scrolls to a row, which has to be there.
  func expectRow(at place: IndexPath) {
    countRowsOnce()
    guard !rows.has(place) else { return }
    SegueEnvironment.current.misuse(.rowBeyondBounds, nearestController)
  }

  /// Makes the cells of the first rows; returns the places of all cells that are there then, in
  /// order.
  func placesInSight() -> [IndexPath] {
    for place in places.prefix(rowsInSight) { _ = loadedCell(at: place) }
    return rows.placesWithCells
  }

  /// Takes out all cells, and asks the data source anew how many rows there are.
  func reload() {
    dropRows()
    countRowsOnce()
  }

  /// Takes out all cells; the data source is asked anew when somebody wants to know.
  func dropRows() {
    dropSurroundings()
    for place in rows.placesWithCells { dropCell(at: place) }
    rows.selection = []
    rows.changes = RowChanges()
    rows.counts = nil
    setNeedsLayout()
  }

  private func dropCell(at place: IndexPath) {
    guard let cell = rows.cells.removeValue(forKey: place) else { return }
    if cell.superview === self { cell.removeFromSuperview() }
    rows.pool.recycle(cell, kind: cellKind)
    didHide(cell, at: place)
  }
}

// Updates.
extension RowKeeping {
  /// Notes a change; it is made when no update is open.
  func change(_ body: (inout RowChanges) -> Void) {
    body(&rows.changes)
    if rows.openUpdates == 0 { makeChanges() }
  }

  func openUpdate() { rows.openUpdates += 1 }

  func closeUpdate() {
    guard rows.openUpdates > 0 else { return }
    rows.openUpdates -= 1
    if rows.openUpdates == 0 { makeChanges() }
  }

  /// Makes changes in one update, and says when that is over.
  func update(_ body: (() -> Void)?, completion: ((Bool) -> Void)?) {
    UIView.animate(
      withDuration: 0,
      animations: { [self] in
        openUpdate()
        body?()
        closeUpdate()
      }, completion: completion)
  }

  /// Asks the data source how many rows there are now, and moves what stays.
  private func makeChanges() {
    let changes = rows.changes
    rows.changes = RowChanges()
    guard let before = rows.counts else { return }
    guard changes.reloadedSections.allSatisfy(before.indices.contains),
      changes.reloadedRows.union(changes.refilledRows).allSatisfy(rows.has)
    else {
      return SegueEnvironment.current.misuse(.rowBeyondBounds, nearestController)
    }
    let after = countRows()
    guard let places = changes.places(from: before, to: after) else {
      rows.counts = after
      return SegueEnvironment.current.misuse(.wrongRowCount, nearestController)
    }
    move(to: after, reloading: changes.reloadedRows, refilling: changes.refilledRows) { places[$0] }
  }

  /// Moves the cells of the rows that stay, and takes out all others.
  ///
  /// - Parameters:
  ///   - counts: How many rows each section has now.
  ///   - reloaded: The places before of what gets a new cell, and is not selected any more.
  ///   - refilled: The places before of what gets a new cell, and is selected as it was.
  ///   - place: Where a row is now that was elsewhere before; `nil` when it has gone.
  func move(
    to counts: [Int], reloading reloaded: Set<IndexPath>, refilling refilled: Set<IndexPath>,
    place: (IndexPath) -> IndexPath?
  ) {
    dropSurroundings()
    var moved: [IndexPath: Cell] = [:]
    for old in rows.placesWithCells {
      if !reloaded.contains(old), !refilled.contains(old), let new = place(old) {
        moved[new] = rows.cells[old]
      } else {
        dropCell(at: old)
      }
    }
    rows.counts = counts
    rows.cells = moved
    rows.selection = rows.selection.compactMap { reloaded.contains($0) ? nil : place($0) }
    setNeedsLayout()
  }
}
