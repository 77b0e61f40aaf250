/// An item of a collection that is a list.
///
/// - SeeAlso: UIKit, `UICollectionViewListCell`.
open class UICollectionViewListCell: UICollectionViewCell {
  /// What is at its ends; the user may touch it.
  open var accessories: [UICellAccessory] = [] { didSet { showViews(formerly: oldValue) } }
  /// How many steps it is moved in; nobody sees it.
  open var indentationLevel = 0
  /// How wide such a step is; nobody sees it.
  open var indentationWidth: CGFloat = 10
  /// Whether what is at its ends is moved in, too; nobody sees it.
  open var indentsAccessories = true

  /// Words and a picture, to be filled in and set as the content configuration.
  ///
  /// - SeeAlso: UIKit, `UICollectionViewListCell.defaultContentConfiguration()`.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration.cell()
  }

  /// What is behind it, to be filled in and set as the background configuration.
  ///
  /// - SeeAlso: UIKit, `UICollectionViewListCell.defaultBackgroundConfiguration()`.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration.listCell()
  }

  open override func setNeedsUpdateConfiguration() {
    showViews(formerly: accessories)
    super.setNeedsUpdateConfiguration()
  }

  /// Puts the views in that an app has put at its ends, and takes out those from before.
  private final func showViews(formerly former: [UICellAccessory]) {
    let views = accessories.filter { $0.isShown(isEditing: isEditing) }.compactMap(\.view)
    for view in former.compactMap(\.view) where !views.contains(where: { $0 === view }) {
      exchange(view, for: nil)
    }
    for view in views where view.superview !== self { addSubview(view) }
  }
}
