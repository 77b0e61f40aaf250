/// Dots, of which one stands for the page that is shown.
///
/// - SeeAlso: UIKit, `UIPageControl`.
open class UIPageControl: UIControl {
  /// How many dots there are.
  open var numberOfPages = 0 { didSet { keepWithin() } }
  /// Which one stands for the page that is shown, counted from zero; it stays among the dots.
  open var currentPage = 0 {
    didSet {
      keepWithin()
      noteShown(currentPage != oldValue)
    }
  }
  /// Whether it is not seen when there is one page; nobody sees it.
  open var hidesForSinglePage = false
  /// What is behind the dots; nobody sees it.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a finger that stays on it goes from dot to dot; none does.
  open var allowsContinuousInteraction = true
  /// The colour of the dots; nobody sees it.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the one dot; nobody sees it.
  open var currentPageIndicatorTintColor: UIColor?

  /// Does what a touch of one of its two sides does.
  package final func turn(forward: Bool) {
    let next = currentPage + (forward ? 1 : -1)
    guard (0..<numberOfPages).contains(next) else { return }
    change { currentPage = next }
  }

  /// What is behind the dots.
  ///
  /// - SeeAlso: UIKit, `UIPageControl.BackgroundStyle`.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// As the system says.
    case automatic
    /// Something.
    case prominent
    /// Nothing.
    case minimal
  }

  private func keepWithin() {
    let kept = max(0, min(currentPage, numberOfPages - 1))
    if kept != currentPage { currentPage = kept }
  }
}
