import SegueKit
import Testing

/// Writes down what its bar tells it, and which tab is selected then.
private final class ListeningTabs: UITabBarController {
  private(set) var told: [String] = []

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    told.append("\(item.title ?? "?") at \(selectedIndex)")
  }
}

private final class Doorkeeper: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { false }
}

private final class Listener: UITabBarDelegate {
  private(set) var told: [String] = []

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    told.append("\(item.title ?? "?") \(tabBar.selectedItem === item)")
  }
}

@Suite struct `What a bar of tabs is told and tells` {
  private let staging = Staging()

  @Test func `tells its controller of a touch first, whatever becomes of it, and not of code`() {
    let (bar, doorkeeper) = (staging.make { ListeningTabs() }, Doorkeeper())
    staging.make {
      bar.viewControllers = [Page("a"), Page("b")]
      staging.window.rootViewController = bar
      bar.touchTab(bar.children[1])
      #expect(bar.told == ["b at 0"] && bar.selectedIndex == 1)
      #expect(bar.tabBar.selectedItem === bar.children[1].tabBarItem)
      bar.touchTab(bar.children[1])
      bar.delegate = doorkeeper
      bar.touchTab(bar.children[0])
      #expect(bar.told == ["b at 0", "b at 1", "a at 1"] && bar.selectedIndex == 1)
      bar.delegate = nil
      bar.selectedIndex = 0
    }
    #expect(bar.told.count == 3 && bar.tabBar.delegate === bar)
  }

  @Test(arguments: ["items", "selected", "delegate", "back"])
  func `is nobody else's to change`(what: String) {
    staging.make {
      let bar = tabs("tabs", stack("nav", Page("a")))
      switch what {
      case "items": bar.tabBar.setItems([], animated: false)
      case "selected": bar.tabBar.selectedItem = nil
      case "delegate": bar.tabBar.delegate = nil
      default: (bar.children[0] as? UINavigationController)?.navigationBar.delegate = nil
      }
    }
    let whom = what == "back" ? "nav" : "tabs"
    #expect(staging.diary.lines("misuse") == ["misuse changesManagedBar \(whom)"])
  }

  @Test func `in a view of an app's own is touched and tells its delegate`() {
    let (page, listener) = (staging.make { Page("page") }, Listener())
    let bar = UITabBar()
    bar.items = ["Day", "Week", "Year"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items?.last?.isEnabled = false
    bar.delegate = listener
    staging.make {
      page.view.addSubview(bar)
      staging.window.rootViewController = page
      let found = page.touchables
      #expect(found.map(\.title) == ["Day", "Week"])
      for touchable in found { touchable.touch() }
      #expect(listener.told == ["Day true", "Week true"])
      page.presentAtOnce(Page("sheet"))
      found[0].touch()
    }
    #expect(listener.told.count == 2 && bar.selectedItem?.title == "Week")
    bar.selectedItem = nil
    #expect(bar.selectedItem == nil)
  }

  @Test func `has room for all, and says which could be put elsewhere`() {
    staging.make {
      let bar = tabs("tabs", Page("a"), Page("b"))
      #expect(bar.customizableViewControllers == bar.children)
      bar.customizableViewControllers = [bar.children[1]]
      #expect(bar.customizableViewControllers?.map(\.title) == ["b"])
      bar.viewControllers = [bar.children[0]]
      #expect(bar.customizableViewControllers == [])
      bar.customizableViewControllers = nil
      #expect(bar.customizableViewControllers == nil)
      let more = bar.moreNavigationController
      #expect(more === bar.moreNavigationController && more.parent == nil)
      bar.selectedViewController = more
      #expect(bar.selectedIndex == 0)
    }
  }
}

/// A bar of an app's own, which says how it is made.
private final class TallBar: UINavigationBar {
  override class func barOfStack() -> UINavigationBar { TallBar(frame: .zero) }
}

private final class TallToolbar: UIToolbar {
  override class func barOfStack() -> UIToolbar { TallToolbar(frame: .zero) }
}

/// A bar of an app's own, which does not.
private final class PlainBar: UINavigationBar {}

/// A stack of an app's own that has other bars.
private final class TallStack: UINavigationController {
  override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
}

@Suite struct `A stack with bars of an app's own` {
  private let staging = Staging()

  @Test func `has them, and acts as any other`() {
    staging.make {
      let nav = TallStack(navigationBarClass: TallBar.self, toolbarClass: TallToolbar.self)
      #expect(nav.navigationBar is TallBar && nav.toolbar is TallToolbar)
      #expect(nav.definesPresentationContext && nav.viewControllers.isEmpty)
      nav.viewControllers = [Page("a"), Page("b")]
      staging.window.rootViewController = nav
      #expect(nav.navigationBar.topItem === nav.children[1].navigationItem)
      nav.touchBackButton()
      #expect(nav.children.count == 1)
    }
  }

  @Test func `has plain ones where their classes do not say how they are made`() {
    staging.make {
      let nav = UINavigationController(navigationBarClass: PlainBar.self, toolbarClass: nil)
      #expect(type(of: nav.navigationBar) == UINavigationBar.self)
      #expect(type(of: nav.toolbar) == UIToolbar.self)
      let other = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
      #expect(type(of: other.navigationBar) == UINavigationBar.self)
    }
  }
}
