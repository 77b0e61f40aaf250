/// A view of rows that the user can touch: a table, or a collection.
///
/// Where the rows are, and who is told of a touch, only the view knows; what a touch fires the
/// storyboard says.
package protocol RowHolding: UIView {
  /// The cell that the user finds for a row of the storyboard; `nil` when none stands there now.
  func cell(of row: StoryboardRow) -> UIView?

  /// The first rows of each section that have got a cell, but those that a storyboard has drawn one
  /// by one; nobody is asked.
  var firstRows: [(place: RowPlace, cell: UIView)] { get }

  /// Whether a view in it is the cell of a row, and not beside the rows; nobody is asked.
  func holds(_ view: UIView) -> Bool

  /// What a touch reaches at the row of a cell, beside the row and what is in the cell; nobody is
  /// asked.
  func buttons(of cell: UIView) -> [Touchable]

  /// The reuse identifier of a cell; `nil` without one.
  func prototype(of cell: UIView) -> String?

  /// Whether a touch of a cell has the delegate asked: not while nothing is selected, as in most
  /// tables that are edited, and not where it lets go of what is selected beside others.
  func mayAskToSelect(_ cell: UIView) -> Bool

  /// Asks the delegate whether a cell may be selected, and selects it.
  ///
  /// - Returns: Whether it is selected now.
  func select(_ cell: UIView) -> Bool

  /// Tells the delegate that a cell was selected, after its segue.
  func tellSelection(of cell: UIView)

  /// Gives it a delegate and a data source, where a controller can be one.
  func connectRows(delegate: UIViewController?, dataSource: UIViewController?)

  /// Tells the delegate that the accessory of a cell was touched.
  func tellAccessoryTouch(of cell: UIView)
}

/// Where a row of a table, or an item of a collection, stands; both numbers count from zero.
package struct RowPlace {
  /// The section.
  package let section: Int
  /// The row in it.
  package let row: Int

  /// Makes a place.
  package init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }
}

/// A row of a storyboard: one that stands where it was drawn, or what others are made of.
package enum StoryboardRow: Hashable, Sendable {
  /// The first row that is made of a prototype, named by its reuse identifier.
  case prototype(String)
  /// The static row of a place; both numbers are counted from zero.
  case fixed(section: Int, row: Int)
}

extension UIView {
  /// Whether it, or something in it, holds rows.
  package final var holdsRows: Bool {
    self is any RowHolding || subviews.contains(where: \.holdsRows)
  }

  /// The first view of rows, it or one in it, that has a row of the storyboard, and the cell.
  package final func holder(of row: StoryboardRow) -> (view: any RowHolding, cell: UIView)? {
    if let holding = self as? any RowHolding, let cell = holding.cell(of: row) {
      return (holding, cell)
    }
    for view in subviews {
      if let found = view.holder(of: row) { return found }
    }
    return nil
  }
}
