/// How large something in a compositional layout is; nothing is laid out, here and below.
///
/// - SeeAlso: UIKit, `NSCollectionLayoutSize`.
public final class NSCollectionLayoutSize {
  /// How wide.
  public let widthDimension: NSCollectionLayoutDimension
  /// How high.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) { (widthDimension, heightDimension) = (width, height) }
}

/// How wide or high something is.
///
/// - SeeAlso: UIKit, `NSCollectionLayoutDimension`.
public final class NSCollectionLayoutDimension {
  /// The part, or the points.
  public let dimension: CGFloat

  private init(_ dimension: CGFloat) { self.dimension = dimension }

  /// A part of the width of what it is in.
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fraction)
  }
  /// A part of the height of what it is in.
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fraction)
  }
  /// So many points.
  public static func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(points)
  }
  /// About so many points.
  public static func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(points)
  }
}

/// An item, or several that lie together.
///
/// - SeeAlso: UIKit, `NSCollectionLayoutItem`.
public class NSCollectionLayoutItem {
  /// How large it is.
  public let layoutSize: NSCollectionLayoutSize
  /// How far it stays away from others.
  public var contentInsets = NSDirectionalEdgeInsets.zero

  /// Describes an item.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// Items that lie together.
///
/// - SeeAlso: UIKit, `NSCollectionLayoutGroup`.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// What lies together.
  public let subitems: [NSCollectionLayoutItem]
  /// How much room is between them.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  private init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]) {
    self.subitems = subitems
    super.init(layoutSize: size)
  }

  /// Beside one another.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems) }

  /// Beside one another, so many of one.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: count))
  }

  /// Below one another.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems) }
}

/// How much room is between items.
///
/// - SeeAlso: UIKit, `NSCollectionLayoutSpacing`.
public final class NSCollectionLayoutSpacing {
  /// So many points, or at least so many.
  public let spacing: CGFloat

  private init(_ spacing: CGFloat) { self.spacing = spacing }

  /// So many points.
  public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing)
  }
  /// At least so many points.
  public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing)
  }
}

/// A section of items, with what lies beside them.
///
/// - SeeAlso: UIKit, `NSCollectionLayoutSection`.
public final class NSCollectionLayoutSection {
  /// What its items lie in.
  public let group: NSCollectionLayoutGroup
  /// How far it stays away from the sides.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// How much room is between groups.
  public var interGroupSpacing: CGFloat = 0
  /// Whether it is scrolled across the others; nobody scrolls.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// What lies beside the items: the collection asks its data source for those views.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// What the user finds behind its items, where it is a list.
  private(set) var list: UICollectionLayoutListConfiguration?

  /// Describes a section.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// Describes a section that is a list.
  ///
  /// - SeeAlso: UIKit, `NSCollectionLayoutSection.list(using:layoutEnvironment:)`.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let made = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    made.list = configuration
    let kinds =
      (configuration.headerMode == .supplementary
        ? [UICollectionView.elementKindSectionHeader] : [])
      + (configuration.footerMode == .supplementary
        ? [UICollectionView.elementKindSectionFooter] : [])
    made.boundarySupplementaryItems = kinds.map { kind in
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: kind,
        alignment: kind == UICollectionView.elementKindSectionHeader ? .top : .bottom)
    }
    return made
  }
}

/// How a section is scrolled across the others.
///
/// - SeeAlso: UIKit, `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// Not at all, or by the names that UIKit has for it.
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A view beside the items of a section.
///
/// - SeeAlso: UIKit, `NSCollectionLayoutBoundarySupplementaryItem`.
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// What kind of view it is.
  public let elementKind: String
  /// Whether it stays in sight while the section does.
  public var pinToVisibleBounds = false

  /// Describes a view.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
}

/// At which side, or corner, something lies.
///
/// - SeeAlso: UIKit, `NSRectAlignment`.
public enum NSRectAlignment: Int, Hashable, Sendable {
  /// At none, or by the names that UIKit has for it.
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// What a compositional layout knows of where it lies.
///
/// - SeeAlso: UIKit, `NSCollectionLayoutEnvironment`.
public protocol NSCollectionLayoutEnvironment {
  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}
