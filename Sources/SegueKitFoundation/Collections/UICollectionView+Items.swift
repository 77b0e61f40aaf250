// What items there are, and their cells.
extension UICollectionView {
  /// Registers a class for the cells of an identifier.
  ///
  /// - SeeAlso: UIKit, `UICollectionView.register(_:forCellWithReuseIdentifier:)`.
  public final func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)
  {
    rows.pool.register(cellClass, for: ReusePool.Purpose(kind: cellKind, identifier: identifier))
  }

  /// Registers a file for the cells of an identifier; they are empty cells.
  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
  }

  /// Registers a class for the views of a kind and an identifier.
  public final func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    rows.pool.register(
      viewClass, for: ReusePool.Purpose(kind: elementKind, identifier: identifier))
  }

  /// Registers a file for the views of a kind and an identifier; they are empty views.
  public final func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: identifier)
  }

  /// A cell for an item that waits to be used again, or a new one.
  ///
  /// An identifier that nobody has registered is that of a prototype in the storyboard of its
  /// controller; where there is none, UIKit raises an exception.
  ///
  /// - SeeAlso: UIKit, `UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)`.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    rows.pool.dequeue(
      ReusePool.Purpose(kind: cellKind, identifier: identifier), or: UICollectionViewCell.self,
      drawnFor: nearestController)
  }

  /// A view beside an item that waits to be used again, or a new one.
  public final func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    rows.pool.dequeue(
      ReusePool.Purpose(kind: elementKind, identifier: identifier),
      or: UICollectionReusableView.self)
  }

  /// How many sections there are, as the data source said when it was asked last.
  public final var numberOfSections: Int { counts.count }

  /// How many items a section has, as the data source said when it was asked last.
  public final func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cell of an item, which is made when it is not there yet; `nil` when there is no such item.
  ///
  /// UIKit has none for an item out of sight, either.
  ///
  /// - SeeAlso: UIKit, `UICollectionView.cellForItem(at:)`.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    loadedCell(at: indexPath)
  }

  /// The item of a cell.
  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    rows.place(of: cell)
  }

  /// The cells of the first items, and those that were made besides, in order.
  public final var visibleCells: [UICollectionViewCell] {
    placesInSight().compactMap { rows.cells[$0] }
  }

  /// The first items, and those whose cells were made besides, in order.
  public final var indexPathsForVisibleItems: [IndexPath] { placesInSight() }

  /// The items that are selected, in the order of selection; empty when none is.
  public final var indexPathsForSelectedItems: [IndexPath]? { rows.selection }
}
