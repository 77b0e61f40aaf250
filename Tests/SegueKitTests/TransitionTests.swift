import SegueKit
import Testing

@Suite struct `Settling` {
  @Test func `finishes first in first out, and then what completions start`() {
    var order: [String] = []
    let staging = Staging { staging in
      let (root, form) = (Page("root"), Page("form"))
      let nav = stack("nav", Page("a"))
      staging.window.rootViewController = box("top", nav, root)
      nav.pushViewController(Page("b"), animated: true)
      root.present(form, animated: true) {
        order.append("presented")
        form.dismiss(animated: true) { order.append("dismissed") }
      }
    }
    #expect(staging.environment.transitionsInFlight == 2)
    #expect(staging.environment.settle())
    #expect(order == ["presented", "dismissed"])
    #expect(staging.tree == "top[nav[a b] root]")
  }

  @Test func `gives up when it never ends`() {
    let staging = Staging {
      let root = Restless("root")
      $0.window.rootViewController = root
      root.flicker()
    }
    #expect(!staging.environment.settle())
    #expect(staging.environment.transitionsInFlight == 1)
    #expect(staging.diary.lines("present", "dismiss").count == 65)
  }
}

private final class Restless: Page {
  init(_ title: String) { super.init(title) }

  func flicker() {
    present(Page("form"), animated: true) { [unowned self] in
      dismiss(animated: true) { [unowned self] in flicker() }
    }
  }
}
