/// The bar of a tab bar controller, or one that an app puts into a view: whether the user can touch
/// it; nobody sees it.
///
/// That of a tab bar controller shows the tabs, and changing what it shows is a misuse.
///
/// - SeeAlso: UIKit, `UITabBar`.
open class UITabBar: UIView {
  final var tabs: ControllerLink?
  final var looks = BarLooks<UITabBarAppearance>()
  override var touchablesInBar: [Touchable]? { ownTouchables }

  private var own: (items: [UITabBarItem]?, selected: UITabBarItem?)
  private weak final var listener: (any UITabBarDelegate)?
  /// Whether its controller has hidden it.
  final var isAway = false
  /// Whether something shows through; nobody sees it.
  open var isTranslucent = true
  /// Its colour; nobody sees it.
  open var barTintColor: UIColor?
  /// The colour of the tabs that are not selected; nobody sees it.
  open var unselectedItemTintColor: UIColor?

  /// What it shows of the tabs, in order.
  ///
  /// - SeeAlso: UIKit, `UITabBar.items`; that of a tab bar controller cannot be set.
  open var items: [UITabBarItem]? {
    get { tabs == nil ? own.items : tabs?.target?.children.compactMap(\.tabBarItem) }
    set { if mayChange { own.items = newValue } }
  }

  /// Changes what it shows.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// What it shows of the selected tab, or what was touched last or set by code.
  ///
  /// - SeeAlso: UIKit, `UITabBar.selectedItem`. That to set that of a tab bar controller raises is
  ///   undocumented, as apps know it.
  open var selectedItem: UITabBarItem? {
    get { tabs == nil ? own.selected : controller?.selectedViewController?.tabBarItem }
    set { if mayChange { own.selected = newValue } }
  }

  /// Who is told that the user has touched an item; not kept.
  ///
  /// That of a tab bar controller tells the controller.
  ///
  /// - SeeAlso: UIKit, `UITabBar.delegate`.
  open var delegate: (any UITabBarDelegate)? {
    get { tabs == nil ? listener : controller }
    set { if mayChange { listener = newValue } }
  }

  private var controller: UITabBarController? { tabs?.target as? UITabBarController }

  private var mayChange: Bool {
    guard let controller = tabs?.target else { return tabs == nil }
    controller.environment.misuse(.changesManagedBar, controller)
    return false
  }

  /// Does what a touch of an item does where an app has put the bar into a view: it is selected,
  /// and the delegate is told.
  final func touch(_ item: UITabBarItem) {
    guard tabs == nil, item.isEnabled, isTouchable else { return }
    own.selected = item
    delegate?.tabBar(self, didSelect: item)
  }
}

/// Who is told that the user has touched an item of a tab bar.
///
/// - SeeAlso: UIKit, `UITabBarDelegate`.
public protocol UITabBarDelegate: AnyObject {
  /// The user has touched the item, which may have been selected before.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UITabBarController: UITabBarDelegate {}

extension UITabBarController {
  /// The bar; where it is hidden or disabled the user finds no tabs.
  ///
  /// - SeeAlso: UIKit, `UITabBarController.tabBar`.
  public final var tabBar: UITabBar {
    if let knownBar { return knownBar }
    let made = UITabBar()
    made.tabs = link()
    knownBar = made
    return made
  }

  /// Whether the bar is hidden whatever the tabs say.
  ///
  /// - SeeAlso: UIKit, `UITabBarController.isTabBarHidden`.
  public final var isTabBarHidden: Bool {
    get { knownBar?.isAway ?? false }
    set {
      tabBar.isAway = newValue
      if newValue { environment.uses.hiddenBars = true }
    }
  }

  /// Shows or hides the bar.
  ///
  /// - SeeAlso: UIKit, `UITabBarController.setTabBarHidden(_:animated:)`.
  public final func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
}
