import SegueKit
import Testing

@Suite struct `A segue` {
  @Test func `asks, makes, prepares and performs when a control fires it`() {
    let staging = Staging()
    let lines = staging.lines {
      let page = UIViewController.page(
        "A", UIStoryboardSegueTemplate("go", .show("B")), scenes: ["B"])
      staging.window.rootViewController = stack("nav", page)
      page.tap()
    }
    #expect(
      lines.suffix(6) == [
        "should A yes", "instantiate B", "create A to B", "prepare A", "perform", "push B on nav",
      ])
    #expect(staging.tree == "nav[A B]")
  }

  @Test func `asks nobody when code performs it`() {
    let staging = Staging {
      let page = UIViewController.page(
        "A", UIStoryboardSegueTemplate("go", .show("B")), scenes: ["B"], making: Refuser.init)
      $0.window.rootViewController = page
      page.performSegue(withIdentifier: "go", sender: nil)
    }
    #expect(staging.diary.lines("should").isEmpty)
    #expect(staging.tree == "A+B")
  }

  @Test func `that is refused stops neither the next segue nor an action`() {
    var isRefreshed = false
    let staging = Staging {
      let page = UIViewController.page(
        "A", UIStoryboardSegueTemplate("go", .show("B")), scenes: ["B"], making: Refuser.init)
      $0.window.rootViewController = page
      let control = UIControl()
      for template in page.segueTemplates { control.addSegue(template, from: page) }
      control.addAction(UIAction { _ in isRefreshed = true })
      control.sendActions(for: .touchUpInside)
    }
    #expect(staging.diary.lines("should", "create") == ["should A no"])
    #expect(isRefreshed)
  }

  @Test func `shows its sender to the source`() {
    let staging = Staging()
    let page = staging.make { Asked("A") }
    let control = UIControl()
    control.addSegue(UIStoryboardSegueTemplate("go", .custom("B")), from: page)
    staging.make { control.sendActions() }
    #expect(page.sender as? UIControl === control)
  }

  @Test(
    arguments: [
      (nil, UIModalPresentationStyle.fullScreen), (.formSheet, .formSheet),
    ] as [(UIModalPresentationStyle?, UIModalPresentationStyle)])
  func `overrules what prepare chose only with a style of its own`(
    style: UIModalPresentationStyle?, shown: UIModalPresentationStyle
  ) {
    let staging = Staging {
      let page = UIViewController.page(
        "A", UIStoryboardSegueTemplate("go", .presentModally("B", style: style)), scenes: ["B"],
        making: ChoosesFullScreen.init)
      $0.window.rootViewController = page
      page.performSegue(withIdentifier: "go", sender: nil)
    }
    #expect(staging.window.rootViewController?.presented?.presentation?.form == shown)
  }

  @Test func `of a class that does nothing changes nothing`() {
    let staging = Staging {
      let template = UIStoryboardSegueTemplate("go", .show("B")) {
        Idle(identifier: $0, source: $1, destination: $2)
      }
      let page = UIViewController.page("A", template, scenes: ["B"])
      $0.window.rootViewController = page
      page.performSegue(withIdentifier: "go", sender: nil)
    }
    #expect(staging.diary.lines("prepare", "perform", "present") == ["prepare A", "perform"])
    #expect(staging.tree == "A")
  }

  @Test func `of a class that calls super does what its kind does`() {
    let staging = Staging {
      let template = UIStoryboardSegueTemplate("go", .show("B")) {
        Passing(identifier: $0, source: $1, destination: $2)
      }
      let page = UIViewController.page("A", template, scenes: ["B"])
      $0.window.rootViewController = page
      page.performSegue(withIdentifier: "go", sender: nil)
    }
    #expect(staging.tree == "A+B")
  }

  @Test func `without a kind and a class of its own is a misuse`() {
    let staging = Staging {
      let page = UIViewController.page(
        "A", UIStoryboardSegueTemplate("go", .custom("B")), scenes: ["B"])
      $0.window.rootViewController = page
      page.performSegue(withIdentifier: "go", sender: nil)
    }
    #expect(
      staging.diary.lines("prepare", "perform", "misuse") == [
        "prepare A", "perform", "misuse performWithoutHandler A",
      ])
  }

  @Test func `that is not animated is over at once`() {
    let staging = Staging {
      let page = UIViewController.page(
        "A", UIStoryboardSegueTemplate("go", .show("B"), animates: false), scenes: ["B"])
      $0.window.rootViewController = page
      page.performSegue(withIdentifier: "go", sender: nil)
    }
    #expect(staging.environment.transitionsInFlight == 0)
    #expect(staging.environment.areAnimationsEnabled)
  }

  @Test func `made by hand asks and tells nobody`() {
    var isPerformed = false
    let staging = Staging { _ in
      UIStoryboardSegue(identifier: nil, source: Page("A"), destination: Page("B")) {
        isPerformed = true
      }
      .perform()
    }
    #expect(isPerformed)
    #expect(staging.diary.lines.isEmpty)
  }
}

/// A page that refuses every segue.
final class Refuser: Page {
  init(_ title: String) { super.init(title) }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    false
  }
}

private final class Asked: Page {
  private(set) var sender: Any?

  init(_ title: String) { super.init(title) }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    self.sender = sender
    return false
  }
}

private final class ChoosesFullScreen: Page {
  init(_ title: String) { super.init(title) }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.modalPresentationStyle = .fullScreen
  }
}

private final class Idle: UIStoryboardSegue {
  override func perform() {}
}

private final class Passing: UIStoryboardSegue {
  override func perform() { super.perform() }
}
