/// Items that lie as a layout says.
///
/// Nothing is drawn or laid out, so every item counts as in sight. The first twenty get their cells
/// when the collection is laid out, the others when somebody asks for them; each is kept until it
/// is loaded anew.
///
/// - SeeAlso: UIKit, `UICollectionView`.
open class UICollectionView: UIScrollView {
  package final let rows = RowLedger<UICollectionViewCell>()
  /// The views beside items.
  final var surroundings: [Surrounding: UICollectionReusableView] = [:]

  /// How the items would lie.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { collectionViewLayout.collectionView = self }
  }
  /// Who makes the items; not kept.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { dropRows() } }
  }
  /// Who is asked and told what the user does; not kept.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// Whether the user can select items.
  open var allowsSelection = true
  /// Whether more than one item can be selected.
  open var allowsMultipleSelection = false
  /// Whether the user can select items while the collection is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether more than one item can be selected while the collection is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether it is edited; no item is selected when that changes.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      deselectAll(animated: false)
      for place in rows.placesWithCells { rows.cells[place]?.setNeedsUpdateConfiguration() }
    }
  }
  /// Whether items are made before they come in sight; nobody looks.
  open var isPrefetchingEnabled = true
  /// A view behind all items.
  open var backgroundView: UIView? { didSet { exchange(oldValue, for: backgroundView) } }

  /// The kind of views above sections.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of views below sections.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Makes a collection.
  ///
  /// - SeeAlso: UIKit, `UICollectionView.init(frame:collectionViewLayout:)`.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes a collection of lines, as a storyboard does; never fails.
  ///
  /// - Parameter coder: What it would be decoded from; nothing is read from it.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Makes the cells of the first items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    _ = placesInSight()
    showSurroundings()
  }

  /// Asks for all items anew; none is selected then.
  ///
  /// - SeeAlso: UIKit, `UICollectionView.reloadData()`.
  open func reloadData() { reload() }

  /// Has the items lie otherwise.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Selects an item; the delegate is not told, and no segue fires.
  ///
  /// - SeeAlso: UIKit, `UICollectionView.selectItem(at:animated:scrollPosition:)`.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return deselectAll(animated: animated) }
    select(indexPath, animated: animated)
    if scrollPosition != [] { scroll(to: indexPath, animated: animated) }
  }

  /// Deselects an item; the delegate is not told.
  ///
  /// - SeeAlso: UIKit, `UICollectionView.deselectItem(at:animated:)`.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  /// Scrolls to an item; all are in sight, so nothing moves, but the delegate hears of its end.
  ///
  /// One that is not there is a misuse.
  ///
  /// - SeeAlso: UIKit, `UICollectionView.scrollToItem(at:at:animated:)`; it raises "Attempted to
  ///   scroll the collection view to an out-of-bounds item".
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    expectRow(at: indexPath)
    scroll(to: indexPath, animated: animated)
  }

  /// Which way a collection scrolls.
  ///
  /// - SeeAlso: UIKit, `UICollectionView.ScrollDirection`.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// Up and down.
    case vertical
    /// Left and right.
    case horizontal
  }

  /// Where an item comes to lie when the collection scrolls to it.
  ///
  /// - SeeAlso: UIKit, `UICollectionView.ScrollPosition`.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of positions from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle from above to below.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// On the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// On the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}
