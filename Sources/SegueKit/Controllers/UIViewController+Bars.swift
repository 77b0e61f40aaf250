/// What bars show of a controller, as far as somebody has asked for it.
struct Trimmings {
  private(set) var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?

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
  /// Says that the status bar should look otherwise; there is none.
  ///
  /// - SeeAlso: UIKit, `UIViewController.setNeedsStatusBarAppearanceUpdate()`.
  public final func setNeedsStatusBarAppearanceUpdate() {}

  /// Passes the title on to the bars.
  final func titleDidChange() {
    trimmings.navigationItem?.title = title
    trimmings.tabBarItem?.title = title
  }
}

/// What a tab bar shows of a controller: here, its words.
///
/// - SeeAlso: UIKit, `UITabBarItem`.
open class UITabBarItem {
  /// The words below the picture.
  open var title: String?
  /// The words on the badge.
  open var badgeValue: String?
  /// A number for the app's own use.
  open var tag = 0

  /// Makes an item without words.
  public init() {}
}

/// How it looks when a controller is presented.
///
/// - SeeAlso: UIKit, `UIModalTransitionStyle`.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// It comes from below.
  case coverVertical
  /// The screen turns round.
  case flipHorizontal
  /// The one fades as the other comes.
  case crossDissolve
  /// A page is turned up.
  case partialCurl
}

/// How a status bar looks.
///
/// - SeeAlso: UIKit, `UIStatusBarStyle`.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// As the interface is.
  case `default` = 0
  /// Light, on something dark.
  case lightContent = 1
  /// Dark, on something light.
  case darkContent = 3
}
