/// Items in a list; nothing is laid out.
///
/// Lists are all that it can be made for.
///
/// - SeeAlso: UIKit, `UICollectionViewCompositionalLayout`.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  final let list: UICollectionLayoutListConfiguration

  init(list: UICollectionLayoutListConfiguration) {
    self.list = list
    super.init()
  }

  /// Makes a layout, as a storyboard does; never fails.
  ///
  /// - Parameter coder: What it would be decoded from; nothing is read from it.
  public required init?(coder: NSCoder) {
    list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(coder: coder)
  }

  /// Makes the layout of a list.
  ///
  /// - SeeAlso: UIKit, `UICollectionViewCompositionalLayout.list(using:)`.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(list: configuration)
  }

  override final func kinds(
    inSection section: Int, of collectionView: UICollectionView
  ) -> [String] {
    (list.headerMode == .supplementary ? [UICollectionView.elementKindSectionHeader] : [])
      + (list.footerMode == .supplementary ? [UICollectionView.elementKindSectionFooter] : [])
  }
}

/// What a list looks like, and what is behind its items.
///
/// - SeeAlso: UIKit, `UICollectionLayoutListConfiguration`.
public struct UICollectionLayoutListConfiguration {
  /// Says what the user finds behind an item that is swiped.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// How it would be drawn.
  ///
  /// - SeeAlso: UIKit, `UICollectionLayoutListConfiguration.Appearance`.
  public enum Appearance: Int, Hashable, Sendable {
    /// From side to side.
    case plain
    /// Section by section.
    case grouped
    /// Section by section, away from the sides.
    case insetGrouped
    /// As in the first column of a split view.
    case sidebar
    /// As in the first column of a split view, from side to side.
    case sidebarPlain
  }

  /// What is above a section.
  ///
  /// - SeeAlso: UIKit, `UICollectionLayoutListConfiguration.HeaderMode`.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A view that the data source makes.
    case supplementary
    /// The first item.
    case firstItemInSection
  }

  /// What is below a section.
  ///
  /// - SeeAlso: UIKit, `UICollectionLayoutListConfiguration.FooterMode`.
  public enum FooterMode: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A view that the data source makes.
    case supplementary
  }

  /// How it would be drawn.
  public let appearance: Appearance
  /// What is above a section.
  public var headerMode = HeaderMode.none
  /// What is below a section.
  public var footerMode = FooterMode.none
  /// Whether lines lie between items; nobody sees them.
  public var showsSeparators = true
  /// The colour behind it; nobody sees it.
  public var backgroundColor: UIColor?
  /// What the user finds behind an item that is swiped from its beginning.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What the user finds behind an item that is swiped from its end.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Describes a list.
  public init(appearance: Appearance) { self.appearance = appearance }
}
