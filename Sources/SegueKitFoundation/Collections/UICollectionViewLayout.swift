/// How the items of a collection would lie; nothing is laid out.
///
/// - SeeAlso: UIKit, `UICollectionViewLayout`.
open class UICollectionViewLayout: NSObject {
  /// The collection; not kept.
  public package(set) final weak var collectionView: UICollectionView?

  /// Makes a layout.
  public override init() { super.init() }

  /// Makes a layout, as a storyboard does; never fails.
  ///
  /// - Parameter coder: What it would be decoded from; nothing is read from it.
  public required init?(coder: NSCoder) { super.init() }

  /// How large all items are together.
  open var collectionViewContentSize: CGSize { .zero }

  /// Called before items are laid out, which they never are; does nothing.
  open func prepare() {}

  /// Says that items should lie elsewhere.
  open func invalidateLayout() {}

  /// The kinds of views that are beside the items of a section.
  func kinds(inSection section: Int, of collectionView: UICollectionView) -> [String] { [] }
}

/// Items in lines; nothing is laid out.
///
/// - SeeAlso: UIKit, `UICollectionViewFlowLayout`.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// How large an item is.
  open var itemSize = CGSize(width: 50, height: 50)
  /// How large an item may be.
  open var estimatedItemSize = CGSize.zero
  /// How far lines are apart.
  open var minimumLineSpacing: CGFloat = 10
  /// How far items of a line are apart.
  open var minimumInteritemSpacing: CGFloat = 10
  /// How far sections stay away from their sides.
  open var sectionInset = UIEdgeInsets.zero
  /// How large headers are; there are none of no size.
  open var headerReferenceSize = CGSize.zero
  /// How large footers are; there are none of no size.
  open var footerReferenceSize = CGSize.zero
  /// Whether headers stay in sight.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay in sight.
  open var sectionFootersPinToVisibleBounds = false
  /// Which way the collection scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// As large as an item wants to be.
  public static let automaticSize = CGSize(width: Double.greatestFiniteMagnitude, height: 0)

  override final func kinds(
    inSection section: Int, of collectionView: UICollectionView
  ) -> [String] {
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    let header = delegate?.collectionView(
      collectionView, layout: self, referenceSizeForHeaderInSection: section)
    let footer = delegate?.collectionView(
      collectionView, layout: self, referenceSizeForFooterInSection: section)
    return
      (header ?? headerReferenceSize == .zero ? [] : [UICollectionView.elementKindSectionHeader])
      + (footer ?? footerReferenceSize == .zero ? [] : [UICollectionView.elementKindSectionFooter])
  }
}
