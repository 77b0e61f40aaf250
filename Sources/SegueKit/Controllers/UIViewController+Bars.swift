/// What goes with a controller beside its view.
struct Trimmings {
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var hidesBottomBarWhenPushed = false
  var modalTransitionStyle = UIModalTransitionStyle.coverVertical
}

extension UIViewController {
  /// What a navigation bar shows of the controller; made when it is asked for.
  ///
  /// - SeeAlso: UIKit, `UIViewController.navigationItem`.
  public final var navigationItem: UINavigationItem {
    if let known = trimmings.navigationItem { return known }
    let made = UINavigationItem(title: title)
    trimmings.navigationItem = made
    return made
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab bar shows of the controller; made when it is asked for.
  ///
  /// - SeeAlso: UIKit, `UIViewController.tabBarItem`.
  public final var tabBarItem: UITabBarItem! {
    get {
      if let known = trimmings.tabBarItem { return known }
      let made = UITabBarItem()
      made.title = title
      trimmings.tabBarItem = made
      return made
    }
    set { trimmings.tabBarItem = newValue }
  }

  /// Whether the tab bar is hidden, and cannot be touched, while the controller is the top of the
  /// stack in the selected tab.
  ///
  /// - SeeAlso: UIKit, `UIViewController.hidesBottomBarWhenPushed`: "The value of this property on
  ///   the topmost view controller determines whether the toolbar is visible."
  public final var hidesBottomBarWhenPushed: Bool {
    get { trimmings.hidesBottomBarWhenPushed }
    set { trimmings.hidesBottomBarWhenPushed = newValue }
  }

  /// How it looks when the controller is presented; nobody sees it.
  ///
  /// - SeeAlso: UIKit, `UIViewController.modalTransitionStyle`.
  public final var modalTransitionStyle: UIModalTransitionStyle {
    get { trimmings.modalTransitionStyle }
    set { trimmings.modalTransitionStyle = newValue }
  }

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
