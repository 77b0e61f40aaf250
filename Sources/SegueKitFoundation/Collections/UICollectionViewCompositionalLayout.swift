/// Items in sections that an app describes, or in a list; nothing is laid out.
///
/// - SeeAlso: UIKit, `UICollectionViewCompositionalLayout`.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provide: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  /// The lists among the sections that have been asked for.
  private var lists: [Int: UICollectionLayoutListConfiguration] = [:]

  /// Makes a layout whose sections are asked for one by one.
  ///
  /// - Parameter sectionProvider: Describes a section, from zero on; no section without an answer.
  /// - SeeAlso: UIKit, `UICollectionViewCompositionalLayout.init(sectionProvider:)`.
  public init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) {
    provide = sectionProvider
    super.init()
  }

  /// Makes a layout of sections that are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init { _, _ in section }
  }

  /// Makes a layout of nothing, as a storyboard does; never fails.
  ///
  /// - Parameter coder: What it would be decoded from; nothing is read from it.
  public required init?(coder: NSCoder) {
    provide = { _, _ in nil }
    super.init(coder: coder)
  }

  /// Makes the layout of a list.
  ///
  /// - SeeAlso: UIKit, `UICollectionViewCompositionalLayout.list(using:)`.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout {
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: $1)
    }
  }

  override final func kinds(
    inSection section: Int, of collectionView: UICollectionView
  ) -> [String] {
    let described = provide(section, CollectionSurroundings(of: collectionView))
    lists[section] = described?.list
    return described?.boundarySupplementaryItems.map(\.elementKind) ?? []
  }

  /// What says what the user finds behind an item of a section that is swiped; for no section, of
  /// any.
  final func providerOfButtons(
    behind end: RowEnd, inSection section: Int?
  ) -> UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider? {
    let asked = section.map { lists[$0].map { [$0] } ?? [] } ?? lists.values.map { $0 }
    let providers = asked.compactMap {
      end == .trailing
        ? $0.trailingSwipeActionsConfigurationProvider
        : $0.leadingSwipeActionsConfigurationProvider
    }
    return providers.first
  }
}

/// What a section is told of the collection.
private struct CollectionSurroundings: NSCollectionLayoutEnvironment {
  let traitCollection: UITraitCollection

  init(of collectionView: UICollectionView) { traitCollection = collectionView.traitCollection }
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
