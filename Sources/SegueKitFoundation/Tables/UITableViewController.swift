/// A controller whose view is a table.
///
/// It is the data source and the delegate of the table, and its subclasses override what they
/// answer themselves. What it answers by itself is for a table whose rows are drawn one by one in a
/// storyboard: of those it knows the ones that are wired to something.
///
/// - SeeAlso: UIKit, `UITableViewController`.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  final let staticRows = StaticRows()
  private let style: UITableView.Style
  private var hasLoadedRows = false

  /// Whether no row is selected any more when the view comes on screen.
  open var clearsSelectionOnViewWillAppear = true

  /// Makes a controller with a table.
  ///
  /// - SeeAlso: UIKit, `UITableViewController.init(style:)`.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller with a plain table.
  ///
  /// - Parameters:
  ///   - nibName: The nib file that the view would come from; it plays no part.
  ///   - bundle: The bundle that the file would be in; it plays no part.
  public override init(nibName: String?, bundle: AnyObject?) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a controller with a plain table, as a storyboard does; never fails.
  ///
  /// - Parameter coder: The `NSCoder` that it would be decoded from; nothing is read from it.
  public override init?(coder: AnyObject) {
    style = .plain
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table, which is the view; asking for it loads it.
  ///
  /// - SeeAlso: UIKit, `UITableViewController.tableView`.
  public final var tableView: UITableView! {
    get { view as? UITableView }
    set { if let newValue { use(newValue) } }
  }

  /// What the user pulls to load anew.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// Makes the table, with what a storyboard draws.
  open override func loadView() {
    use(UITableView(frame: .zero, style: style))
    drawView()
  }

  /// Loads the rows the first time, and takes the selection from them every time.
  ///
  /// - SeeAlso: UIKit, `UITableViewController`: it reloads the data "when the table view is about
  ///   to appear the first time it's loaded", and clears the selection "every time the table view
  ///   is displayed".
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let tableView else { return }
    if !hasLoadedRows { tableView.reloadData() }
    hasLoadedRows = true
    if clearsSelectionOnViewWillAppear { tableView.deselectAll(animated: animated) }
  }

  /// Shows the bars of the table for a moment; nobody sees it.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView?.flashScrollIndicators()
  }

  /// Begins or ends editing, and passes it on to the table.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if isViewLoaded { tableView?.setEditing(editing, animated: animated) }
  }

  private func use(_ table: UITableView) {
    view = table
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  // MARK: The data source

  /// How many rows a section has: none, but for the static rows that are known.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticRows.count(inSection: section)
  }

  /// The cell of a row; the one that is kept for the place.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    staticRows.cell(at: indexPath)
  }

  /// How many sections there are; one, or as many as have static rows that are known.
  open func numberOfSections(in tableView: UITableView) -> Int { staticRows.sectionCount }

  /// The title above a section; nobody sees it.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// The title below a section; nobody sees it.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Whether a row can be deleted, or another one put in beside it; yes.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

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

  // MARK: The delegate

  /// Called before a cell is put into the table; does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Called when a cell was taken out of the table; does nothing.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Called before a view above a section is put into the table; does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}

  /// Called before a view below a section is put into the table; does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}

  /// How high a row is; nobody asks.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }

  /// How high the view above a section is; nobody asks.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  /// How high the view below a section is; nobody asks.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }

  /// How high a row may be; nobody asks.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { tableView.estimatedRowHeight }

  /// The view above a section; there is none.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }

  /// The view below a section; there is none.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }

  /// Called when the user has touched the button at the end of a row; does nothing.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// Whether a finger on a row does anything; yes.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Called when a finger is on a row; does nothing.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Called when a finger has left a row; does nothing.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// The row that is selected when the user touches one, or `nil` for none; that row.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  { indexPath }

  /// The row that is deselected when another one is selected, or `nil` for none; that row.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { indexPath }

  /// Called when the user has selected a row, after its segue; does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Called when a row is not selected any more for a touch of the user; does nothing.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// What the user can do with a row while the table is edited; delete it.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }

  /// The words of the button that deletes; nobody sees them.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// Whether a row moves aside while the table is edited; nobody asks.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { true }

  /// What the user finds behind a row that is swiped from its beginning; nothing.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// What the user finds behind a row that is swiped from its end; the button that deletes.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// What comes up when a finger stays on a row; nothing.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Called when a row has been swiped, and there is something behind it; does nothing.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Called when a row that was swiped is so no more; `nil` when it is gone; does nothing.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// Where a row goes that the user moves; nobody asks.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// How far a row is moved in; nobody asks.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { 0 }

  // MARK: The delegate of the scroll view

  /// Called when what is shown has moved; does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Called when a finger begins to move what is shown; nobody calls it.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Called when a finger lets go of what is shown; nobody calls it.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Called when a finger has let go of what is shown; nobody calls it.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Called when what is shown begins to come to rest; nobody calls it.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Called when what is shown has come to rest; nobody calls it.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Called when code has moved what is shown, and that was animated; does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// The view that gets larger and smaller; there is none.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Called when what is shown has got larger or smaller; nobody calls it.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Whether a touch of the status bar leads to the top; nobody asks.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Called when a touch of the status bar has led to the top; nobody calls it.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
