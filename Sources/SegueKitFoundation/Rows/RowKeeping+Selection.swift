/// How many rows of a section flows have names for.
private let rowsNamed = 2

// What code selects, and what the user touches.
extension RowKeeping {
  /// Whether the user can select now.
  private var isSelectable: Bool {
    isEditing ? allowsSelectionDuringEditing || isMultiplySelectable : allowsSelection
  }

  /// Whether more than one row can be selected now.
  private var isMultiplySelectable: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Selects a row as code does: no delegate is asked or told.
  func select(_ place: IndexPath, animated: Bool) {
    countRowsOnce()
    guard rows.has(place), !rows.selection.contains(place) else { return }
    if !isMultiplySelectable { deselectAll(animated: animated) }
    rows.selection.append(place)
    rows.cells[place]?.show(isSelected: true, animated: animated)
  }

  /// Scrolls to a row as code does: all are in sight, so nothing moves, but where that is animated,
  /// and the row is another one than last, the delegate hears of its end (undocumented; reading
  /// chosen by this project).
  func scroll(to place: IndexPath, animated: Bool) {
    let former = rows.sought
    rows.sought = place
    if animated, place != former, !SegueEnvironment.current.isHalted { comeToRest() }
  }

  /// Deselects a row as code does: no delegate is asked or told.
  func deselect(_ place: IndexPath, animated: Bool) {
    guard let index = rows.selection.firstIndex(of: place) else { return }
    rows.selection.remove(at: index)
    rows.cells[place]?.show(isSelected: false, animated: animated)
  }

  func deselectAll(animated: Bool) {
    for place in rows.selection { deselect(place, animated: animated) }
  }

  /// Deselects a row for a touch, if the delegate lets go of it.
  private func letGo(of place: IndexPath, forAnother isForAnother: Bool) {
    guard let other = placeToDeselect(for: place, isForAnother: isForAnother),
      rows.selection.contains(other)
    else { return }
    deselect(other, animated: false)
    didDeselect(other)
  }
}

extension RowKeeping {
  package func cell(of row: StoryboardRow) -> UIView? {
    guard !SegueEnvironment.current.isHalted else { return nil }
    switch row {
    case .prototype(let identifier):
      for place in places {
        if let cell = loadedCell(at: place),
          identifier.isEmpty || cell.reuseIdentifier == identifier
        {
          return cell
        }
      }
      return nil
    case .fixed(let section, let row):
      let place = IndexPath(row: row, section: section)
      expectStaticRow(at: place)
      return loadedCell(at: place)
    }
  }

  package var firstRows: [(place: RowPlace, cell: UIView)] {
    rows.placesWithCells.filter { $0.row < rowsNamed }.compactMap { place in
      guard let cell = rows.cells[place], !isDrawn(at: place) else { return nil }
      return (RowPlace(section: place.section, row: place.row), cell)
    }
  }

  package func prototype(of cell: UIView) -> String? { (cell as? Cell)?.reuseIdentifier }

  package func mayAskToSelect(_ cell: UIView) -> Bool {
    guard let touched = rows.place(of: cell), isSelectable else { return false }
    return !isMultiplySelectable || !rows.selection.contains(touched)
  }

  /// Asks the delegate whether a cell may be selected, and selects it.
  ///
  /// A row that the delegate keeps selected stays so beside the new one. That it is asked for the
  /// new row first, and tells of the former one before the new one, is undocumented; reading chosen
  /// by this project.
  package func select(_ cell: UIView) -> Bool {
    guard let touched = rows.place(of: cell), isSelectable, mayTouch(touched) else { return false }
    highlight(cell, at: touched, true)
    if leavesBeforeSelecting { highlight(cell, at: touched, false) }
    if select(cell, at: touched) { return true }
    if !leavesBeforeSelecting { highlight(cell, at: touched, false) }
    return false
  }

  private func select(_ cell: UIView, at touched: IndexPath) -> Bool {
    if isMultiplySelectable, rows.selection.contains(touched) {
      letGo(of: touched, forAnother: false)
      return false
    }
    guard let place = placeToSelect(for: touched), rows.has(place) else { return false }
    if !isMultiplySelectable {
      for former in rows.selection where former != place { letGo(of: former, forAnother: true) }
    }
    if !rows.selection.contains(place) { rows.selection.append(place) }
    let selected = loadedCell(at: place)
    selected?.show(isSelected: true, animated: false)
    rows.touched = (cell as? Cell).map { ($0, place) }
    return true
  }

  package func tellSelection(of cell: UIView) {
    let touched = rows.touched
    rows.touched = nil
    let known = touched.flatMap { $0.cell === cell ? $0.selected : nil }
    guard let place = known ?? rows.place(of: cell) else { return }
    didSelect(place)
    if !leavesBeforeSelecting { highlight(cell, at: place, false) }
  }

  /// Has a cell show that a finger is on it or has left it, and tells the delegate.
  private func highlight(_ cell: UIView, at place: IndexPath, _ isHighlighted: Bool) {
    guard !SegueEnvironment.current.isHalted else { return }
    (cell as? Cell)?.show(isHighlighted: isHighlighted)
    didHighlight(isHighlighted, place)
  }

  package func tellAccessoryTouch(of cell: UIView) {
    if let place = rows.place(of: cell) { didTouchAccessory(place) }
  }
}
