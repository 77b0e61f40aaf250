// Items that come and go.
extension UICollectionView {
  /// Makes changes in one update, and says when that is over.
  ///
  /// What goes is named by its place before the update, what comes by its place after it. The data
  /// source is then asked how many items there are; when that does not follow from what was there,
  /// came and went, that is a misuse.
  ///
  /// - SeeAlso: UIKit, `UICollectionView.performBatchUpdates(_:completion:)`.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    update(updates, completion: completion)
  }

  /// Says that items have come.
  public final func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Says that items have gone.
  public final func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Has items get new cells; they are not selected then.
  public final func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Has the data source fill the cells of items anew; UIKit hands it the same cells, which may be
  /// others here.
  public final func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.refilledRows.formUnion(indexPaths) }
  }

  /// Says that an item has moved.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Says that sections have come.
  public final func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Says that sections have gone.
  public final func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Has sections be loaded anew; they may have other numbers of items then.
  public final func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Says that a section has moved.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }
}
