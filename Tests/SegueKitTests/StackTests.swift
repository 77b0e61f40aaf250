import SegueKit
import Testing

@Suite struct `A stack` {
  @Test func `takes no controller twice`() {
    let staging = Staging {
      let page = Page("page")
      let nav = stack("nav", page, Page("top"))
      $0.window.rootViewController = nav
      nav.pushViewController(page, animated: false)
    }
    #expect(staging.diary.lines("misuse") == ["misuse pushesStacked page"])
    #expect(staging.tree == "nav[page top]")
  }

  @Test(arguments: ["nav", "split"]) func `takes no container of its own sort`(kind: String) {
    let staging = Staging {
      let nav = stack("root", Page("page"))
      $0.window.rootViewController = nav
      nav.pushViewController(kind == "nav" ? stack("nav") : split("split"), animated: false)
    }
    #expect(staging.diary.lines("misuse") == ["misuse pushesContainer \(kind)"])
  }

  @Test func `takes nothing that it stands in`() {
    let staging = Staging {
      let nav = stack("nav", Page("page"))
      let root = box("root", nav)
      $0.window.rootViewController = root
      nav.pushViewController(root, animated: false)
    }
    #expect(staging.diary.lines("misuse") == ["misuse inconsistentHierarchy root"])
  }

  @Test func `is not popped to a foreign controller`() {
    let staging = Staging {
      let nav = stack("nav", Page("page"))
      $0.window.rootViewController = nav
      nav.popToViewController(Page("foreign"), animated: false)
    }
    #expect(staging.diary.lines("misuse") == ["misuse popsToForeign foreign"])
  }

  @Test(arguments: [true, false])
  func `is found by who leaves it, until they have left`(animated: Bool) {
    let staging = Staging()
    let leaver = staging.make { Leaver("page") }
    staging.make {
      let nav = stack("nav", Page("root"), leaver)
      let tabs = UITabBarController()
      tabs.setViewControllers([nav], animated: false)
      staging.window.rootViewController = tabs
      nav.popViewController(animated: animated)
      staging.environment.settle()
    }
    #expect(leaver.found == ["will: nav in tabs", "did: nobody"])
  }

  @Test func `keeps its root`() {
    let staging = Staging {
      let nav = stack("nav", Page("page"))
      $0.window.rootViewController = nav
      nav.popViewController(animated: false)
      nav.popToRootViewController(animated: false)
    }
    #expect(staging.diary.lines("pop").isEmpty)
    #expect(staging.tree == "nav[page]")
  }

  @Test func `changes at once while another change is in flight, with a warning`() {
    let staging = Staging { staging in
      let nav = stack("nav", Page("a"))
      staging.window.rootViewController = nav
      nav.pushViewController(Page("b"), animated: true)
      nav.pushViewController(Page("c"), animated: true)
    }
    #expect(
      staging.diary.lines("push", "warned") == [
        "push b on nav", "warned nestedTransition nav", "push c on nav",
      ])
    #expect(staging.tree == "nav[a b c]")
    #expect(staging.environment.transitionsInFlight == 2)
    #expect(staging.environment.settle())
    #expect(staging.environment.transitionsInFlight == 0)
  }

  @Test func `takes a controller away from its old parent`() {
    let staging = Staging {
      let page = Page("page")
      let nav = stack("nav", Page("a"))
      $0.window.rootViewController = box("root", page, nav)
      nav.pushViewController(page, animated: false)
    }
    #expect(staging.tree == "root[nav[a page]]")
  }

  @Test func `keeps who is in both the old and the new one`() {
    let staging = Staging()
    let (a, b, c) = staging.make { (Page("a"), Page("b"), Page("c")) }
    staging.make {
      let nav = stack("nav", a, b)
      staging.window.rootViewController = nav
      nav.setViewControllers([c, a], animated: false)
    }
    #expect(staging.tree == "nav[c a]")
    #expect(b.parent == nil)
    #expect(staging.diary.lines("stack").last == "stack nav c a")
  }
}

/// A page that looks for its stack when it goes.
private final class Leaver: Page {
  private(set) var found: [String] = []

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    found.append("will: \(containers)")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    found.append("did: \(containers)")
  }

  private var containers: String {
    guard let stack = navigationController?.title else { return "nobody" }
    return tabBarController == nil ? stack : "\(stack) in tabs"
  }
}
