/// Several controllers side by side, of which the selected one can be seen.
///
/// - SeeAlso: UIKit, `UITabBarController`.
open class UITabBarController: UIViewController {
  /// Who is asked and told when the user touches a tab, and asked for animators; not kept.
  @exclusivity(unchecked) open weak var delegate: (any UITabBarControllerDelegate)?

  @exclusivity(unchecked)
  private unowned var selected: UIViewController?
  /// The bar, once somebody has asked for it.
  final var knownBar: UITabBar?
  /// What has been said about a list of further tabs, once somebody has.
  final var furtherTabs: FurtherTabs?

  /// The tabs, where the app has given those and not controllers.
  final var namedTabs: [UITab] = [] {
    didSet {
      for tab in oldValue { tab.barLink = nil }
      for tab in namedTabs { tab.barLink = self }
    }
  }

  /// Makes a tab bar controller without tabs.
  public override init(nibName: String?, bundle: AnyObject?) {
    super.init(nibName: nibName, bundle: bundle)
    definesPresentationContext = true
  }

  /// Makes a tab bar controller without tabs, as a storyboard does.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    definesPresentationContext = true
  }

  /// Makes a tab bar controller with tabs.
  ///
  /// - SeeAlso: UIKit, `UITabBarController.init(tabs:)`.
  public init(tabs: [UITab]) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    self.tabs = tabs
  }

  /// The tabs as more than controllers, hidden ones included; none where controllers were given.
  ///
  /// - SeeAlso: UIKit, `UITabBarController.tabs`.
  open var tabs: [UITab] {
    get { namedTabs }
    set {
      namedTabs = newValue
      showNamedTabs()
    }
  }

  /// Exchanges the tabs; nobody sees whether that is animated.
  ///
  /// - SeeAlso: UIKit, `UITabBarController.setTabs(_:animated:)`.
  open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

  /// The selected one of the tabs, or of those in a group.
  ///
  /// - SeeAlso: UIKit, `UITabBarController.selectedTab`.
  open var selectedTab: UITab? {
    get { namedTab(of: selectedViewController) }
    set { if let newValue { showNamedTab(newValue) } }
  }

  /// Whether tabs stand in a bar or in a sidebar; nobody sees it.
  open var mode = Mode.automatic
  /// The tabs at the side.
  public final private(set) lazy var sidebar = Sidebar()

  /// The controllers of the tabs, in order; the first is selected when none is.
  ///
  /// When they are exchanged, the selected one stays so if it is still there; else the one at its
  /// place is selected, and where there is none, the first.
  ///
  /// - SeeAlso: UIKit, `UITabBarController.viewControllers`: "attempts to reselect it".
  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Exchanges the tabs; a controller in both the old and the new ones stays.
  ///
  /// The bar alone is animated. That whoever stays is told nothing is undocumented; reading chosen
  /// by this project.
  ///
  /// - SeeAlso: UIKit, `UITabBarController.setViewControllers(_:animated:)`.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    if !namedTabs.isEmpty { namedTabs = [] }
    exchangeTabs(for: viewControllers ?? [])
  }

  /// The selected tab.
  ///
  /// Selecting does not touch what the other tabs hold. What is not a tab cannot be selected: that
  /// is a misuse, as UIKit raises for it; nil and ``moreNavigationController`` are ignored. Another
  /// tab is the selected one at once, also while an animator shows it.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue, newValue !== furtherTabs?.stack else { return }
      guard newValue.parentLink === self else {
        return environment.misuse(.selectsStranger, newValue)
      }
      select(newValue)
    }
  }

  /// The place of the selected tab; the largest number, `NSNotFound`, when there is none.
  ///
  /// - SeeAlso: UIKit, `UITabBarController.selectedIndex`.
  open var selectedIndex: Int {
    get { children.firstIndex { $0 === selected } ?? .max }
    set { if children.indices.contains(newValue) { select(children[newValue]) } }
  }

  /// Called when the user has touched an item of the bar, before anything else is; does nothing.
  ///
  /// That the tab is selected after that, and that it is called whatever the delegate then answers,
  /// is undocumented, as apps know it.
  ///
  /// - SeeAlso: UIKit, `UITabBarDelegate.tabBar(_:didSelect:)`.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Selects the next controller when it is a tab, by setting ``selectedViewController``.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    if subsequentVC.parentLink === self { selectedViewController = subsequentVC }
  }

  /// The one child that can be seen.
  open override var visibleChildren: ArraySlice<UIViewController> {
    guard let index = children.firstIndex(where: { $0 === selected }) else { return [] }
    return children[index...index]
  }

  override var hasViewsInPlace: Bool { false }

  /// Writes down which tab is selected.
  open override func encodeRestorableState(with coder: NSCoder) {
    coder.encode(selectedIndex, forKey: "UITabBarController.selectedIndex")
  }

  /// Selects the tab that was selected, and tells nobody.
  open override func decodeRestorableState(with coder: NSCoder) {
    let index = coder.decodeInteger(forKey: "UITabBarController.selectedIndex")
    if children.indices.contains(index) { selected = children[index] }
  }

  override func childDidArrive(_ child: UIViewController) {
    if selected == nil { selected = child }
  }

  override func childDidLeave(_ child: UIViewController) {
    if selected === child { selected = children.first }
  }
}

extension UITabBarController {
  /// Exchanges the controllers; one in both the old and the new ones stays.
  final func exchangeTabs(for tabs: [UIViewController]) {
    guard !environment.isHalted, mayContain(tabs) else { return }
    var removed: [UIViewController] = []
    environment.withOneUpdate {
      let (former, index) = (selected, selectedIndex)
      removed = exchangeChildren(for: tabs)
      reselect(former, orAt: index)
      environment.observeChange(of: self, .tabsReplaced(self))
      setNeedsVisibleChildrenUpdate()
    }
    for child in removed where child.parentLink == nil { child.didMove(toParent: nil) }
  }

  private func reselect(_ former: UIViewController?, orAt index: Int) {
    if let former, former.parentLink === self {
      selected = former
    } else {
      selected = children.indices.contains(index) ? children[index] : children.first
    }
  }

  private func select(_ tab: UIViewController) {
    guard !environment.isHalted else { return }
    let former = selected
    selected = tab
    environment.observeChange(of: self, .selected(tab, on: self))
    if let change = animatedChange(from: former, to: tab) {
      environment.begin(change)
    } else {
      environment.updateAppearance()
    }
  }

  final func isSelected(_ tab: UIViewController?) -> Bool { selected === tab }

  /// Puts the selection back, unless it has changed again meanwhile.
  final func restore(_ change: TabChange) {
    if selected === change.to, change.from.parentLink === self { selected = change.from }
  }
}
