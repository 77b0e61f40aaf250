import SegueKit
import Testing

@Suite struct `Refusing to present` {
  @Test func `ignores a second presentation and runs no completion`() {
    let staging = Staging()
    let root = staging.make { Page("root") }
    var isCompleted = false
    staging.make {
      staging.window.rootViewController = root
      root.presentAtOnce(Page("form"))
      root.present(Page("late"), animated: false) { isCompleted = true }
    }
    #expect(staging.diary.lines("refused") == ["refused alreadyPresenting root"])
    #expect(staging.tree == "root+form")
    #expect(!isCompleted)
  }

  @Test func `ignores one from outside the window`() {
    let staging = Staging { _ in Page("stray").presentAtOnce(Page("form")) }
    #expect(staging.diary.lines == ["refused notInWindow stray"])
  }

  @Test func `ignores one of a root that loads its view, but not of a page that is pushed`() {
    let greeting = Staging { $0.window.rootViewController = Greeter("root") }
    #expect(greeting.diary.lines("present", "refused") == ["refused notInWindow root"])
    let pushing = Staging {
      let stack = UINavigationController(rootViewController: Page("root"))
      $0.window.rootViewController = stack
      stack.pushViewController(Greeter("page"), animated: false)
    }
    #expect(pushing.diary.lines("refused").isEmpty)
    #expect(pushing.diary.lines("present").count == 1)
  }

  @Test func `ignores one while another is in flight, until that has settled`() {
    let staging = Staging()
    let root = staging.make { Page("root") }
    let form = staging.make { Page("form") }
    staging.make {
      staging.window.rootViewController = root
      root.present(form, animated: true)
      root.present(Page("late"), animated: true)
      form.present(Page("above"), animated: true)
      staging.environment.settle()
      form.present(Page("later"), animated: true)
    }
    #expect(
      staging.diary.lines("present", "refused") == [
        "present form from root by root", "refused presentationInProgress root",
        "refused presentationInProgress form", "present later from form by form",
      ])
  }

  @Test func `is a misuse for a controller with a parent`() {
    let staging = Staging()
    let child = staging.make { Page("child") }
    staging.make {
      let root = box("root", child)
      staging.window.rootViewController = root
      root.presentAtOnce(child)
    }
    #expect(staging.diary.lines("misuse") == ["misuse presentsChild child"])
    #expect(staging.tree == "root[child]")
  }

  @Test func `is a misuse for the presenter itself`() {
    let staging = Staging {
      let child = Page("child")
      let root = box("root", child)
      $0.window.rootViewController = root
      child.presentAtOnce(root)
    }
    #expect(staging.diary.lines("misuse") == ["misuse presentsItself root"])
  }

  @Test func `is a misuse for what is presented already`() {
    let staging = Staging {
      let (root, form, top) = (Page("root"), Page("form"), Page("top"))
      $0.window.rootViewController = root
      root.presentAtOnce(form)
      form.presentAtOnce(top)
      top.presentAtOnce(form)
    }
    #expect(staging.diary.lines("misuse") == ["misuse presentsPresented form"])
  }

  @Test func `is a misuse for the root that everything stands on`() {
    let staging = Staging {
      let (root, form) = (Page("root"), Page("form"))
      $0.window.rootViewController = root
      root.presentAtOnce(form)
      form.presentAtOnce(root)
    }
    #expect(staging.diary.lines("misuse") == ["misuse inconsistentHierarchy root"])
    #expect(staging.tree == "root+form")
  }
}

/// A screen that greets as soon as its view is loaded, which is too early for some.
private final class Greeter: Page {
  override func viewDidLoad() {
    super.viewDidLoad()
    presentAtOnce(Page("greeting"))
  }
}
