/// What a navigation bar shows of a controller: its words, and what keeps the back button away.
///
/// Nobody sees it, but whether there is a back button for the user to touch is true, and so are the
/// buttons that an app puts into the bar.
///
/// - SeeAlso: UIKit, `UINavigationItem`.
open class UINavigationItem {
  final var looks = BarLooks<UINavigationBarAppearance>()
  /// The words in the middle of the bar.
  open var title: String?
  /// The line above them.
  open var prompt: String?
  /// The words of the back button that leads here.
  open var backButtonTitle: String?
  /// Whether there is no back button while the controller is on top.
  open var hidesBackButton = false
  /// What stands on the left, in place of the back button.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// What stands on the right, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// What sort of screen it is of, by which its bar looks; nobody sees it.
  open var style = ItemStyle.navigator
  /// Whether what stands on the left stands beside the back button.
  open var leftItemsSupplementBackButton = false

  /// The button that leads back here; nobody sees it, and its target is not asked to act.
  open var backBarButtonItem: UIBarButtonItem?
  /// What a touch of the back button does in place of going back; the user cannot swipe back then.
  ///
  /// - SeeAlso: UIKit, `UINavigationItem.backAction`; that there is no swipe is undocumented;
  ///   reading chosen by this project.
  open var backAction: UIAction?
  /// What the back button shows; nobody sees it.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// What stands in place of the words in the middle; it is in no other view.
  open var titleView: UIView?
  /// What makes the menu that a touch of the words opens; it is handed nothing to put in.
  ///
  /// - SeeAlso: UIKit, `UINavigationItem.titleMenuProvider`; that a view in place of the words has
  ///   no such menu is undocumented; reading chosen by this project.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// The search whose bar stands in the bar.
  open var searchController: UISearchController?
  /// Whether the search goes out of sight when what is shown is scrolled; nobody scrolls, so it
  /// stays.
  open var hidesSearchBarWhenScrolling = true
  /// Where the search would like to stand; nobody sees it.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// How large the words are; nobody sees it.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// What sort of screen a bar is above.
  ///
  /// - SeeAlso: UIKit, `UINavigationItem.ItemStyle`.
  public enum ItemStyle: Int, Hashable, Sendable {
    /// One of a stack.
    case navigator
    /// One in which the user goes through a history.
    case browser
    /// One in which the user edits something.
    case editor
  }

  /// What a back button shows.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// Its words, or few, or none.
    case `default`
    /// Few words, or none.
    case generic
    /// No words.
    case minimal
  }

  /// Where a search stands in a bar.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    /// Where there is room.
    case automatic
    /// Beside the words.
    case inline
    /// Below the words.
    case stacked
  }

  /// How large the words in a bar are.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As those of the one before.
    case automatic
    /// Large.
    case always
    /// Small.
    case never
  }

  /// Makes an item.
  public init(title: String?) { self.title = title }

  /// Shows or hides the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Changes what stands on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Changes what stands on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Changes what stands on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Changes what stands on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// The first of what stands on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of what stands on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Whether nothing keeps the back button away, or has it do something else.
  final var hasBackButton: Bool { backAction == nil && hasRoomForBackButton }

  /// Whether nothing keeps the back button away.
  ///
  /// - SeeAlso: UIKit, `UINavigationItem.leftBarButtonItems` and `leftItemsSupplementBackButton`.
  final var hasRoomForBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty != false)
  }
}
