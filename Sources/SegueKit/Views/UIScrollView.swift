/// A view of which more may be there than can be seen.
///
/// What is said of it is kept for whoever asks; no finger moves what it shows, and code does so at
/// once.
///
/// - SeeAlso: UIKit, `UIScrollView`.
open class UIScrollView: UIView, ScrollDelegating {
  /// Who is told what moves; not kept.
  public final weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The place of what is shown at its corner; its delegate is told.
  open var contentOffset = CGPoint.zero {
    didSet {
      // What is no number is unlike itself.
      guard contentOffset.x.isFinite, contentOffset.y.isFinite else {
        return contentOffset = oldValue
      }
      if contentOffset != oldValue { scrollDelegate?.scrollViewDidScroll(self) }
    }
  }
  /// How large all is that can be shown.
  open var contentSize = CGSize.zero
  /// How much room is left around that.
  open var contentInset = UIEdgeInsets.zero
  /// How much room is left around that, bars and all; there are none.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Whether bars take room from it; nobody looks.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// How far the bars at its sides stay away from the corners; nobody sees it.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// How far the bar at its right side stays away from the corners; nobody sees it.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether a finger can move it; none does.
  open var isScrollEnabled = true
  /// Whether it stops at pages; nobody sees it.
  open var isPagingEnabled = false
  /// Whether it goes a little beyond its ends; nobody sees it.
  open var bounces = true
  /// Whether it does so up and down when all can be seen; nobody sees it.
  open var alwaysBounceVertical = false
  /// Whether it does so left and right when all can be seen; nobody sees it.
  open var alwaysBounceHorizontal = false
  /// Whether it has a bar at its right side; nobody sees it.
  open var showsVerticalScrollIndicator = true
  /// Whether it has a bar at its lower side; nobody sees it.
  open var showsHorizontalScrollIndicator = true
  /// Whether a touch of the status bar leads to the top; none does.
  open var scrollsToTop = true
  /// How the keyboard goes; there is none.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How small what it shows can get.
  open var minimumZoomScale = 1.0
  /// How large what it shows can get.
  open var maximumZoomScale = 1.0
  /// How large what it shows is.
  open var zoomScale = 1.0
  /// What the user pulls to load anew.
  ///
  /// - SeeAlso: UIKit, `UIScrollView.refreshControl`.
  open var refreshControl: UIRefreshControl? { didSet { exchange(oldValue, for: refreshControl) } }

  /// What looks at the finger that moves it.
  ///
  /// A finger finds it where the app is told of it, too.
  ///
  /// - SeeAlso: UIKit, `UIScrollView.panGestureRecognizer`.
  public private(set) final lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let pan = UIPanGestureRecognizer()
    addGestureRecognizer(pan)
    return pan
  }()

  /// Where the part lies that was to be seen last.
  private var soughtOrigin = CGPoint.zero

  /// Whether a finger is on it; none is.
  public final var isTracking: Bool { false }
  /// Whether a finger moves it; none does.
  public final var isDragging: Bool { false }
  /// Whether it comes to rest; it is at rest.
  public final var isDecelerating: Bool { false }

  /// Moves what is shown, at once; where that is animated the delegate hears of its end.
  ///
  /// - SeeAlso: UIKit, `UIScrollView.setContentOffset(_:animated:)`, and in the header of its
  ///   delegate, of `scrollViewDidEndScrollingAnimation(_:)`: "called when
  ///   setContentOffset/scrollRectVisible:animated: finishes. not called if not animating".
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let former = self.contentOffset
    self.contentOffset = contentOffset
    if animated, self.contentOffset != former { comeToRest() }
  }

  /// Has the delegate hear of the end of a movement that code has begun and animates.
  package final func comeToRest() {
    guard scrollDelegate != nil else { return }
    let duration = 0.3
    UIView.animate(withDuration: duration, animations: {}) { [weak self] _ in
      guard let self else { return }
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  override var usualSize: CGSize {
    guard owner?.target == nil else { return super.usualSize }
    return heldFrame?.size ?? superview?.bounds.size ?? .zero
  }

  /// Moves what is shown until a part can be seen; all can be, so nothing moves.
  ///
  /// Where that is animated, and the part lies elsewhere than the last one, the delegate hears of
  /// its end (undocumented; reading chosen by this project).
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let former = soughtOrigin
    soughtOrigin = rect.origin
    if animated, rect.origin != former { comeToRest() }
  }

  /// Shows the bars at its sides for a moment; nobody sees it.
  open func flashScrollIndicators() {}

  /// Whether bars take room from it.
  ///
  /// - SeeAlso: UIKit, `UIScrollView.ContentInsetAdjustmentBehavior`.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// As the house thinks best.
    case automatic
    /// On the sides on which it can be moved.
    case scrollableAxes
    /// They do not.
    case never
    /// They do.
    case always
  }

  /// How the keyboard goes when a finger moves it.
  ///
  /// - SeeAlso: UIKit, `UIScrollView.KeyboardDismissMode`.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// It stays.
    case none
    /// When the finger begins to move.
    case onDrag
    /// With the finger, and it comes back with it.
    case interactive
    /// The same, with what is above it.
    case onDragWithAccessory
    /// The same with the finger.
    case interactiveWithAccessory
  }
}

extension UIView {
  /// Whether the view, or one in it, shows more than it has room for and tells somebody when a
  /// finger moves that; no flow does.
  package final var hearsOfScrolling: Bool {
    guard !isHidden else { return false }
    if let list = self as? UIScrollView, list.isScrollEnabled, list.scrollDelegate != nil,
      list.contentSize.width > list.bounds.width || list.contentSize.height > list.bounds.height
    {
      return true
    }
    return subviewList.contains(where: \.hearsOfScrolling)
  }
}

/// What has the delegate of a scroll view.
///
/// A subclass has one of another kind under the same name, as tables do, which no member of the
/// class could give way to.
public protocol ScrollDelegating: AnyObject {
  /// Who is told what moves; not kept.
  var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension ScrollDelegating {
  /// Who is told what moves; not kept.
  ///
  /// - SeeAlso: UIKit, `UIScrollView.delegate`.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
