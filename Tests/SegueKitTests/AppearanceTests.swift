import SegueKit
import Testing

@Suite struct `A view` {
  @Test func `appears with the window's root, container first, and loads before`() {
    let staging = Staging {
      $0.window.rootViewController = tabs("tabs", Page("hidden"), stack("nav", Page("a")))
    }
    #expect(
      staging.diary.lines.suffix(9) == [
        "load tabs", "load nav", "load a", "willAppear tabs", "willAppear nav", "willAppear a",
        "didAppear tabs", "didAppear nav", "didAppear a",
      ])
  }

  @Test(arguments: [true, false])
  func `that is pushed takes the place of the one below it`(animated: Bool) {
    let staging = Staging()
    let nav = staging.make { stack("nav", Page("a")) }
    staging.make { staging.window.rootViewController = nav }
    let lines = staging.appearances {
      nav.pushViewController(Page("b"), animated: animated)
      if animated { #expect(staging.diary.lines.last == "willAppear b") }
      staging.environment.settle()
    }
    #expect(lines == ["willDisappear a", "willAppear b", "didDisappear a", "didAppear b"])
  }

  @Test(arguments: [true, false])
  func `that comes into one that appears has appeared when that has`(animated: Bool) {
    let staging = Staging()
    let nav = staging.make { stack("nav", Page("a")) }
    staging.make { staging.window.rootViewController = nav }
    let lines = staging.appearances {
      nav.pushViewController(LateHost("b"), animated: animated)
      staging.environment.settle()
    }
    #expect(
      lines == [
        "willDisappear a", "willAppear b", "willAppear child", "willAppear grandchild",
        "didDisappear a", "didAppear b", "didAppear child", "didAppear grandchild",
      ])
  }

  @Test func `that goes on elsewhere has appeared there`() {
    let staging = Staging()
    let child = staging.make { Page("child") }
    let nav = staging.make { stack("nav", Page("a"), Page("b")) }
    staging.make { staging.window.rootViewController = nav }
    let lines = staging.appearances {
      nav.popViewController(animated: true)
      nav.children[0].addChild(child)
      nav.children[0].view.addSubview(child.view)
      nav.pushViewController(child, animated: true)
      staging.environment.settle()
    }
    #expect(staging.tree == "nav[a child]")
    #expect(lines.filter { $0.hasSuffix("child") } == ["willAppear child", "didAppear child"])
  }

  @Test func `that has come into one that turns back goes along`() {
    let staging = Staging()
    let nav = staging.make { stack("nav", LateHost("a"), Page("b")) }
    staging.make { staging.window.rootViewController = nav }
    let lines = staging.appearances {
      nav.beginInteractivePop()
      staging.environment.interactiveTransition?.cancel()
      staging.environment.settle()
    }
    #expect(
      lines == [
        "willDisappear b", "willAppear a", "willAppear child", "willAppear grandchild",
        "willDisappear a", "willDisappear child", "willDisappear grandchild", "willAppear b",
        "didDisappear a", "didDisappear child", "didDisappear grandchild", "didAppear b",
      ])
  }

  @Test func `that is popped goes, and those between it and the target are told nothing`() {
    let staging = Staging()
    let nav = staging.make { stack("nav", Page("a"), Page("b"), Page("c")) }
    staging.make { staging.window.rootViewController = nav }
    let lines = staging.appearances { nav.popToRootViewController(animated: false) }
    #expect(lines == ["willDisappear c", "willAppear a", "didDisappear c", "didAppear a"])
  }

  @Test func `in a tab is told nothing until the tab is selected`() {
    let staging = Staging()
    let nav = staging.make { stack("nav", Page("a")) }
    let root = staging.make { tabs("tabs", nav, Page("b")) }
    staging.make { staging.window.rootViewController = root }
    #expect(staging.appearances { nav.pushViewController(Page("c"), animated: true) } == [])
    #expect(
      staging.appearances { root.selectedIndex = 0 } == [
        "willDisappear b", "willAppear nav", "willAppear c", "didDisappear b", "didAppear nav",
        "didAppear c",
      ])
    #expect(staging.appearances { root.selectedIndex = 0 } == [])
  }

  @Test func `comes and goes with a column and with a child`() {
    let staging = Staging()
    let child = staging.make { Page("child") }
    let root = staging.make { split("split", Page("a"), box("b", child)) }
    staging.make { staging.window.rootViewController = root }
    #expect(
      staging.appearances { child.removeFromParent() } == [
        "willDisappear child", "didDisappear child",
      ])
    #expect(
      staging.appearances { root.showDetailViewController(box("c", child), sender: nil) } == [
        "willDisappear b", "willAppear c", "willAppear child", "didDisappear b", "didAppear c",
        "didAppear child",
      ])
  }

  @Test func `is compared once when all tabs are replaced`() {
    let staging = Staging()
    let root = staging.make { tabs("tabs", Page("a"), Page("b")) }
    staging.make { staging.window.rootViewController = root }
    #expect(
      staging.appearances { root.viewControllers = [Page("c"), Page("d")] } == [
        "willDisappear b", "willAppear d", "didDisappear b", "didAppear d",
      ])
  }

  @Test func `goes with the root that is replaced`() {
    let staging = Staging { $0.window.rootViewController = box("root", Page("child")) }
    #expect(
      staging.appearances { staging.window.rootViewController = Page("other") } == [
        "willDisappear root", "willDisappear child", "willAppear other", "didDisappear root",
        "didDisappear child", "didAppear other",
      ])
  }

  @Test func `that moves from one visible place to another stays`() {
    let staging = Staging()
    let child = staging.make { Page("child") }
    let (left, right) = staging.make { (box("left", child), box("right")) }
    staging.make { staging.window.rootViewController = split("split", left, right) }
    #expect(staging.appearances { right.addChild(child) } == [])
  }

  @Test func `turns round when a push is overtaken by a pop`() {
    let staging = Staging()
    let nav = staging.make { stack("nav", Page("a")) }
    staging.make { staging.window.rootViewController = nav }
    let lines = staging.appearances {
      nav.pushViewController(Page("b"), animated: true)
      nav.popViewController(animated: true)
      staging.environment.settle()
    }
    #expect(
      lines == [
        "willDisappear a", "willAppear b", "willDisappear b", "willAppear a", "didDisappear b",
        "didAppear a",
      ])
  }

  @Test func `knows whether its controller comes to a parent or leaves it`() {
    let staging = Staging()
    let (nav, page) = staging.make { (stack("nav", Page("a")), Mover()) }
    staging.make {
      staging.window.rootViewController = nav
      nav.pushViewController(page, animated: true)
      staging.environment.settle()
      page.presentAtOnce(Page("form"), .fullScreen)
      nav.dismiss(animated: false)
      nav.popViewController(animated: true)
      staging.environment.settle()
    }
    #expect(
      page.moves == [
        "willAppear to", "isAppearing to", "didAppear to", "willDisappear", "didDisappear",
        "willAppear", "isAppearing", "didAppear", "willDisappear from", "didDisappear from",
      ])
  }
}

private final class Mover: UIViewController {
  private(set) var moves: [String] = []

  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

  private func note(_ call: String) {
    moves.append(call + (isMovingToParent ? " to" : "") + (isMovingFromParent ? " from" : ""))
  }
}

/// A page that takes a child, and that one a child of its own, when it appears for the first time.
private final class LateHost: Page {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard children.isEmpty else { return }
    let child = box("child", Page("grandchild"))
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
