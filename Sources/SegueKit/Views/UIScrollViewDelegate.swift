/// Who is told when what a scroll view shows moves; what a delegate leaves out does nothing.
///
/// No finger moves anything, so of most there is nothing to tell.
///
/// - SeeAlso: UIKit, `UIScrollViewDelegate`.
public protocol UIScrollViewDelegate: AnyObject {
  /// Called when what is shown has moved; does nothing.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called when a finger begins to move what is shown; nobody calls it.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when a finger lets go of what is shown; nobody calls it.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called when a finger has let go of what is shown; nobody calls it.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called when what is shown begins to come to rest; nobody calls it.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called when what is shown has come to rest; nobody calls it.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called when code has moved what is shown, and that was animated.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The view that gets larger and smaller; there is none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called when what is shown has got larger or smaller; nobody calls it.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Whether a touch of the status bar leads to the top; nobody asks.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Called when a touch of the status bar has led to the top; nobody calls it.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Has none.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Says yes.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
