// What the table and its owners say of a touch.
extension UITableView: RowKeeping {
  package final func countRows() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  package final func makeCell(at place: IndexPath) -> UITableViewCell? {
    let cell = dataSource?.tableView(self, cellForRowAt: place)
    if let cell, cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    return cell
  }

  package final func willShow(_ cell: UITableViewCell, at place: IndexPath) {
    delegate?.tableView(self, willDisplay: cell, forRowAt: place)
  }

  package final func didHide(_ cell: UITableViewCell, at place: IndexPath) {
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: place)
  }

  package final func expectStaticRow(at place: IndexPath) {
    guard let owner = dataSource as? UITableViewController, owner.staticRows.expect(place),
      rows.counts != nil
    else { return }
    rows.counts = countRows()
  }

  package final func mayTouch(_ place: IndexPath) -> Bool {
    delegate?.tableView(self, shouldHighlightRowAt: place) ?? true
  }

  package final func placeToSelect(for place: IndexPath) -> IndexPath? {
    guard let delegate else { return place }
    return delegate.tableView(self, willSelectRowAt: place)
  }

  package final func placeToDeselect(for place: IndexPath, isForAnother: Bool) -> IndexPath? {
    guard let delegate else { return place }
    return delegate.tableView(self, willDeselectRowAt: place)
  }

  package final func didSelect(_ place: IndexPath) {
    delegate?.tableView(self, didSelectRowAt: place)
  }

  package final func didDeselect(_ place: IndexPath) {
    delegate?.tableView(self, didDeselectRowAt: place)
  }

  package final func didTouchAccessory(_ place: IndexPath) {
    delegate?.tableView(self, accessoryButtonTappedForRowWith: place)
  }
}

// What a user does with a row that is swiped, or edited.
extension UITableView {
  /// Does what a touch of the button does that deletes a row, or puts another one in.
  ///
  /// - Returns: Whether the user finds such a button.
  @discardableResult
  package final func touchEditingButton(ofRowAt place: IndexPath) -> Bool {
    guard let dataSource, rows.has(place), dataSource.tableView(self, canEditRowAt: place)
    else { return false }
    let style = delegate?.tableView(self, editingStyleForRowAt: place) ?? .delete
    guard style != .none else { return false }
    dataSource.tableView(self, commit: style, forRowAt: place)
    return true
  }

  /// The buttons that the user finds behind a row that is swiped from its end; `nil` when there is
  /// only the one that deletes.
  package final func trailingActions(ofRowAt place: IndexPath) -> [UIContextualAction]? {
    guard let dataSource, rows.has(place), dataSource.tableView(self, canEditRowAt: place)
    else { return [] }
    return delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: place)?.actions
  }

  /// The buttons that the user finds behind a row that is swiped from its beginning.
  package final func leadingActions(ofRowAt place: IndexPath) -> [UIContextualAction] {
    guard let dataSource, rows.has(place), dataSource.tableView(self, canEditRowAt: place)
    else { return [] }
    return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: place)?.actions ?? []
  }

  /// Does what a touch of a button behind a row does.
  package final func touch(_ action: UIContextualAction, ofRowAt place: IndexPath) {
    guard let cell = loadedCell(at: place) else { return }
    action.handler(action, cell) { _ in }
  }
}
