import SegueKit
import Testing

@Suite struct `Showing` {
  @Test func `pushes on the nearest navigation controller`() {
    let staging = Staging {
      let child = Page("child")
      $0.window.rootViewController = stack("nav", box("page", child))
      child.show(Page("next"), sender: nil)
    }
    #expect(staging.tree == "nav[page[child] next]")
  }

  @Test func `presents when nobody above knows how`() {
    let staging = Staging {
      let root = Page("root")
      $0.window.rootViewController = root
      root.show(Page("next"), sender: nil)
    }
    #expect(staging.diary.lines("present") == ["present next from root by root"])
  }

  @Test func `does not cross a presentation`() {
    let staging = Staging {
      let form = Page("form")
      let page = Page("page")
      $0.window.rootViewController = stack("nav", page)
      page.presentAtOnce(form)
      form.show(Page("next"), sender: nil)
    }
    #expect(staging.tree == "nav[page]+form+next")
  }

  @Test func `presents from the top-most presented controller`() {
    let staging = Staging {
      let root = Page("root")
      $0.window.rootViewController = root
      root.presentAtOnce(Page("form"))
      root.show(Page("next"), sender: nil)
    }
    #expect(staging.diary.lines("present").last == "present next from form by form")
  }

  @Test func `does nothing outside the window`() {
    let staging = Staging { _ in Page("stray").show(Page("next"), sender: nil) }
    #expect(staging.diary.lines.isEmpty)
  }

  @Test func `presents a detail when there is no split view controller`() {
    let staging = Staging {
      let page = Page("page")
      $0.window.rootViewController = stack("nav", page)
      page.showDetailViewController(Page("detail"), sender: nil)
    }
    #expect(staging.tree == "nav[page]+detail")
  }

  @Test func `replaces the whole secondary column with a detail`() {
    let staging = Staging {
      let menu = Page("menu")
      $0.window.rootViewController = split(
        "split", stack("left", menu), stack("right", Page("old")))
      menu.showDetailViewController(stack("new", Page("detail")), sender: nil)
    }
    #expect(staging.tree == "split[left[menu] new[detail]]")
    #expect(staging.diary.lines("replace") == ["replace new on split"])
  }

  @Test func `replaces the column that asked`() {
    let staging = Staging {
      let right = Page("right")
      $0.window.rootViewController = split("split", Page("left"), right)
      right.show(Page("next"), sender: nil)
    }
    #expect(staging.tree == "split[left next]")
  }

  @Test func `asks the delegate of a split view controller first`() {
    let delegate = Decider()
    let staging = Staging {
      let left = Page("left")
      let split = split("split", left, Page("right"))
      split.delegate = delegate
      $0.window.rootViewController = split
      left.showDetailViewController(Page("next"), sender: nil)
    }
    #expect(delegate.asked == ["next"])
    #expect(staging.tree == "split[left right]")
  }

  @Test func `leaves out a class that cannot perform the action`() {
    let staging = Staging {
      let page = Page("page")
      $0.window.rootViewController = stack("outer", box("inner", Shy("shy", page)))
      page.show(Page("next"), sender: nil)
    }
    #expect(staging.tree == "outer[inner[shy[page]] next]")
  }

  @Test func `presents, and goes in no circle, when an override calls super`() {
    let staging = Staging {
      let root = CallsSuper("root")
      $0.window.rootViewController = root
      root.show(Page("next"), sender: nil)
    }
    #expect(staging.tree == "root+next")
  }
}

private final class Decider: UISplitViewControllerDelegate {
  private(set) var asked: [String] = []

  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    asked.append(vc.title ?? "?")
    return true
  }
}

private final class Shy: Page {
  init(_ title: String, _ child: UIViewController) {
    super.init(title)
    addChild(child)
  }

  override var overriddenActions: [Selector] { [.show] }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  override func show(_ viewController: UIViewController, sender: Any?) {
    addChild(viewController)
  }
}

private final class CallsSuper: Page {
  override var overriddenActions: [Selector] { [.show] }

  override func show(_ viewController: UIViewController, sender: Any?) {
    super.show(viewController, sender: sender)
  }
}
