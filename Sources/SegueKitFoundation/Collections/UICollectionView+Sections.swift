// What is beside items.
extension UICollectionView {
  /// A place beside an item.
  struct Surrounding: Hashable {
    var kind: String
    var place: IndexPath
  }

  private static let sectionsInSight = 20

  /// The view of a kind beside an item, if it is there.
  ///
  /// - SeeAlso: UIKit, `UICollectionView.supplementaryView(forElementKind:at:)`.
  public final func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    surroundings[Surrounding(kind: elementKind, place: indexPath)]
  }

  /// The views of a kind that are there, in order.
  public final func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    surroundings.filter { $0.key.kind == elementKind }.sorted { $0.key.place < $1.key.place }
      .map(\.value)
  }

  /// Puts in what the layout has beside the first sections.
  final func showSurroundings() {
    for section in counts.indices.prefix(Self.sectionsInSight) {
      for kind in collectionViewLayout.kinds(inSection: section, of: self) {
        showSurrounding(Surrounding(kind: kind, place: IndexPath(item: 0, section: section)))
      }
    }
  }

  private final func showSurrounding(_ surrounding: Surrounding) {
    guard surroundings[surrounding] == nil,
      let view = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: surrounding.kind, at: surrounding.place)
    else { return }
    surroundings[surrounding] = view
    delegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: surrounding.kind,
      at: surrounding.place)
    addSubview(view)
  }

  package final func dropSurroundings() {
    let former = surroundings.sorted { ($0.key.place, $0.key.kind) < ($1.key.place, $1.key.kind) }
    surroundings = [:]
    for (surrounding, view) in former {
      if view.superview === self { view.removeFromSuperview() }
      rows.pool.recycle(view, kind: surrounding.kind)
    }
  }
}
