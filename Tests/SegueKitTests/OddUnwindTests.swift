import SegueKit
import Testing

@Suite struct `An odd unwind` {
  @Test func `whose action dismisses by itself asks for a second dismissal, which is ignored`() {
    let staging = Staging { staging in
      let (home, form) = (Hasty("V1", animated: true), leaver("V2"))
      staging.window.rootViewController = home
      home.presentAtOnce(form)
      form.tap()
    }
    #expect(
      staging.diary.lines("dismiss", "refused") == [
        "dismiss V2 from V1", "refused dismissInProgress V1",
      ])
    staging.environment.settle()
    #expect(staging.tree == "V1")
  }

  @Test func `whose action has dismissed at once takes the destination with it`() {
    let staging = Staging { staging in
      let (root, home, form) = (Page("R"), Hasty("V1", animated: false), leaver("V2"))
      staging.window.rootViewController = root
      root.presentAtOnce(home)
      home.presentAtOnce(form)
      form.tap()
    }
    staging.environment.settle()
    #expect(staging.diary.lines("dismiss") == ["dismiss V2 from V1", "dismiss V1 from R"])
    #expect(staging.tree == "R")
  }

  @Test func `that ends where it began delivers and moves nothing`() {
    let staging = Staging { staging in
      let root = Page("R")
      let own = UIViewController.page(
        "S", UIStoryboardSegueTemplate("leave", .unwind("done")), making: Vain.init)
      staging.window.rootViewController = root
      root.presentAtOnce(own)
      own.tap()
    }
    #expect(
      staging.diary.lines("action", "perform", "dismiss", "unwind") == ["action S", "perform"])
    #expect(staging.tree == "R+S")
  }

  @Test func `of a class that does nothing delivers and moves nothing`() {
    let staging = Staging { staging in
      let segue = UIStoryboardSegueTemplate("leave", .unwind("done")) {
        Still(identifier: $0, source: $1, destination: $2)
      }
      let form = UIViewController.page("S", segue)
      staging.window.rootViewController = stack("N", Page("A", performs: ["done"]), form)
      form.tap()
    }
    #expect(staging.diary.lines("action", "unwind") == ["action A"])
    #expect(staging.tree == "N[A S]")
  }

  @Test func `without an action is a misuse`() {
    let staging = Staging { staging in
      let form = UIViewController.page("S", UIStoryboardSegueTemplate("leave", .unwind("")))
      staging.window.rootViewController = form
      form.tap()
    }
    #expect(staging.diary.lines("misuse") == ["misuse unwindWithoutAction S"])
  }

  @Test func `into what is being dismissed goes on while the links stand`() {
    let staging = Staging { staging in
      let form = leaver("S")
      let top = box("P", form)
      staging.window.rootViewController = top
      top.presentAtOnce(box("M", Page("D", performs: ["done"])))
      form.performSegue(withIdentifier: "leave", sender: nil)
    }
    #expect(
      staging.diary.lines("action", "dismiss", "unwind") == [
        "action D", "dismiss M from P", "unwind M towards D",
      ])
  }

  private func leaver(_ title: String) -> UIViewController {
    UIViewController.page(title, UIStoryboardSegueTemplate("leave", .unwind("done")))
  }
}

private final class Hasty: Page {
  private let animated: Bool

  init(_ title: String, animated: Bool) {
    self.animated = animated
    super.init(title)
  }

  override func unwindAction(for action: Selector) -> ((UIStoryboardSegue) -> Void)? {
    { [unowned self] _ in dismiss(animated: animated) }
  }
}

private final class Vain: Page {
  init(_ title: String) { super.init(title, performs: ["done"]) }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }
}

private final class Still: UIStoryboardSegue {
  override func perform() {}
}
