import SegueKit
import Testing

@Suite struct `A navigation bar` {
  private func staging() -> (Staging, UINavigationController, Page) {
    let staging = Staging()
    let top = staging.make { Page("b") }
    let nav = staging.make { stack("nav", Page("a"), top) }
    staging.make { staging.window.rootViewController = nav }
    return (staging, nav, top)
  }

  @Test(
    arguments: [
      ("hidden", false), ("shown again", true), ("replaced", false), ("beside", true),
      ("emptied", true), ("without a bar", false),
    ])
  func `has a back button unless something keeps it away`(form: String, isThere: Bool) {
    let (staging, nav, top) = staging()
    staging.make {
      let item = top.navigationItem
      switch form {
      case "hidden": item.hidesBackButton = true
      case "shown again":
        item.setHidesBackButton(true, animated: false)
        item.setHidesBackButton(false, animated: true)
      case "replaced": item.leftBarButtonItem = UIBarButtonItem()
      case "beside":
        item.leftBarButtonItems = [UIBarButtonItem(), UIBarButtonItem()]
        item.leftItemsSupplementBackButton = true
      case "emptied":
        item.leftBarButtonItem = UIBarButtonItem()
        item.leftBarButtonItem = nil
      default: nav.setNavigationBarHidden(true, animated: true)
      }
      #expect(nav.isNavigationBarHidden == (form == "without a bar"))
      let swipe = nav.beginInteractivePop()
      #expect((swipe != nil) == isThere)
      swipe?.cancel()
      nav.touchBackButton()
      staging.environment.settle()
    }
    #expect(staging.tree == (isThere ? "nav[a]" : "nav[a b]"))
  }

  @Test func `goes by what is on top`() {
    let (staging, nav, _) = staging()
    staging.make {
      nav.viewControllers.first?.navigationItem.hidesBackButton = true
      nav.touchBackButton()
    }
    #expect(staging.tree == "nav[a]")
  }

  @Test func `lets code go back`() {
    let (staging, nav, _) = staging()
    staging.make {
      nav.isNavigationBarHidden = true
      nav.popViewController(animated: false)
    }
    #expect(staging.tree == "nav[a]")
  }

  @Test func `is asked whether it is hidden, and told`() {
    let staging = Staging()
    let nav = staging.make { Bare() }
    staging.make {
      nav.viewControllers = [Page("a"), Page("b")]
      staging.window.rootViewController = nav
      nav.isNavigationBarHidden = false
      nav.touchBackButton()
    }
    #expect(nav.wishes == [false])
    #expect(nav.viewControllers.count == 2)
  }

  @Test func `shows the item that a class makes itself`() {
    let staging = Staging()
    staging.make {
      let nav = stack("nav", Page("a"), Immersive("b"))
      staging.window.rootViewController = nav
      nav.touchBackButton()
    }
    #expect(staging.tree == "nav[a b]")
  }

  @Test func `keeps its items in order`() {
    let (first, second) = (UIBarButtonItem(), UIBarButtonItem())
    let item = UINavigationItem(title: "title")
    item.rightBarButtonItems = [first, second]
    #expect(item.rightBarButtonItem === first)
    item.rightBarButtonItem = second
    #expect(item.rightBarButtonItems?.count == 1)
  }
}

@Suite struct `A tab bar that is hidden` {
  @Test(arguments: [0, 1, 2])
  func `is not touched while who hides it is in the stack`(place: Int) {
    let staging = Staging()
    staging.make {
      let pages = ["root", "middle", "top"].map { Page($0) }
      pages[place].hidesBottomBarWhenPushed = true
      let nav = stack("nav", pages[0], pages[1], pages[2])
      let tabs = tabs("tabs", nav, Page("other"))
      tabs.selectedIndex = 0
      staging.window.rootViewController = tabs
      for depth in [2, 1, 0] where depth >= place {
        nav.popToViewController(pages[depth], animated: false)
        tabs.touchTab(tabs.children[1])
        #expect(tabs.selectedIndex == 0)
      }
      tabs.selectedIndex = 1
      #expect(tabs.selectedIndex == 1)
    }
  }

  @Test func `is there again when who hid it has been popped`() {
    let staging = Staging()
    staging.make {
      let immersive = Page("immersive")
      immersive.hidesBottomBarWhenPushed = true
      let nav = stack("nav", Page("a"), immersive, Page("above"))
      let tabs = tabs("tabs", nav, Page("other"))
      tabs.selectedIndex = 0
      staging.window.rootViewController = tabs
      #expect(tabs.hidesItsBar && staging.environment.uses.hiddenBars)
      nav.popToRootViewController(animated: false)
      #expect(!tabs.hidesItsBar)
      tabs.touchTab(tabs.children[1])
      #expect(tabs.selectedIndex == 1)
    }
  }
}

@Suite struct `A class of an app's own` {
  @Test func `answers itself what bars ask, and how it looks when it is presented`() {
    let staging = Staging()
    staging.make {
      let immersive = Immersive("immersive")
      let tabs = tabs("tabs", Page("other"), stack("nav", immersive))
      staging.window.rootViewController = tabs
      tabs.touchTab(tabs.children[0])
      #expect(tabs.selectedIndex == 1)
      #expect(immersive.tabBarItem.badgeValue == "!")
      immersive.modalTransitionStyle = .partialCurl
      #expect(immersive.modalTransitionStyle == .crossDissolve)
    }
  }
}

/// A page that hides what it can, whatever it is told.
private final class Immersive: Page {
  private let item = UINavigationItem(title: nil)

  init(_ title: String) {
    super.init(title)
    item.hidesBackButton = true
  }

  override var navigationItem: UINavigationItem { item }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tabBarItem: UITabBarItem! {
    get {
      super.tabBarItem.badgeValue = "!"
      return super.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  override var hidesBottomBarWhenPushed: Bool {
    get { true }
    set {}
  }

  override var modalTransitionStyle: UIModalTransitionStyle {
    get { .crossDissolve }
    set {}
  }
}

/// A stack that never has a bar, and writes down what is wanted.
private final class Bare: UINavigationController {
  private(set) var wishes: [Bool] = []

  override var isNavigationBarHidden: Bool {
    get { true }
    set { super.isNavigationBarHidden = newValue }
  }

  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    super.setNavigationBarHidden(hidden, animated: animated)
    wishes.append(hidden)
  }
}

@Suite struct `A title` {
  @Test func `is told to the items that are there, and to those that come`() {
    let page = Page("first")
    #expect(page.tabBarItem.title == "first")
    page.title = "second"
    #expect(page.tabBarItem.title == "second")
    #expect(page.navigationItem.title == "second")
    page.tabBarItem = nil
    #expect(page.tabBarItem.title == "second")
  }
}

@Suite struct `Without animation` {
  @Test func `changes are made while animations are disabled`() {
    let staging = Staging()
    var ends: [Bool] = []
    staging.make {
      let nav = stack("nav", Page("a"))
      staging.window.rootViewController = nav
      UIView.performWithoutAnimation {
        nav.pushViewController(Page("b"), animated: true)
        UIView.animate(withDuration: 0.3, delay: 1, options: [.curveEaseIn], animations: {}) {
          ends.append($0)
        }
      }
      #expect(UIView.areAnimationsEnabled)
    }
    #expect(staging.environment.transitionsInFlight == 0)
    #expect(ends == [true])
  }
}
