import SegueKit
import Testing

@Suite struct `Containment` {
  @Test func `moves a child from its old parent to the end of the new one`() {
    let staging = Staging()
    let child = staging.make { Page("child") }
    staging.make {
      let new = box("new", Page("a"))
      staging.window.rootViewController = box("root", box("old", child), new)
      new.addChild(child)
    }
    #expect(staging.tree == "root[old new[a child]]")
  }

  @Test func `has no circles`() {
    let staging = Staging { _ in
      let inner = Page("inner")
      let outer = box("outer", inner)
      inner.addChild(outer)
    }
    #expect(staging.diary.lines("misuse") == ["misuse inconsistentHierarchy outer"])
  }

  @Test func `has no place for what is presented`() {
    let staging = Staging {
      let (root, form) = (Page("root"), Page("form"))
      $0.window.rootViewController = root
      root.presentAtOnce(form)
      root.addChild(form)
    }
    #expect(staging.diary.lines("misuse") == ["misuse inconsistentHierarchy form"])
  }

  @Test func `tells the child before and after`() {
    let staging = Staging()
    let child = staging.make { Told("child") }
    staging.make {
      let parent = Page("parent")
      parent.addChild(child)
      child.didMove(toParent: parent)
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    #expect(child.calls == ["will parent", "did parent", "will nil", "did nil"])
  }

  @Test func `tells whom a new list of children leaves out`() {
    let staging = Staging()
    let (entry, tab, column) = staging.make { (Told("entry"), Told("tab"), Told("column")) }
    staging.make {
      let stack = UINavigationController(rootViewController: Page("bottom"))
      stack.pushViewController(entry, animated: false)
      stack.setViewControllers([stack.children[0]], animated: false)
      let bar = UITabBarController()
      bar.viewControllers = [tab]
      bar.viewControllers = []
      let split = UISplitViewController()
      split.viewControllers = [Page("primary"), column]
      split.viewControllers = [split.children[0]]
    }
    let calls = ["will nil", "did nil"]
    #expect(entry.calls.suffix(2) == calls)
    #expect(tab.calls.suffix(2) == calls)
    #expect(column.calls.suffix(2) == calls)
  }

  @Test func `selects another tab when the selected one leaves`() {
    let staging = Staging()
    let bar = staging.make { UITabBarController() }
    staging.make {
      bar.viewControllers = [Page("a"), Page("b")]
      bar.selectedIndex = 1
      bar.children[1].removeFromParent()
    }
    #expect(bar.selectedViewController?.title == "a")
  }

  @Test func `selects nobody who is no tab`() {
    let staging = Staging()
    let bar = staging.make { UITabBarController() }
    staging.make {
      bar.viewControllers = [Page("a"), Page("b")]
      bar.selectedViewController = bar.moreNavigationController
      #expect(staging.diary.lines("misuse") == [])
      bar.selectedViewController = Page("c")
    }
    #expect(staging.diary.lines("misuse") == ["misuse selectsStranger c"])
    #expect(bar.selectedViewController?.title == "a")
  }

  @Test func `lets code come to its end that takes out everybody after a misuse`() {
    let staging = Staging()
    let bar = staging.make { UITabBarController() }
    staging.make {
      bar.viewControllers = [Page("a"), Page("b")]
      bar.view.addSubview(UIView())
      bar.selectedViewController = Page("c")
      while let last = bar.children.last { last.removeFromParent() }
      while let last = bar.view.subviews.last { last.removeFromSuperview() }
    }
    #expect(bar.children.isEmpty && bar.view.subviews.isEmpty)
    #expect(staging.diary.lines("misuse") == ["misuse selectsStranger c"])
  }

  @Test func `loads a view when it comes on screen and not before`() {
    let staging = Staging {
      let bar = UITabBarController()
      bar.title = "bar"
      bar.viewControllers = [Page("a"), stack("nav", Page("b"), Page("c"))]
      $0.window.rootViewController = bar
      bar.selectedIndex = 1
    }
    #expect(staging.diary.lines("load") == ["load bar", "load a", "load nav", "load c"])
  }
}

private final class Told: Page {
  private(set) var calls: [String] = []

  init(_ title: String) { super.init(title) }

  override func willMove(toParent parent: UIViewController?) {
    calls.append("will \(parent?.title ?? "nil")")
  }

  override func didMove(toParent parent: UIViewController?) {
    calls.append("did \(parent?.title ?? "nil")")
  }
}
