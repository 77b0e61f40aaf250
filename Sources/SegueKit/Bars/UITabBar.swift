/// The bar of a tab bar controller: whether the user can touch it; nobody sees it.
///
/// - SeeAlso: UIKit, `UITabBar`.
open class UITabBar: UIView {
  final var tabs: ControllerLink?
  final var looks = BarLooks<UITabBarAppearance>()
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
  public final var items: [UITabBarItem]? { tabs?.target?.children.compactMap(\.tabBarItem) }
  /// What it shows of the selected tab.
  public final var selectedItem: UITabBarItem? {
    (tabs?.target as? UITabBarController)?.selectedViewController?.tabBarItem
  }
}

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
      if newValue { environment.mayHideBars = true }
    }
  }

  /// Shows or hides the bar.
  ///
  /// - SeeAlso: UIKit, `UITabBarController.setTabBarHidden(_:animated:)`.
  public final func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
}
