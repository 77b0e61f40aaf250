/// What has been said about a list of further tabs, which there never is.
final class FurtherTabs {
  /// Those that the user may put elsewhere; `nil` when the app has said that there are none.
  var customizable: [ControllerLink]?
  /// Whether the app has said who they are.
  var isCustomized = false
  /// The stack that would show the list.
  let stack: UINavigationController

  init(in environment: SegueEnvironment) {
    stack = environment.run { UINavigationController() }
  }
}

extension UITabBarController {
  /// The stack that would show a list of further tabs.
  ///
  /// There is always one, as in UIKit, and it is never among the tabs: the bar has room for all of
  /// them, so that selecting it does nothing.
  ///
  /// - SeeAlso: UIKit, `UITabBarController.moreNavigationController`.
  public final var moreNavigationController: UINavigationController { knownFurtherTabs.stack }

  /// The tabs that the user may put elsewhere, which nobody does.
  ///
  /// All of them, as long as nobody has said otherwise. Who is no tab any more is none of them.
  ///
  /// - SeeAlso: UIKit, `UITabBarController.customizableViewControllers`.
  public final var customizableViewControllers: [UIViewController]? {
    get {
      guard let furtherTabs, furtherTabs.isCustomized else { return children }
      return furtherTabs.customizable?.compactMap(\.target).filter { $0.parentLink === self }
    }
    set {
      let known = knownFurtherTabs
      known.isCustomized = true
      known.customizable = newValue?.map { $0.link() }
    }
  }

  private final var knownFurtherTabs: FurtherTabs {
    if let furtherTabs { return furtherTabs }
    let made = FurtherTabs(in: environment)
    furtherTabs = made
    return made
  }
}
