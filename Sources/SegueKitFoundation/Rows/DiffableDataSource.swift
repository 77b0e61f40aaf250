/// What data sources that show snapshots have in common, in tables and in collections.
///
/// The rows of items that stay keep their cells and their selection. UIKit has no such class.
open class DiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject {
  /// What is shown.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  final var shown = Snapshot()
  private weak var view: UIScrollView?
  private var places: [ItemIdentifierType: IndexPath] = [:]

  init(view: some RowKeeping & UIScrollView) {
    self.view = view
    super.init()
  }

  /// What is shown, to be changed and applied.
  open func snapshot() -> Snapshot { shown }

  /// Shows another snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: What is to be shown.
  ///   - animatingDifferences: Whether what comes and goes is animated; it does so at once.
  ///   - completion: What is done when the animation is over.
  /// - SeeAlso: UIKit, `UITableViewDiffableDataSource.apply(_:animatingDifferences:completion:)`.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard animatingDifferences else {
      show(snapshot)
      completion?()
      return
    }
    UIView.animate(
      withDuration: 0, animations: { [self] in show(snapshot) }, completion: { _ in completion?() })
  }

  /// Shows another snapshot with new cells; nothing is selected then.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    exchange(for: snapshot)
    (view as? any RowKeeping)?.reload()
    completion?()
  }

  /// The item at a place.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// The place of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    places[itemIdentifier]
  }

  /// The section of a number, counted from zero.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = shown.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The number of a section, counted from zero.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  private func show(_ snapshot: Snapshot) {
    let former = shown
    exchange(for: snapshot)
    (view as? any RowKeeping)?.move(
      to: shown.counts,
      reloading: Set(snapshot.reloadedItemIdentifiers.compactMap(former.place(of:))),
      refilling: Set(snapshot.reconfiguredItemIdentifiers.compactMap(former.place(of:)))
    ) { former.item(at: $0).flatMap { places[$0] } }
  }

  private func exchange(for snapshot: Snapshot) {
    shown = snapshot.settled
    places = [:]
    for (section, identifier) in shown.sectionIdentifiers.enumerated() {
      for (item, identifier) in shown.itemIdentifiers(inSection: identifier).enumerated() {
        places[identifier] = IndexPath(item: item, section: section)
      }
    }
  }
}
