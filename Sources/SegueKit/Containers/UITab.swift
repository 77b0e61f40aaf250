/// A tab that is more than a controller: what it is called, and how its controller is made.
///
/// - SeeAlso: UIKit, `UITab`.
open class UITab {
  /// What tells it from the others.
  public final let identifier: String
  /// Its words.
  open var title: String { didSet { knownController?.tabBarItem?.title = title } }
  /// Its picture; nobody sees it.
  open var image: UIImage? { didSet { knownController?.tabBarItem?.image = image } }
  /// Words below the others; nobody sees them.
  open var subtitle: String?
  /// The words on the badge; nobody sees them.
  open var badgeValue: String? { didSet { knownController?.tabBarItem?.badgeValue = badgeValue } }
  /// Whether the user can touch it.
  open var isEnabled = true { didSet { knownController?.tabBarItem?.isEnabled = isEnabled } }
  /// Whether it is kept from standing among the tabs; its controller is kept, too.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.showNamedTabs() } }
  }
  /// What the app has put there for itself.
  open var userInfo: Any?
  /// Whose tab it is.
  public internal(set) final weak var tabBarController: UITabBarController?

  private let provider: ((UITab) -> UIViewController)?
  private var knownController: UIViewController?

  /// Makes a tab.
  ///
  /// - Parameters:
  ///   - title: Its words.
  ///   - image: Its picture.
  ///   - identifier: What tells it from the others.
  ///   - viewControllerProvider: Makes its controller, once.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
  }

  /// Whom it shows; made when the tab becomes one of a tab bar controller.
  ///
  /// UIKit makes it when the tab is first selected; here only its view waits for that (a reading
  /// chosen by this project).
  public final var viewController: UIViewController? { knownController }

  /// Makes its controller, unless that has been done.
  final func makeController() -> UIViewController? {
    if let knownController { return knownController }
    guard let made = provider?(self) else { return nil }
    let item = UITabBarItem(title: title, image: image, tag: 0)
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
    made.tabBarItem = item
    knownController = made
    return made
  }
}

/// The tab that leads to a search.
///
/// - SeeAlso: UIKit, `UISearchTab`.
open class UISearchTab: UITab {
  /// Makes a tab with the words that UIKit gives it.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: nil, identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider)
  }
}

extension UITabBarController {
  /// The tab with an identifier.
  ///
  /// - SeeAlso: UIKit, `UITabBarController.tab(forIdentifier:)`.
  public final func tab(forIdentifier identifier: String) -> UITab? {
    namedTabs.first { $0.identifier == identifier }
  }

  /// Has the controllers of the tabs that are not hidden stand there.
  final func showNamedTabs() {
    let shown = namedTabs.filter { !$0.isHidden }.compactMap { $0.makeController() }
    exchangeTabs(for: shown)
  }

  /// The tab of a controller, when it has one.
  final func namedTab(of controller: UIViewController?) -> UITab? {
    namedTabs.first { $0.viewController === controller && controller != nil }
  }
}
