// What the table and its owners say of a touch.
extension UITableView: RowKeeping {
  package final func countRows() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  package final func makeCell(at place: IndexPath) -> UITableViewCell? {
    let cell = dataSource?.tableView(self, cellForRowAt: place)
    if let cell, isEditing || cell.isEditing { passEditing(to: cell, at: place, animated: false) }
    return cell
  }

  package final func willShow(_ cell: UITableViewCell, at place: IndexPath) {
    delegate?.tableView(self, willDisplay: cell, forRowAt: place)
  }

  package final func didHide(_ cell: UITableViewCell, at place: IndexPath) {
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: place)
  }

  package final func connectRows(delegate: UIViewController?, dataSource: UIViewController?) {
    if let source = dataSource as? any UITableViewDataSource { self.dataSource = source }
    if let delegate = delegate as? any UITableViewDelegate { self.delegate = delegate }
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

  package final func didHighlight(_ isHighlighted: Bool, _ place: IndexPath) {
    if isHighlighted {
      delegate?.tableView(self, didHighlightRowAt: place)
    } else {
      delegate?.tableView(self, didUnhighlightRowAt: place)
    }
  }

  /// The finger has left the row before the delegate is asked about the selection; undocumented,
  /// and a reading chosen by this project.
  package final var leavesBeforeSelecting: Bool { true }

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

  package final func isDrawn(at place: IndexPath) -> Bool {
    (dataSource as? UITableViewController)?.staticRows.hasCell(at: place) == true
  }

  package final func didTouchAccessory(_ place: IndexPath) {
    delegate?.tableView(self, accessoryButtonTappedForRowWith: place)
  }
}
