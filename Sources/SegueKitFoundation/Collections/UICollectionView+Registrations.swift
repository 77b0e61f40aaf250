// Classes that are registered with what fills their views.
extension UICollectionView {
  /// A class of cells, and what fills one.
  ///
  /// All registrations of a class share the cells that wait to be used again.
  ///
  /// - SeeAlso: UIKit, `UICollectionView.CellRegistration`.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    let handler: (Cell, IndexPath, Item) -> Void

    /// Describes cells.
    public init(
      handler: @escaping (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    ) { self.handler = handler }
  }

  /// A class of views beside items, and what fills one.
  ///
  /// - SeeAlso: UIKit, `UICollectionView.SupplementaryRegistration`.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    let elementKind: String
    let handler: (Supplementary, String, IndexPath) -> Void

    /// Describes views of a kind.
    public init(
      elementKind: String,
      handler:
        @escaping (
          _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void
    ) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A filled cell for an item.
  ///
  /// - SeeAlso: UIKit, `UICollectionView.dequeueConfiguredReusableCell(using:for:item:)`.
  public final func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell: Cell = dequeueRegistered(kind: cellKind)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A filled view beside an item.
  ///
  /// - SeeAlso: UIKit, `UICollectionView.dequeueConfiguredReusableSupplementary(using:for:)`.
  public final func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view: Supplementary = dequeueRegistered(kind: registration.elementKind)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  private final func dequeueRegistered<View: ReusableView>(kind: String) -> View {
    rows.pool.dequeue(
      ReusePool.Purpose(kind: kind, identifier: String(reflecting: View.self)), or: View.self)
  }
}
