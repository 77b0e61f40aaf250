// What the collection and its owners say of a touch.
extension UICollectionView: RowKeeping {
  package final func countRows() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  package final func makeCell(at place: IndexPath) -> UICollectionViewCell? {
    dataSource?.collectionView(self, cellForItemAt: place)
  }

  package final func willShow(_ cell: UICollectionViewCell, at place: IndexPath) {
    delegate?.collectionView(self, willDisplay: cell, forItemAt: place)
  }

  package final func didHide(_ cell: UICollectionViewCell, at place: IndexPath) {
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: place)
  }

  package final func connectRows(delegate: UIViewController?, dataSource: UIViewController?) {
    if let source = dataSource as? any UICollectionViewDataSource { self.dataSource = source }
    if let delegate = delegate as? any UICollectionViewDelegate { self.delegate = delegate }
  }

  /// A storyboard draws no items one by one.
  package final func expectStaticRow(at place: IndexPath) {}

  package final func mayTouch(_ place: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldHighlightItemAt: place) ?? true
  }

  package final func didHighlight(_ isHighlighted: Bool, _ place: IndexPath) {
    if isHighlighted {
      delegate?.collectionView(self, didHighlightItemAt: place)
    } else {
      delegate?.collectionView(self, didUnhighlightItemAt: place)
    }
  }

  /// The delegate hears last that the finger has left.
  ///
  /// - SeeAlso: UIKit, `UICollectionViewDelegate`, in the header: "The sequence of calls leading to
  ///   selection from a user touch".
  package final var leavesBeforeSelecting: Bool { false }

  package final func placeToSelect(for place: IndexPath) -> IndexPath? {
    delegate?.collectionView(self, shouldSelectItemAt: place) == false ? nil : place
  }

  /// The delegate is asked when an item is touched again, and not when another one takes its place;
  /// undocumented, and a reading chosen by this project.
  package final func placeToDeselect(for place: IndexPath, isForAnother: Bool) -> IndexPath? {
    guard !isForAnother, let delegate else { return place }
    return delegate.collectionView(self, shouldDeselectItemAt: place) ? place : nil
  }

  package final func didSelect(_ place: IndexPath) {
    delegate?.collectionView(self, didSelectItemAt: place)
  }

  package final func didDeselect(_ place: IndexPath) {
    delegate?.collectionView(self, didDeselectItemAt: place)
  }

  /// Items have no such button that anybody is told of.
  package final func didTouchAccessory(_ place: IndexPath) {}

  /// A storyboard draws no items one by one.
  package final func isDrawn(at place: IndexPath) -> Bool { false }
}

// What a user does with an item of a list.
extension UICollectionView {
  package final func houseButtons(of cell: UICollectionViewCell) -> [Touchable] {
    guard let cell = cell as? UICollectionViewListCell else { return [] }
    return cell.accessories.filter { $0.isShown(isEditing: isEditing) }.flatMap(\.touchables)
  }

  package final func maySwipe(from end: RowEnd) -> Bool {
    !isEditing && providerOfButtons(behind: end, inSection: nil) != nil
  }

  package final func buttonsBehind(
    _ cell: UICollectionViewCell, at place: IndexPath, from end: RowEnd
  ) -> [() -> Void] {
    let provider = providerOfButtons(behind: end, inSection: place.section)
    let actions = provider?(place)?.actions ?? []
    return actions.map { action in { self.touch(action, behind: cell) } }
  }

  private final func providerOfButtons(
    behind end: RowEnd, inSection section: Int?
  ) -> UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?
      .providerOfButtons(behind: end, inSection: section)
  }

  package final var mayHaveMenus: Bool { delegate != nil }

  package final func menu(ofRowAt place: IndexPath) -> UIContextMenuConfiguration? {
    delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [place], point: .zero)
  }

  /// Nobody is told.
  package final func willSwipe(_ place: IndexPath) {}

  /// Nobody is told.
  package final func didSwipe(_ place: IndexPath?) {}
}
