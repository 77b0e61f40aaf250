import SegueKit
import Testing

@Suite struct `A misuse` {
  @Test func `ends everything: nothing changes and nobody is told`() {
    var isCompleted = false
    let staging = Staging {
      let page = Page("page")
      let nav = stack("nav", page)
      $0.window.rootViewController = nav
      page.performSegue(withIdentifier: "typo", sender: nil)
      nav.pushViewController(Page("b"), animated: false)
      page.present(Page("form"), animated: false) { isCompleted = true }
      page.dismiss(animated: false) { isCompleted = true }
      page.addChild(Page("child"))
      page.show(Page("next"), sender: nil)
      $0.window.rootViewController = Page("other")
    }
    #expect(staging.environment.isHalted)
    #expect(staging.diary.lines.last == "misuse unknownSegue page")
    #expect(staging.tree == "nav[page]")
    #expect(!isCompleted)
  }

  @Test func `in prepare stops the segue`() {
    let staging = Staging {
      let page = UIViewController.page(
        "A", UIStoryboardSegueTemplate("go", .show("B")), scenes: ["B"], making: Clumsy.init)
      $0.window.rootViewController = page
      page.performSegue(withIdentifier: "go", sender: nil)
    }
    #expect(staging.diary.lines.suffix(2) == ["prepare A", "misuse unknownSegue A"])
    #expect(staging.tree == "A")
  }

  @Test func `traps outside a run`() async {
    await #expect(processExitsWith: .failure) {
      UIViewController().performSegue(withIdentifier: "typo", sender: nil)
    }
  }
}

private final class Clumsy: Page {
  init(_ title: String) { super.init(title) }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    performSegue(withIdentifier: "typo", sender: nil)
  }
}
