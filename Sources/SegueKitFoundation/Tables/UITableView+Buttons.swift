// What a user does with a row of a table that has a button, is swiped, or edited.
extension UITableView {
  package final func houseButtons(of cell: UITableViewCell) -> [Touchable] {
    var found: [Touchable] = []
    if cell.hasDetailButton {
      found.append(Touchable("accessory") { self.tellAccessoryTouch(of: cell) })
    }
    if isEditing, cell.editingStyle != .none {
      found.append(
        Touchable(cell.editingStyle == .insert ? "Insert" : "Delete") {
          if let place = self.indexPath(for: cell) { self.touchEditingButton(ofRowAt: place) }
        })
    }
    return found
  }

  package final func maySwipe(from end: RowEnd) -> Bool {
    !isEditing && (end == .trailing || delegate != nil)
  }

  package final func buttonsBehind(
    _ cell: UITableViewCell, at place: IndexPath, from end: RowEnd
  ) -> [() -> Void] {
    let actions =
      end == .trailing ? trailingActions(ofRowAt: place) : leadingActions(ofRowAt: place)
    if let actions { return actions.map { action in { self.touch(action, ofRowAt: place) } } }
    guard editingStyle(ofRowAt: place) == .delete else { return [] }
    return [{ self.touchEditingButton(ofRowAt: place) }]
  }

  package final var mayHaveMenus: Bool { delegate != nil }

  package final func menu(ofRowAt place: IndexPath) -> UIContextMenuConfiguration? {
    delegate?.tableView(self, contextMenuConfigurationForRowAt: place, point: .zero)
  }

  package final func willSwipe(_ place: IndexPath) {
    delegate?.tableView(self, willBeginEditingRowAt: place)
  }

  /// That the delegate is told after the touch of the button, and not when the button says that it
  /// is done, is undocumented; reading chosen by this project.
  package final func didSwipe(_ place: IndexPath?) {
    delegate?.tableView(self, didEndEditingRowAt: place)
  }

  /// Does what a touch of the button does that deletes a row, or puts another one in.
  ///
  /// - Returns: Whether the user finds such a button.
  @discardableResult
  package final func touchEditingButton(ofRowAt place: IndexPath) -> Bool {
    let style = editingStyle(ofRowAt: place)
    guard style != .none else { return false }
    dataSource?.tableView(self, commit: style, forRowAt: place)
    return true
  }

  /// What the user can do with a row, as its owners say when they are asked.
  private final func editingStyle(ofRowAt place: IndexPath) -> UITableViewCell.EditingStyle {
    guard canEdit(place) else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: place) ?? .delete
  }

  private final func canEdit(_ place: IndexPath) -> Bool {
    guard let dataSource, rows.has(place) else { return false }
    return dataSource.tableView(self, canEditRowAt: place)
  }

  /// Begins or ends editing of a cell, with the button that its owners give it then.
  ///
  /// - SeeAlso: UIKit, `UITableView.allowsMultipleSelectionDuringEditing`: the table "doesn't query
  ///   for editing styles when it goes into editing mode".
  final func passEditing(to cell: UITableViewCell, at place: IndexPath, animated: Bool) {
    let hasButton = isEditing && !allowsMultipleSelectionDuringEditing
    cell.editingStyle = hasButton ? editingStyle(ofRowAt: place) : .none
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: animated) }
  }

  /// The buttons that the user finds behind a row that is swiped from its end; `nil` when there is
  /// only the one that deletes.
  package final func trailingActions(ofRowAt place: IndexPath) -> [UIContextualAction]? {
    guard canEdit(place) else { return [] }
    return delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: place)?.actions
  }

  /// The buttons that the user finds behind a row that is swiped from its beginning.
  package final func leadingActions(ofRowAt place: IndexPath) -> [UIContextualAction] {
    guard canEdit(place) else { return [] }
    return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: place)?.actions ?? []
  }

  /// Does what a touch of a button behind a row does.
  package final func touch(_ action: UIContextualAction, ofRowAt place: IndexPath) {
    if let cell = loadedCell(at: place) { touch(action, behind: cell) }
  }
}

extension UITableViewCell {
  /// Whether the user finds a button for details at its end.
  ///
  /// - SeeAlso: UIKit, `UITableViewCell.accessoryType`, which is ignored where there is a view.
  fileprivate final var hasDetailButton: Bool {
    let type = isEditing ? editingAccessoryType : accessoryType
    let view = isEditing ? editingAccessoryView : accessoryView
    return view == nil && (type == .detailButton || type == .detailDisclosureButton)
  }
}
