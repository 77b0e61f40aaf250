// What is said of cells and does nothing here.
extension UITableViewCell {
  /// How a cell would be drawn.
  ///
  /// - SeeAlso: UIKit, `UITableViewCell.CellStyle`.
  public enum CellStyle: Int, Hashable, Sendable {
    /// Words, and a picture before them.
    case `default`
    /// Words, and others at the end.
    case value1
    /// Words at the end of their half, and others after them.
    case value2
    /// Words, and others below them.
    case subtitle
  }

  /// What is at the end of a cell.
  ///
  /// - SeeAlso: UIKit, `UITableViewCell.AccessoryType`.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A hint that a touch leads on.
    case disclosureIndicator
    /// The same, and a button for details.
    case detailDisclosureButton
    /// A mark.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// How a cell looks when it is selected.
  ///
  /// - SeeAlso: UIKit, `UITableViewCell.SelectionStyle`.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// As otherwise.
    case none
    /// Blue.
    case blue
    /// Grey.
    case gray
    /// As the house thinks best.
    case `default`
  }

  /// What lies between cells.
  ///
  /// - SeeAlso: UIKit, `UITableViewCell.SeparatorStyle`.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A line.
    case singleLine
    /// A line with a shadow.
    case singleLineEtched
  }

  /// What the user can do with a row while the table is edited.
  ///
  /// - SeeAlso: UIKit, `UITableViewCell.EditingStyle`.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// Delete it.
    case delete
    /// Put another one in.
    case insert
  }
}
