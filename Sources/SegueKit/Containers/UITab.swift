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
  /// Whether it is hidden until the user says otherwise, which nobody does.
  ///
  /// - SeeAlso: UIKit, `UITab.isHiddenByDefault`.
  open var isHiddenByDefault = false { didSet { isHidden = isHiddenByDefault } }
  /// What the app has put there for itself.
  open var userInfo: Any?
  /// Where it likes to stand; nobody sees it.
  open var preferredPlacement = Placement.automatic
  /// Whether the user may hide it; nobody does.
  open var allowsHiding = false
  /// The group that it is in.
  public internal(set) final weak var parent: UITabGroup?
  /// Whose tab it is, or the group's that it is in.
  public final var tabBarController: UITabBarController? { parent?.tabBarController ?? barLink }

  final weak var barLink: UITabBarController?

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

  /// Whether it has a controller of its own, or makes one.
  final var hasController: Bool { knownController != nil || provider != nil }

  /// What is shown of it, once that has been made.
  var shown: UIViewController? { knownController }

  /// Makes what is shown of it, unless that has been done.
  func makeShown() -> UIViewController? { makeController() }

  /// Itself, or a tab in it, if that has an identifier.
  func selfOrTab(_ identifier: String) -> UITab? { identifier == self.identifier ? self : nil }

  /// Itself, or the selected one in it.
  var innermost: UITab { self }

  /// Where a tab likes to stand.
  ///
  /// - SeeAlso: UIKit, `UITab.Placement`.
  public enum Placement: Int, Hashable, Sendable {
    /// As the system likes it.
    case automatic
    /// As others do.
    case `default`
    /// In the sidebar, and in the bar when the user wants it.
    case optional
    /// In the bar, and elsewhere in it when the user wants it.
    case movable
    /// At the end of the bar.
    case pinned
    /// In the bar.
    case fixed
    /// In the sidebar.
    case sidebarOnly
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
    for tab in namedTabs {
      if let found = tab.selfOrTab(identifier) { return found }
    }
    return nil
  }

  /// Has the controllers of the tabs that are not hidden stand there.
  final func showNamedTabs() {
    let shown = namedTabs.filter { !$0.isHidden }.compactMap { $0.makeShown() }
    exchangeTabs(for: shown)
  }

  /// The tab of a controller, when it has one.
  final func namedTab(of controller: UIViewController?) -> UITab? {
    guard let controller else { return nil }
    return namedTabs.first { $0.shown === controller }?.innermost
  }

  /// Shows a tab, and has the groups that it is in show it.
  final func showNamedTab(_ tab: UITab) {
    var outer = tab
    while let group = outer.parent {
      group.selectedChild = outer
      outer = group
    }
    if let controller = outer.shown, controller.parentLink === self {
      selectedViewController = controller
    }
  }
}

extension UITabBarController {
  /// Whether tabs stand in a bar or in a sidebar; nobody sees it.
  ///
  /// - SeeAlso: UIKit, `UITabBarController.Mode`.
  public enum Mode: Int, Hashable, Sendable {
    /// As the system likes it.
    case automatic
    /// In a bar.
    case tabBar
    /// In a bar that becomes a sidebar.
    case tabSidebar
  }

  /// The tabs at the side; nobody sees it, and touches them in the bar.
  ///
  /// - SeeAlso: UIKit, `UITabBarController.Sidebar`.
  public final class Sidebar {
    /// Whether it is hidden.
    public var isHidden = false
    /// How it lies beside the rest.
    public var preferredLayout = Layout.automatic

    /// How a sidebar lies beside the rest.
    public enum Layout: Int, Hashable, Sendable {
      /// As the system likes it.
      case automatic
      /// In front of it.
      case overlap
      /// Beside it.
      case tile
    }
  }
}
