import SegueKit
import Testing

/// Says which tabs the user may go to, and writes down what it is told.
private final class TabWitness: UITabBarControllerDelegate {
  var isOpen = true
  private(set) var lines: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    lines.append("may \(tab.identifier)")
    return isOpen
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    lines.append("\(previousTab?.identifier ?? "none") to \(selectedTab.identifier)")
  }
}

private func tab(_ name: String) -> UITab {
  UITab(title: name, image: nil, identifier: name) { Page($0.title) }
}

@Suite struct `Tabs that are more than controllers` {
  private let staging = Staging()
  private let tabs: UITabBarController

  init() {
    let staging = staging
    tabs = staging.make { UITabBarController(tabs: [tab("home"), tab("news"), UISearchTab()]) }
    staging.make {
      tabs.title = "tabs"
      staging.window.rootViewController = tabs
    }
  }

  @Test func `make their controllers, and lend them their words`() {
    #expect(tabs.viewControllers?.map { $0.title ?? "" } == ["home", "news"])
    #expect(tabs.viewControllers?.map { $0.tabBarItem?.title } == ["home", "news"])
    #expect(tabs.tabs.map(\.identifier) == ["home", "news", "com.apple.UIKit.Search"])
    #expect(tabs.tab(forIdentifier: "news")?.tabBarController === tabs)
    tabs.tabs[1].title = "world"
    #expect(tabs.viewControllers?.last?.tabBarItem?.title == "world")
  }

  @Test func `are selected like their controllers`() {
    staging.make {
      #expect(tabs.selectedTab === tabs.tabs[0])
      tabs.selectedTab = tabs.tabs[1]
      #expect(tabs.selectedViewController === tabs.tabs[1].viewController)
      tabs.selectedIndex = 0
      #expect(tabs.selectedTab === tabs.tabs[0])
    }
  }

  @Test func `have a delegate asked and told when the user touches them`() {
    let witness = TabWitness()
    staging.make {
      tabs.delegate = witness
      guard let news = tabs.viewControllers?.last else { return }
      tabs.touchTab(news)
      #expect(tabs.selectedTab === tabs.tabs[1])
      witness.isOpen = false
      tabs.touchTab(tabs.children[0])
      #expect(tabs.selectedTab === tabs.tabs[1])
    }
    #expect(witness.lines == ["may news", "home to news", "may home"])
  }

  @Test func `come and go when they are hidden`() {
    staging.make {
      let news = tabs.tabs[1].viewController
      tabs.tabs[1].isHidden = true
      #expect(staging.tree == "tabs[home]")
      tabs.tabs[1].isHidden = false
      #expect(staging.tree == "tabs[home news]")
      #expect(tabs.children.last === news)
    }
  }

  @Test func `are none any more where controllers are given`() {
    staging.make {
      let former = tabs.tabs[1]
      tabs.viewControllers = [Page("other")]
      #expect(tabs.tabs.isEmpty && tabs.selectedTab == nil)
      former.isHidden = true
      #expect(former.tabBarController == nil)
      #expect(staging.tree == "tabs[other]")
    }
  }
}

@Suite struct `Tabs in a group` {
  private let staging = Staging()
  private let tabs: UITabBarController
  private let lists: UITabGroup

  init() {
    let staging = staging
    let lists = staging.make {
      UITabGroup(
        title: "Lists", image: nil, identifier: "lists", children: [tab("friends"), tab("work")])
    }
    self.lists = lists
    tabs = staging.make { UITabBarController(tabs: [tab("home"), lists]) }
    staging.make { staging.window.rootViewController = tabs }
  }

  private var shown: [String] { tabs.viewControllers?.map { $0.title ?? "" } ?? [] }

  @Test func `are one in the bar, which shows the one that code selects`() {
    #expect(shown == ["home", "friends"])
    staging.make {
      tabs.selectedTab = lists.children[1]
      #expect(shown == ["home", "work"] && tabs.selectedViewController?.title == "work")
      #expect(tabs.selectedTab?.identifier == "work" && lists.selectedChild?.parent === lists)
      tabs.selectedTab = tabs.tabs[0]
      tabs.selectedTab = lists
      #expect(tabs.selectedTab?.identifier == "work")
      #expect(tabs.tab(forIdentifier: "friends")?.tabBarController === tabs)
      lists.children = [tab("family")]
      #expect(shown == ["home", "family"] && lists.selectedChild == nil)
      #expect(tabs.selectedViewController?.title == "family")
    }
  }

  @Test func `may have one that is shown by default, and a stack that shows them`() {
    staging.make {
      let stack = UINavigationController()
      let group = UITabGroup(
        title: "Shelf", image: nil, identifier: "shelf", children: [tab("old"), tab("new")])
      group.defaultChildIdentifier = "new"
      group.managingNavigationController = stack
      let library = UITabGroup(
        title: "Library", image: nil, identifier: "library", children: [tab("all")]
      ) { Page($0.title) }
      library.managingNavigationController = UINavigationController()
      tabs.tabs = [group, library]
      #expect(tabs.viewControllers?.first === stack)
      #expect(stack.viewControllers.map(\.title) == ["new"])
      let books = library.managingNavigationController
      #expect(books?.viewControllers.map(\.title) == ["Library"])
      tabs.selectedTab = tabs.tab(forIdentifier: "all")
      #expect(books?.viewControllers.map(\.title) == ["Library", "all"])
      #expect(tabs.selectedViewController === books)
      books?.popViewController(animated: false)
      staging.environment.settle()
      #expect(tabs.selectedTab?.identifier == "all" && books?.viewControllers.count == 1)
    }
  }
}
