/// The data source of a table that shows snapshots.
///
/// The rows of items that stay keep their cells and their selection.
///
/// - SeeAlso: UIKit, `UITableViewDiffableDataSource`.
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private let cellProvider: CellProvider
  /// How rows come and go; nobody sees it.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Becomes the data source of a table, which shows nothing yet.
  ///
  /// - Parameters:
  ///   - tableView: The table; it does not keep its data source, and is not kept.
  ///   - cellProvider: Makes the cell of an item; a plain one is shown for `nil`.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(view: tableView)
    tableView.dataSource = self
  }

  // MARK: The data source

  /// How many rows a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.counts[section]
  }

  /// The cell of a row, made by the cell provider.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
      ?? UITableViewCell()
  }

  /// How many sections there are.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

  /// The title above a section; nobody sees it.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// The title below a section; nobody sees it.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Whether a row can be deleted, or another one put in beside it; no.
  ///
  /// That a subclass has to say yes is undocumented; reading chosen by this project.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Whether the user can move a row; nobody does, so it is not asked.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// The words at the side that lead to sections; nobody sees them.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The section that a word at the side leads to; nobody asks.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Called when the user wants a row deleted, or another one put in; does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Called when the user has moved a row, which nobody does; does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
