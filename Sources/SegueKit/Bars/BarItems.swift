/// What bars show of a controller, as far as somebody has asked for it.
struct BarItems {
  private(set) var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  /// What somebody has said about how the controller lies among bars.
  private(set) var look: ControllerLook?

  mutating func knownLook() -> ControllerLook {
    if let look { return look }
    let made = ControllerLook()
    look = made
    return made
  }

  mutating func keepNib(_ name: String?, in bundle: AnyObject?) {
    knownLook().nib = (name, bundle)
  }

  mutating func navigationItem(titled title: String?) -> UINavigationItem {
    if let navigationItem { return navigationItem }
    let made = UINavigationItem(title: title)
    navigationItem = made
    return made
  }

  mutating func tabBarItem(titled title: String?) -> UITabBarItem {
    if let tabBarItem { return tabBarItem }
    let made = UITabBarItem()
    made.title = title
    tabBarItem = made
    return made
  }
}

extension UIViewController {
  /// What a bar shows as the title of the controller, or would.
  package final var titleInBar: String? { barItems.navigationItem?.title ?? title }

  /// Passes the title on to the bars.
  final func titleDidChange() {
    viewIfLoaded?.noteShown()
    barItems.navigationItem?.title = title
    barItems.tabBarItem?.title = title
  }
}
