import SegueKit
import Testing

@Suite struct `A container that forwards by hand` {
  private func drawer() -> (Staging, Drawer) {
    let staging = Staging()
    let drawer = staging.make { Drawer("drawer", center: stack("nav", Page("a"))) }
    staging.make { staging.window.rootViewController = drawer }
    return (staging, drawer)
  }

  @Test func `tells its child when it is told itself`() {
    let (staging, _) = drawer()
    #expect(
      staging.diary.appearances == [
        "willAppear drawer", "willAppear nav", "willAppear a", "didAppear drawer",
        "didAppear nav", "didAppear a",
      ])
    #expect(
      staging.appearances { staging.window.rootViewController = Page("other") } == [
        "willDisappear drawer", "willDisappear nav", "willDisappear a", "willAppear other",
        "didDisappear drawer", "didDisappear nav", "didDisappear a", "didAppear other",
      ])
  }

  @Test func `leaves the child of another one to that one`() {
    let staging = Staging()
    let root = staging.make {
      Drawer("outer", center: Drawer("inner", center: Page("a")))
    }
    staging.make { staging.window.rootViewController = root }
    #expect(
      staging.appearances { staging.window.rootViewController = Page("other") } == [
        "willDisappear outer", "willDisappear inner", "willDisappear a", "willAppear other",
        "didDisappear outer", "didDisappear inner", "didDisappear a", "didAppear other",
      ])
  }

  @Test func `replaces its child with one call each`() {
    let (staging, drawer) = drawer()
    #expect(
      staging.appearances { drawer.replace(with: Page("b")) } == [
        "willDisappear nav", "willDisappear a", "willAppear b", "didDisappear nav",
        "didDisappear a", "didAppear b",
      ])
  }

  @Test func `tells its child once that looks at what can be seen while it loads`() {
    let (staging, drawer) = drawer()
    #expect(
      staging.appearances { drawer.replace(with: Restless("b")) } == [
        "willDisappear nav", "willDisappear a", "willAppear b", "didDisappear nav",
        "didDisappear a", "didAppear b",
      ])
  }

  @Test func `tells nobody who goes while they load`() {
    let (staging, drawer) = drawer()
    let lines = staging.appearances {
      drawer.replace(with: stack("nav2", Page("c"), Fleeting("b")))
      staging.environment.settle()
    }
    #expect(
      lines == [
        "willDisappear nav", "willDisappear a", "willAppear nav2", "willAppear c",
        "didDisappear nav", "didDisappear a", "didAppear nav2", "didAppear c",
      ])
  }

  @Test func `leaves what its child does to the child`() {
    let (staging, drawer) = drawer()
    #expect(
      staging.appearances { drawer.center.show(Page("b"), sender: nil) } == [
        "willDisappear a", "willAppear b",
      ])
  }

  @Test func `tells nothing that it does not tell`() {
    let (staging, drawer) = drawer()
    #expect(staging.appearances { drawer.addChild(Page("b")) } == [])
    #expect(staging.appearances { drawer.center.removeFromParent() } == [])
  }

  @Test func `is taken at its word when it tells twice`() {
    let (staging, drawer) = drawer()
    let lines = staging.appearances {
      for _ in 0..<2 {
        drawer.center.beginAppearanceTransition(true, animated: false)
        drawer.center.endAppearanceTransition()
      }
    }
    #expect(
      lines
        == [
          "willAppear nav", "willAppear a", "didAppear nav", "didAppear a", "willAppear nav",
          "willAppear a", "didAppear nav", "didAppear a",
        ])
  }

  @Test func `has everybody told once, also where another one forwards inside`() {
    let staging = Staging()
    let outer = staging.make {
      Drawer("outer", center: box("middle", Drawer("inner", center: Page("a")), Page("b")))
    }
    staging.make { staging.window.rootViewController = outer }
    #expect(
      staging.appearances { outer.replace(with: Page("other")) } == [
        "willDisappear middle", "willDisappear inner", "willDisappear a", "willDisappear b",
        "willAppear other", "didDisappear middle", "didDisappear inner", "didDisappear a",
        "didDisappear b", "didAppear other",
      ])
  }

  @Test func `leaves what is presented in its child's context to that`() {
    let (staging, drawer) = drawer()
    let cover = staging.make { Page("cover") }
    cover.modalPresentationStyle = .currentContext
    #expect(
      staging.appearances {
        drawer.center.present(cover, animated: false)
        staging.environment.settle()
        drawer.setNeedsVisibleChildrenUpdate()
      } == [
        "willDisappear nav", "willDisappear a", "willAppear cover", "didAppear cover",
        "didDisappear nav", "didDisappear a",
      ])
    #expect(
      staging.appearances {
        drawer.center.dismiss(animated: false)
        staging.environment.settle()
      } == [
        "willDisappear cover", "willAppear nav", "willAppear a", "didAppear nav", "didAppear a",
        "didDisappear cover",
      ])
  }

  @Test func `goes with what is presented in its child's context`() {
    let (staging, drawer) = drawer()
    let cover = staging.make { Page("cover") }
    cover.modalPresentationStyle = .currentContext
    staging.make { drawer.center.present(cover, animated: false) }
    #expect(
      staging.appearances {
        staging.window.rootViewController = Page("other")
        staging.environment.settle()
      }.filter { $0.hasSuffix("cover") } == ["willDisappear cover", "didDisappear cover"])
  }

  @Test func `has those told of the end who leave before it`() {
    let staging = Staging()
    let root = staging.make { Drawer("drawer", center: box("box", Page("a"))) }
    staging.make { staging.window.rootViewController = root }
    #expect(
      staging.appearances {
        root.center.beginAppearanceTransition(false, animated: true)
        root.center.children[0].removeFromParent()
        root.center.endAppearanceTransition()
      } == ["willDisappear box", "willDisappear a", "didDisappear box", "didDisappear a"])
  }

  @Test func `has its child told also under what is about to cover it`() {
    let (staging, drawer) = drawer()
    let center = staging.make { tabs("tabs", Page("b"), Page("c")) }
    let cover = staging.make {
      Eager("cover") {
        drawer.replace(with: center)
        center.selectedIndex = 0
      }
    }
    cover.modalPresentationStyle = .fullScreen
    let lines = staging.appearances {
      drawer.present(cover, animated: false)
      staging.environment.settle()
    }
    #expect(
      lines == [
        "willDisappear nav", "willDisappear a", "willAppear tabs", "willAppear c",
        "didDisappear nav", "didDisappear a", "didAppear tabs", "didAppear c", "willDisappear c",
        "willAppear b", "didDisappear c", "didAppear b", "willDisappear drawer",
        "willDisappear tabs", "willDisappear b", "willAppear cover", "didAppear cover",
        "didDisappear drawer", "didDisappear tabs", "didDisappear b",
      ])
  }

  @Test func `takes its child with it, though it never told it to go`() {
    let census = Census()
    let staging = Staging {
      let page = Page("page")
      $0.window.rootViewController = page
      page.present(Forgetful("drawer", center: Page("a", census: census)), animated: true)
      $0.environment.settle()
      page.dismiss(animated: true)
      $0.environment.settle()
    }
    #expect(staging.tree == "page")
    #expect(census.count == 0)
  }

  @Test func `may turn round before the end`() {
    let (staging, drawer) = drawer()
    let lines = staging.appearances {
      drawer.center.beginAppearanceTransition(false, animated: true)
      drawer.center.beginAppearanceTransition(true, animated: true)
      drawer.center.endAppearanceTransition()
      drawer.center.endAppearanceTransition()
    }
    #expect(
      lines == [
        "willDisappear nav", "willDisappear a", "willAppear nav", "willAppear a", "didAppear nav",
        "didAppear a",
      ])
  }
}

@Suite struct `Whoever is told of their view` {
  @Test func `may change the tree, and everybody is told once`() {
    let staging = Staging()
    let nav = staging.make { stack("nav", Page("a")) }
    let lines = staging.appearances {
      staging.window.rootViewController = nav
      nav.pushViewController(
        Hasty("b") { nav.pushViewController(Page("c"), animated: true) }, animated: true)
      staging.environment.settle()
    }
    #expect(
      lines.suffix(6)
        == [
          "willDisappear a", "willAppear b", "willDisappear b", "willAppear c", "didDisappear a",
          "didDisappear b", "didAppear c",
        ].suffix(6))
    #expect(staging.environment.transitionsInFlight == 0)
  }

  @Test func `is told nothing after a misuse`() {
    let staging = Staging()
    let nav = staging.make { stack("nav", Page("a")) }
    let lines = staging.appearances {
      staging.window.rootViewController = nav
      nav.pushViewController(Hasty("b") { nav.present(nav, animated: false) }, animated: false)
    }
    #expect(lines.suffix(2) == ["willDisappear a", "willAppear b"])
  }
}

private final class Restless: Page {
  override func viewDidLoad() { setNeedsVisibleChildrenUpdate() }
}

private final class Fleeting: Page {
  override func viewDidLoad() { navigationController?.popViewController(animated: false) }
}

private class Drawer: Page {
  private(set) var center: UIViewController

  init(_ title: String, center: UIViewController) {
    self.center = center
    super.init(title)
    addChild(center)
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() { view.addSubview(center.view) }

  override func viewWillAppear(_ animated: Bool) {
    center.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) { center.endAppearanceTransition() }

  override func viewWillDisappear(_ animated: Bool) {
    center.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) { center.endAppearanceTransition() }

  func replace(with controller: UIViewController) {
    let old = center
    center = controller
    addChild(controller)
    old.beginAppearanceTransition(false, animated: false)
    controller.beginAppearanceTransition(true, animated: false)
    view.addSubview(controller.view)
    old.view.removeFromSuperview()
    old.endAppearanceTransition()
    controller.endAppearanceTransition()
    old.removeFromParent()
  }
}

private final class Forgetful: Drawer {
  override func viewWillDisappear(_ animated: Bool) {}
  override func viewDidDisappear(_ animated: Bool) {}
}

private final class Eager: Page {
  private let act: () -> Void

  init(_ title: String, _ act: @escaping () -> Void) {
    self.act = act
    super.init(title)
  }

  override func viewDidLoad() { act() }
}

private final class Hasty: Page {
  private let act: () -> Void

  init(_ title: String, _ act: @escaping () -> Void) {
    self.act = act
    super.init(title)
  }

  override func viewWillAppear(_ animated: Bool) { act() }
}
