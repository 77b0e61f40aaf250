import SegueKit
import Testing

/// Makes a page that can be left, and taps that.
private func source(
  _ title: String, performs: [Selector] = [], refuses: Bool = false
) -> UIViewController {
  UIViewController.page(title, UIStoryboardSegueTemplate("leave", .unwind("done"))) { title in
    refuses ? Reluctant(title) : Page(title, performs: performs)
  }
}

private func performer(_ title: String) -> Page { Page(title, performs: ["done"]) }

private final class Reluctant: Page {
  init(_ title: String) { super.init(title) }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    false
  }
}

private final class Modest: Page {
  init(_ title: String) { super.init(title, performs: ["done"]) }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { false }
}

@Suite struct `Unwinding from a presented controller` {
  @Test func `goes to whoever asked, then out, and pops what is above the destination`() {
    let staging = Staging()
    let lines = staging.lines {
      let (asker, form) = (Page("V2"), source("V3", performs: ["done"]))
      staging.window.rootViewController = stack("Nav", performer("V1"), asker)
      asker.presentAtOnce(form, .fullScreen)
      form.tap()
    }
    #expect(
      lines.drop { !$0.hasPrefix("should") } == [
        "should V3 yes", "allowed V2 none", "can V2 no", "allowed V3 none", "can V3 no",
        "allowed Nav V1", "allowed V1 none", "can V1 yes", "create V3 to V1",
        "prepare V3", "action V1", "perform", "dismiss V3 from Nav",
        "unwind Nav towards V1", "pop Nav to V1",
      ])
    staging.environment.settle()
    #expect(staging.tree == "Nav[V1]")
  }

  @Test func `clears a tower with one dismissal`() {
    let staging = Staging()
    let lines = staging.lines {
      let tower = [performer("V1"), Page("V2"), Page("V3"), source("V4")]
      staging.window.rootViewController = tower[0]
      for (below, above) in zip(tower, tower.dropFirst()) { below.presentAtOnce(above) }
      tower[3].tap()
    }
    #expect(
      lines.filter { line in ["can", "dismiss", "unwind"].contains { line.hasPrefix($0) } } == [
        "can V4 no", "can V3 no", "can V2 no", "can V1 yes", "dismiss V2 from V1",
      ])
    staging.environment.settle()
    #expect(staging.tree == "V1")
  }

  @Test func `searches the other tabs and selects the right one`() {
    let staging = Staging()
    let lines = staging.lines {
      let (second, form) = (Page("Second"), source("Form"))
      staging.window.rootViewController = tabs(
        "Tab", stack("Nav", performer("First"), Page("Pushed")), second)
      second.presentAtOnce(form)
      form.tap()
    }
    #expect(
      lines.drop { !$0.hasPrefix("should") } == [
        "should Form yes", "allowed Second none", "can Second no", "allowed Form none",
        "can Form no", "allowed Tab Nav", "allowed Nav Pushed First", "allowed Pushed none",
        "can Pushed no", "allowed First none", "can First yes", "create Form to First",
        "prepare Form", "action First", "perform", "dismiss Form from Tab",
        "unwind Tab towards Nav", "select Nav on Tab", "unwind Nav towards First",
        "pop Nav to First",
      ])
  }

  @Test func `selects the right tab by the property, which a class may override`() {
    let staging = Staging()
    staging.make {
      let (second, form) = (Page("Second"), source("Form"))
      let tabs = WritingTabs()
      tabs.viewControllers = [performer("First"), second]
      tabs.selectedViewController = second
      staging.window.rootViewController = tabs
      second.presentAtOnce(form)
      form.tap()
      #expect(tabs.written == ["Second", "First"])
    }
  }

  @Test func `ends at the context that asked`() {
    let staging = Staging()
    let lines = staging.lines {
      let (inner, form) = (performer("VC2").definingContext(), source("VC3"))
      staging.window.rootViewController = box("VC", inner)
      inner.presentAtOnce(form, .overCurrentContext)
      form.tap()
    }
    #expect(lines.contains("can VC2 yes"))
    #expect(!lines.contains { $0.hasPrefix("can VC ") })
    #expect(lines.suffix(2) == ["perform", "dismiss VC3 from VC2"])
  }

  @Test func `does not ask the source when the asker answers before its presenter`() {
    let staging = Staging()
    let lines = staging.lines {
      let (inner, form) = (performer("VC2"), source("VC3"))
      staging.window.rootViewController = box("VC", inner)
      inner.presentAtOnce(form)
      form.tap()
    }
    #expect(lines.filter { $0.hasPrefix("can") } == ["can VC2 yes"])
    #expect(lines.suffix(2) == ["dismiss VC3 from VC", "unwind VC towards VC2"])
  }

  @Test func `finds a child of the asker before the asker`() {
    let staging = Staging()
    let lines = staging.lines {
      let form = source("M")
      let root = Page("R", performs: ["done"])
      for child in [performer("X"), performer("Y")] { root.addChild(child) }
      staging.window.rootViewController = root
      root.presentAtOnce(form)
      form.tap()
    }
    #expect(lines.contains("action X"))
    #expect(lines.suffix(2) == ["dismiss M from R", "unwind R towards X"])
  }

  @Test func `ends in its own stack when that has a performer`() {
    let staging = Staging()
    let lines = staging.lines {
      let (asker, leaver) = (Page("A"), source("C"))
      staging.window.rootViewController = stack("Nav1", asker)
      asker.presentAtOnce(stack("Nav2", performer("B"), leaver))
      leaver.tap()
    }
    #expect(lines.suffix(3) == ["unwind C towards Nav2", "unwind Nav2 towards B", "pop Nav2 to B"])
    #expect(staging.tree == "Nav1[A]+Nav2[B]")
  }
}

@Suite struct `Unwinding inside containers` {
  @Test func `tells every controller on the way`() {
    let staging = Staging()
    let lines = staging.lines {
      let leaver = source("C")
      staging.window.rootViewController = stack("Nav", performer("A"), Page("B"), leaver)
      leaver.tap()
    }
    #expect(
      lines.drop { !$0.hasPrefix("should") } == [
        "should C yes", "allowed Nav B A", "allowed B none", "can B no", "allowed A none",
        "can A yes", "create C to A", "prepare C", "action A", "perform",
        "unwind C towards Nav", "unwind Nav towards A", "pop Nav to A",
      ])
  }

  @Test func `leaves the source where it is when the destination is on another branch`() {
    let staging = Staging()
    let lines = staging.lines {
      let leaver = source("S")
      let bar = tabs(
        "Tab", stack("Nav2", performer("D"), Page("E")), stack("Nav1", Page("A"), leaver))
      staging.window.rootViewController = bar
      leaver.tap()
    }
    #expect(
      lines.drop { $0 != "perform" } == [
        "perform", "unwind S towards Nav1", "unwind Nav1 towards Tab", "unwind Tab towards Nav2",
        "select Nav2 on Tab", "unwind Nav2 towards D", "pop Nav2 to D",
      ])
    #expect(staging.tree == "Tab[Nav2[D] Nav1[A S]]")
  }

  @Test func `passes over a controller that answers no`() {
    let staging = Staging {
      let leaver = source("S")
      $0.window.rootViewController = stack("Nav", performer("A"), Modest("B"), leaver)
      leaver.tap()
    }
    #expect(staging.tree == "Nav[A]")
  }

  @Test func `does nothing when nobody performs the action`() {
    let staging = Staging()
    let lines = staging.lines {
      let leaver = source("S")
      staging.window.rootViewController = stack("Nav", Page("A"), leaver)
      leaver.performSegue(withIdentifier: "leave", sender: nil)
    }
    #expect(
      lines.drop { !$0.hasPrefix("allowed") } == [
        "allowed Nav A", "allowed A none", "can A no", "can Nav no",
      ])
    #expect(staging.tree == "Nav[A S]")
  }

  @Test func `asks nobody else when the source refuses`() {
    let staging = Staging()
    let lines = staging.lines {
      let leaver = source("S", refuses: true)
      staging.window.rootViewController = stack("Nav", performer("A"), leaver)
      leaver.tap()
    }
    #expect(lines.last == "should S no")
  }

  @Test func `dismisses what the source itself presents`() {
    let staging = Staging()
    let lines = staging.lines {
      let leaver = source("S").definingContext()
      staging.window.rootViewController = stack("Nav", performer("A"), leaver)
      leaver.presentAtOnce(Page("M"), .overCurrentContext)
      leaver.performSegue(withIdentifier: "leave", sender: nil)
    }
    #expect(
      lines.drop { $0 != "perform" } == [
        "perform", "dismiss M from S", "unwind S towards Nav", "unwind Nav towards A",
        "pop Nav to A",
      ])
  }

  @Test func `delivers the action once, with the source`() {
    let staging = Staging()
    let destination = staging.make { performer("A") }
    staging.make {
      let leaver = source("S")
      staging.window.rootViewController = stack("Nav", destination, leaver)
      leaver.tap()
    }
    #expect(destination.received == ["done from S"])
  }

  @Test func `ends when who asked has moved into what it asked for`() {
    let staging = Staging {
      let (asker, leaver) = (Page("asker"), source("S"))
      let nav = stack("Nav", leaver)
      $0.window.rootViewController = box("root", asker)
      asker.presentAtOnce(nav)
      nav.pushViewController(asker, animated: false)
      leaver.tap()
    }
    #expect(staging.diary.lines("create").isEmpty)
  }
}

/// Writes down which tabs are selected.
private final class WritingTabs: UITabBarController {
  private(set) var written: [String] = []

  override var selectedViewController: UIViewController? {
    didSet { written.append(selectedViewController?.title ?? "?") }
  }
}
