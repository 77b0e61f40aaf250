/// Pages of which one can be seen, or two side by side, and which the user turns.
///
/// Its children are the pages in sight, and while they turn also those that go. It asks its data
/// source when the user turns them and not before; UIKit may ask earlier, and keep the answers.
/// What differs between the styles is what can be seen; nothing is. The spine stays where it is put
/// in the beginning, and nobody asks for another place.
///
/// - SeeAlso: UIKit, `UIPageViewController`.
open class UIPageViewController: UIViewController {
  /// Who knows what comes after a page and before it, without whom the user cannot turn; not kept.
  public weak final var dataSource: (any UIPageViewControllerDataSource)?
  /// Who is told that the user turns; not kept.
  public weak final var delegate: (any UIPageViewControllerDelegate)?

  /// How pages are turned.
  public final let transitionStyle: TransitionStyle
  /// In which direction they lie.
  public final let navigationOrientation: NavigationOrientation
  /// Where pages that curl are bound; ``SpineLocation-swift.enum/mid`` shows two of them.
  public final let spineLocation: SpineLocation
  /// Whether pages have something on their backs.
  ///
  /// Then, unless two are side by side, every second controller is the back of a page. It is asked
  /// for and never shown, where UIKit shows it while the page turns.
  ///
  /// - SeeAlso: UIKit, `UIPageViewController.isDoubleSided`.
  open var isDoubleSided: Bool

  /// The pages that have been set, or to which the user has turned.
  final var pages: [UIViewController] = []
  private final var pageLinks: [ControllerLink] = []
  /// The number of the turn that was begun last.
  final var lastTurn = -1
  /// The number of the turn that code has begun last.
  final var lastTurnOfCode = -1
  /// What looks at touches of pages that curl, once somebody has asked.
  final var knownRecognizers: [UIGestureRecognizer]?

  /// Makes one without pages.
  ///
  /// - Parameters:
  ///   - style: How pages are turned.
  ///   - navigationOrientation: In which direction they lie.
  ///   - options: Where they are bound, as a ``SpineLocation-swift.enum`` or its number; the rest
  ///     is not looked at.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let said = options?[.spineLocation]
    let spine = said as? SpineLocation ?? (said as? Int).flatMap(SpineLocation.init)
    spineLocation = style == .scroll ? .none : spine ?? .min
    isDoubleSided = spineLocation == .mid
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes one whose pages curl.
  public override init(nibName: String?, bundle: AnyObject?) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    (spineLocation, isDoubleSided) = (.min, false)
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes one whose pages curl, as a storyboard does that says nothing else.
  public override init?(coder: AnyObject) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    (spineLocation, isDoubleSided) = (.min, false)
    super.init(coder: coder)
  }

  /// The pages in sight; those that have been set also while they turn, and those before the user
  /// turns until they let go.
  ///
  /// - SeeAlso: UIKit, `UIPageViewController.viewControllers`; when it changes is undocumented;
  ///   reading chosen by this project.
  open var viewControllers: [UIViewController]? { pages }

  /// Turns to other pages, which tells the delegate nothing.
  ///
  /// The first pages come without a turn, as do all that are set where nobody can see it. Whoever
  /// stays is told nothing, and with the same pages nothing turns. A turn that begins while another
  /// one is in flight takes it over: the completion of that one hears `false`. One that the user
  /// has in hand is taken back first. Both is undocumented; reading chosen by this project.
  ///
  /// - Parameters:
  ///   - viewControllers: One page, or two where they are bound in the middle; of double-sided
  ///     pages that turn, the front and the back. Any other number is a misuse.
  ///   - direction: To which side; nobody sees it.
  ///   - animated: Whether it is in flight until everything settles.
  ///   - completion: What is done in the end; it hears whether the turn has finished.
  /// - SeeAlso: UIKit, `UIPageViewController.setViewControllers(_:direction:animated:…)`, and its
  ///   exception "The number of view controllers provided (0) doesn't match the number required
  ///   (1) for the requested transition".
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    set(viewControllers ?? [], animated: animated, completion: completion)
  }

  /// What looks at touches of pages that curl: a swipe and a tap; nothing of others.
  ///
  /// The user cannot turn while the swipe is disabled, and not when its delegate says no.
  ///
  /// - SeeAlso: UIKit, `UIPageViewController.gestureRecognizers`.
  public final var gestureRecognizers: [UIGestureRecognizer] { recognizers }

  /// Takes as many pages as it shows.
  open override func install(_ newChildren: [UIViewController]) {
    super.install(Array(newChildren.prefix(spineLocation == .mid ? 2 : 1)))
    pages = children
    note(pages)
  }

  override func childDidLeave(_ child: UIViewController) { pages.removeAll { $0 === child } }

  /// The pages that it has ever had: whoever fills it has them at hand, to be turned back to.
  package final override var pagesSoFar: [UIViewController] { pageLinks.compactMap(\.target) }

  /// Notes pages that it has got; it keeps none of them.
  final func note(_ pages: [UIViewController]) {
    pageLinks.removeAll { $0.target == nil }
    for page in pages where !pageLinks.contains(where: { $0.target === page }) {
      pageLinks.append(page.link())
    }
  }
}

// How pages lie and are turned.
extension UIPageViewController {
  /// How pages are turned.
  ///
  /// - SeeAlso: UIKit, `UIPageViewController.TransitionStyle`.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// Like those of a book.
    case pageCurl
    /// Side by side.
    case scroll
  }

  /// In which direction pages lie.
  ///
  /// - SeeAlso: UIKit, `UIPageViewController.NavigationOrientation`.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// From left to right.
    case horizontal
    /// From above to below.
    case vertical
  }

  /// Where pages that curl are bound.
  ///
  /// - SeeAlso: UIKit, `UIPageViewController.SpineLocation`.
  public enum SpineLocation: Int, Hashable, Sendable {
    /// Nowhere: they scroll.
    case none
    /// On the left, or at the top.
    case min
    /// In the middle, between two pages.
    case mid
    /// On the right, or at the bottom.
    case max
  }

  /// To which side pages turn.
  ///
  /// - SeeAlso: UIKit, `UIPageViewController.NavigationDirection`.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// To what comes after.
    case forward
    /// To what comes before.
    case reverse
  }

  /// What can be said when one is made.
  ///
  /// - SeeAlso: UIKit, `UIPageViewController.OptionsKey`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where pages that curl are bound.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// How much room is between pages that scroll; nobody sees it.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
