/// Rows, one below the other.
///
/// Nothing is drawn, so every row counts as in sight. The first twenty get their cells when the
/// table is laid out, the others when somebody asks for them; each is kept until it is loaded anew.
///
/// - SeeAlso: UIKit, `UITableView`.
open class UITableView: UIScrollView {
  package final let rows = RowLedger<UITableViewCell>()
  /// The views above and below sections.
  final var surroundings: [Surrounding: UIView] = [:]
  private var isBeingEdited = false

  /// How it would be drawn.
  public final let style: Style
  /// Who makes the rows; not kept.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { dropRows() } }
  }
  /// Who is asked and told what the user does; not kept.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// Whether the user can select rows.
  open var allowsSelection = true
  /// Whether more than one row can be selected.
  open var allowsMultipleSelection = false
  /// Whether the user can select rows while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether more than one row can be selected while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false

  /// A view above all rows.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, for: tableHeaderView) } }
  /// A view below all rows.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, for: tableFooterView) } }
  /// A view behind all rows.
  open var backgroundView: UIView? { didSet { exchange(oldValue, for: backgroundView) } }
  /// What lies between rows; nobody sees it.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of that; nobody sees it.
  open var separatorColor: UIColor?
  /// How far it stays away from the sides; nobody sees it.
  open var separatorInset = UIEdgeInsets.zero
  /// How high a row is; nobody looks.
  open var rowHeight = automaticDimension
  /// How high a row may be; nobody looks.
  open var estimatedRowHeight = automaticDimension
  /// How high a view above a section is; nobody looks.
  open var sectionHeaderHeight = automaticDimension
  /// How high a view above a section may be; nobody looks.
  open var estimatedSectionHeaderHeight = automaticDimension
  /// How high a view below a section is; nobody looks.
  open var sectionFooterHeight = automaticDimension
  /// How high a view below a section may be; nobody looks.
  open var estimatedSectionFooterHeight = automaticDimension
  /// How much room is above a section; nobody looks.
  open var sectionHeaderTopPadding = automaticDimension
  /// Whether rows are kept away from the sides; nobody looks.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// The colour of the words at the side; nobody sees it.
  open var sectionIndexColor: UIColor?

  /// As high as it needs to be.
  public static let automaticDimension: CGFloat = -1

  /// Makes a table.
  ///
  /// - SeeAlso: UIKit, `UITableView.init(frame:style:)`.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a plain table, as a storyboard does; never fails.
  ///
  /// - Parameter coder: What it would be decoded from; nothing is read from it.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Makes a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a plain table without room.
  public convenience init() { self.init(frame: .zero, style: .plain) }

  /// Makes the cells of the first rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    _ = placesInSight()
    showSurroundings()
  }

  // MARK: Loading

  /// Asks for all rows anew; no row is selected then.
  ///
  /// - SeeAlso: UIKit, `UITableView.reloadData()`.
  open func reloadData() { reload() }

  /// Whether it is edited; setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; no row is selected then.
  ///
  /// The owners of the rows are asked what the user can do with them.
  ///
  /// - SeeAlso: UIKit, `UITableView.setEditing(_:animated:)`; that the selection goes is
  ///   undocumented; reading chosen by this project.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isBeingEdited else { return }
    isBeingEdited = editing
    deselectAll(animated: animated)
    for place in rows.placesWithCells {
      if let cell = rows.cells[place] { passEditing(to: cell, at: place, animated: animated) }
    }
  }

  // MARK: Selecting

  /// Selects a row; the delegate is not told, and no segue fires.
  ///
  /// - SeeAlso: UIKit, `UITableView.selectRow(at:animated:scrollPosition:)`.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return deselectAll(animated: animated) }
    select(indexPath, animated: animated)
    if scrollPosition != .none { scroll(to: indexPath, animated: animated) }
  }

  /// Deselects a row; the delegate is not told.
  ///
  /// - SeeAlso: UIKit, `UITableView.deselectRow(at:animated:)`.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  /// Scrolls to a row; all are in sight, so nothing moves, but the delegate hears of its end.
  ///
  /// A row that is not there is a misuse; `NSNotFound` stands for a section without rows.
  ///
  /// - SeeAlso: UIKit, `UITableView.scrollToRow(at:at:animated:)`, "`NSNotFound` is a valid row
  ///   index for scrolling to a section with zero rows"; it raises "row (3) beyond bounds (0) for
  ///   section (0)".
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    if indexPath.count != 2 || indexPath.row != NSNotFound { expectRow(at: indexPath) }
    scroll(to: indexPath, animated: animated)
  }
}

extension UITableView {
  /// How a table would be drawn.
  ///
  /// - SeeAlso: UIKit, `UITableView.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// From side to side.
    case plain
    /// Section by section.
    case grouped
    /// Section by section, away from the sides.
    case insetGrouped
  }

  /// Where a row comes to lie when the table scrolls to it.
  ///
  /// - SeeAlso: UIKit, `UITableView.ScrollPosition`.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// Where it can be seen.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How rows come and go; nobody sees it.
  ///
  /// - SeeAlso: UIKit, `UITableView.RowAnimation`.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// It gets clearer or fainter.
    case fade
    /// From or to the right.
    case right
    /// From or to the left.
    case left
    /// From or to the top.
    case top
    /// From or to the bottom.
    case bottom
    /// At once.
    case none
    /// The one covers the other.
    case middle
    /// As the house thinks best.
    case automatic = 100
  }
}
