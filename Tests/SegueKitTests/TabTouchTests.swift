import SegueKit
import Testing

/// A delegate that answers, and does something else while it is asked or told.
private final class Doorkeeper: UITabBarControllerDelegate {
  var answer = true
  var whenAsked: (UITabBarController) -> Void = { _ in }
  private(set) var told: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    whenAsked(tabBarController)
    return answer
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    told.append(viewController.title ?? "?")
  }
}

/// The tabs, with the first one selected.
private func firstOf(_ tabs: UITabBarController) -> UITabBarController {
  tabs.selectedIndex = 0
  return tabs
}

/// Says nothing of its own.
private final class Silence: UITabBarControllerDelegate {}

@Suite struct `A tab bar` {
  private let doorkeeper = Doorkeeper()

  @Test func `asks, selects and tells`() {
    let staging = Staging()
    staging.environment.run {
      let (page, other) = (Page("a"), Page("b"))
      let bar = firstOf(tabs("tabs", page, other))
      bar.delegate = doorkeeper
      staging.window.rootViewController = bar
      let lines = staging.lines { bar.touchTab(other) }
      #expect(
        lines == ["shouldSelect b on tabs yes", "select b on tabs", "didSelect b on tabs"])
      #expect(doorkeeper.told == ["b"])
      doorkeeper.answer = false
      #expect(staging.lines { bar.touchTab(page) } == ["shouldSelect a on tabs no"])
      #expect(bar.selectedViewController === other)
    }
  }

  @Test func `takes the selected stack back to its root, also while that moves`() {
    let staging = Staging()
    staging.environment.run {
      let nav = stack("nav", Page("a"), Page("b"), Page("c"))
      let bar = firstOf(tabs("tabs", nav, Page("page")))
      staging.window.rootViewController = bar
      let lines = staging.lines {
        nav.popViewController(animated: true)
        bar.touchTab(nav)
      }
      #expect(lines == ["pop nav to b", "warned nestedTransition nav", "pop nav to a"])
      #expect(staging.environment.transitionsInFlight == 2)
      #expect(staging.tree == "tabs[nav[a] page]")
    }
  }

  @Test func `hears no touch of somebody who is no tab, or while it is covered`() {
    let staging = Staging()
    staging.environment.run {
      let other = Page("b")
      let bar = firstOf(tabs("tabs", Page("a"), other))
      bar.delegate = doorkeeper
      staging.window.rootViewController = bar
      #expect(staging.lines { bar.touchTab(Page("stranger")) } == [])
      bar.presentAtOnce(Page("sheet"))
      #expect(staging.lines { bar.touchTab(other) } == [])
    }
  }

  @Test func `goes nowhere when the tab has left while the delegate was asked`() {
    let staging = Staging()
    staging.environment.run {
      let (page, other) = (Page("a"), Page("b"))
      let bar = firstOf(tabs("tabs", page, other))
      bar.delegate = doorkeeper
      doorkeeper.whenAsked = { $0.viewControllers = [page] }
      staging.window.rootViewController = bar
      bar.touchTab(other)
      #expect(bar.selectedViewController === page)
      #expect(doorkeeper.told == [])
    }
  }

  @Test func `keeps no delegate, and takes a silent one for a yes`() {
    let staging = Staging()
    staging.environment.run {
      let other = Page("b")
      let bar = firstOf(tabs("tabs", Page("a"), other))
      var silence: Silence? = Silence()
      bar.delegate = silence
      staging.window.rootViewController = bar
      bar.touchTab(other)
      #expect(bar.selectedViewController === other)
      silence = nil
      #expect(bar.delegate == nil)
    }
  }
}

/// A bar of an app's own that follows the selection, as those that draw their own items do.
private final class CountingTabs: UITabBarController {
  var selections = 0
  override var selectedViewController: UIViewController? { didSet { selections += 1 } }
}

@Suite struct `A tab bar controller of an app's own` {
  @Test func `hears of what code selects`() {
    let staging = Staging()
    let tabs = staging.make { CountingTabs() }
    let pages = staging.make { [UIViewController(), UIViewController()] }
    staging.make { tabs.viewControllers = pages }
    staging.make { tabs.selectedViewController = pages[1] }
    #expect(tabs.selections == 1)
    #expect(tabs.selectedIndex == 1)
  }

  @Test(arguments: [
    ([0, 1, 2], 1), ([2, 1], 1), ([1], 1), ([0, 2], 2), ([0], 0), ([3, 4], 4),
  ])
  func `selects who was selected, or who takes that place`(pages: [Int], selected: Int) {
    let staging = Staging()
    let all = staging.make { (0..<5).map { Page("\($0)") } }
    let tabs = staging.make { UITabBarController() }
    staging.make {
      tabs.viewControllers = Array(all.prefix(3))
      staging.window.rootViewController = tabs
      tabs.selectedIndex = 1
    }
    let appearances = staging.appearances { tabs.viewControllers = pages.map { all[$0] } }
    #expect(tabs.selectedViewController === all[selected])
    #expect(appearances.isEmpty == (selected == 1))
  }
}
