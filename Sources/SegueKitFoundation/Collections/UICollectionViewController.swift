/// A controller of a collection.
///
/// It is the data source and the delegate of the collection, and its subclasses override what they
/// answer themselves. The collection is in its view.
///
/// - SeeAlso: UIKit, `UICollectionViewController`.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private var usualLayout: UICollectionViewLayout
  private var ownCollection: UICollectionView?

  /// Whether no item is selected any more when the view comes on screen.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether a long touch moves items; none does.
  open var installsStandardGestureForInteractiveMovement = true

  /// Makes a controller with a collection.
  ///
  /// - SeeAlso: UIKit, `UICollectionViewController.init(collectionViewLayout:)`.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    usualLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller with a collection of lines.
  ///
  /// - Parameters:
  ///   - nibName: The nib file that the view would come from; it plays no part.
  ///   - bundle: The bundle that the file would be in; it plays no part.
  public override init(nibName: String?, bundle: AnyObject?) {
    usualLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a controller with a collection of lines, as a storyboard does; never fails.
  ///
  /// - Parameter coder: The `NSCoder` that it would be decoded from; nothing is read from it.
  public override init?(coder: AnyObject) {
    usualLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection; asking for it loads the view.
  ///
  /// - SeeAlso: UIKit, `UICollectionViewController.collectionView`.
  public final var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollection
    }
    set {
      loadViewIfNeeded()
      if let newValue { use(newValue) }
    }
  }

  /// How the items would lie.
  public final var collectionViewLayout: UICollectionViewLayout {
    ownCollection?.collectionViewLayout ?? usualLayout
  }

  /// Makes the view, and the collection in it, with what a storyboard draws.
  open override func loadView() {
    view = UIView()
    use(UICollectionView(frame: .zero, collectionViewLayout: usualLayout))
    drawView()
  }

  /// Takes the selection from the items.
  ///
  /// - SeeAlso: UIKit, `UICollectionViewController.clearsSelectionOnViewWillAppear`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { ownCollection?.deselectAll(animated: animated) }
  }

  /// Begins or ends editing, and passes it on to the collection.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    ownCollection?.isEditing = editing
  }

  private func use(_ collection: UICollectionView) {
    if ownCollection !== collection { ownCollection?.removeFromSuperview() }
    ownCollection = collection
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
    if collection.superview == nil { view.addSubview(collection) }
  }

  // MARK: The data source

  /// How many items a section has; none.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }

  /// The cell of an item; an empty one.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }

  /// How many sections there are; one.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// A view beside the items, as the header of a section; an empty one.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }

  /// Whether the user can move an item; nobody does, so it is not asked.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { false }

  /// Called when the user has moved an item, which nobody does; does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: The delegate

  /// Called before a cell is put into the collection; does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called when a cell was taken out of the collection; does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called before a view beside the items is put into the collection; does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Whether a finger on an item does anything; yes.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when a finger is on an item; does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Called when a finger has left an item; does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Whether an item is selected when the user touches it; yes.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Whether a touch takes the selection from an item, where there may be many; yes.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when the user has selected an item, after its segue; does nothing.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  {}

  /// Called when an item is not selected any more for a touch of the user; does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// What comes up when a finger stays on an item; nothing.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// What comes up when a finger stays on items; what comes up for the first of them.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPaths.first.flatMap {
      self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }

  // MARK: The delegate of the scroll view

  /// Called when what is shown has moved; does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Called when a finger begins to move what is shown; nobody calls it.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Called when a finger lets go of what is shown; nobody calls it.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Called when a finger has let go of what is shown; nobody calls it.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Called when what is shown begins to come to rest; nobody calls it.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Called when what is shown has come to rest; nobody calls it.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Called when code has moved what is shown, and that was animated; does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// The view that gets larger and smaller; there is none.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Called when what is shown has got larger or smaller; nobody calls it.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Whether a touch of the status bar leads to the top; nobody asks.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Called when a touch of the status bar has led to the top; nobody calls it.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
