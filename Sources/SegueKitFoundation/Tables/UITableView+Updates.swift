// Rows that come and go.
extension UITableView {
  /// Makes changes in one update, and says when that is over.
  ///
  /// What goes is named by its place before the update, what comes by its place after it. The data
  /// source is then asked how many rows there are; when that does not follow from what was there,
  /// came and went, that is a misuse.
  ///
  /// - SeeAlso: UIKit, `UITableView.performBatchUpdates(_:completion:)`; it raises "Invalid update:
  ///   invalid number of rows in section".
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    update(updates, completion: completion)
  }

  /// Begins an update.
  public final func beginUpdates() { openUpdate() }

  /// Ends an update, and makes the changes when no other one is open.
  public final func endUpdates() { closeUpdate() }

  /// Says that rows have come.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Says that rows have gone.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Has rows get new cells; they are not selected then.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Has the data source fill the cells of rows anew; UIKit hands it the same cells, which may be
  /// others here.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.refilledRows.formUnion(indexPaths) }
  }

  /// Says that a row has moved.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Says that sections have come.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Says that sections have gone.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Has sections be loaded anew; they may have other numbers of rows then.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Says that a section has moved.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }
}
