// UIKit's words for the places in tables and collections.
extension IndexPath {
  /// Makes the place of a row in a section of a table.
  ///
  /// - SeeAlso: UIKit, `IndexPath.init(row:section:)`.
  public init(row: Int, section: Int) { self = [section, row] }

  /// Makes the place of an item in a section of a collection.
  ///
  /// - SeeAlso: UIKit, `IndexPath.init(item:section:)`.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The section, counted from zero.
  ///
  /// - Precondition: The path has two numbers, as everywhere here.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in the section, counted from zero.
  ///
  /// - Precondition: The path has two numbers.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in the section, counted from zero.
  ///
  /// - Precondition: The path has two numbers.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
