/// Who knows what comes after a page and before it.
///
/// - SeeAlso: UIKit, `UIPageViewControllerDataSource`.
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another one; `nil` where there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after another one; `nil` where there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// How many pages the indicator shows; asked when code sets pages that scroll from left to right.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Which one the indicator shows as selected; asked after the count.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None: there is no indicator.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

  /// The first one.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Who is told that the user turns pages; it hears nothing of code.
///
/// - SeeAlso: UIKit, `UIPageViewControllerDelegate`.
public protocol UIPageViewControllerDelegate: AnyObject {
  /// The user begins to turn; the pages have not come yet.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// The user has turned, or has turned back.
  ///
  /// - Parameters:
  ///   - pageViewController: Who shows the pages.
  ///   - finished: Whether the turn has come to its end before another one began.
  ///   - previousViewControllers: The pages before.
  ///   - completed: Whether the pages are others now.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
