import SegueKit
import Testing

@Suite struct `A container of an app's own` {
  @Test func `shows the children that it names`() {
    let staging = Staging { staging in
      let container = Pane("C")
      container.install([Page("A"), Page("B")])
      staging.window.rootViewController = container
    }
    #expect(staging.diary.lines("load") == ["load C", "load A"])
  }

  @Test(arguments: [(true, ["B", "A"]), (false, ["A"])])
  func `has hidden children behind the others, and tells by hand of none`(
    isForwarding: Bool, shown: [String]
  ) {
    final class Hiding: UIViewController {
      var isForwarding = true
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { isForwarding }
    }
    let staging = Staging()
    staging.make {
      let container = Hiding()
      container.isForwarding = isForwarding
      let pages = [Page("A"), Page("B")]
      for page in pages {
        container.addChild(page)
        container.view.addSubview(page.view)
        page.didMove(toParent: container)
      }
      pages[1].view.isHidden = true
      #expect(container.visibleChildren.map(\.title) == shown)
      pages[1].view.isHidden = false
      #expect(container.visibleChildren.map(\.title) == ["A", "B"])
    }
  }

  @Test func `may let a child wait that takes no touches, beside one that does`() {
    let staging = Staging()
    staging.make {
      let (container, main, menu) = (UIViewController(), Page("main"), Page("menu"))
      for page in [main, menu] {
        container.addChild(page)
        container.view.addSubview(page.view)
        page.didMove(toParent: container)
      }
      staging.window.rootViewController = container
      main.view.isUserInteractionEnabled = false
      #expect(!main.canBeTouched && main.isOffBesideSomethingToTouch)
      #expect(menu.canBeTouched && !menu.isOffBesideSomethingToTouch)
      menu.view.removeFromSuperview()
      #expect(!main.isOffBesideSomethingToTouch)
    }
  }

  @Test func `tells when it shows others`() {
    let staging = Staging()
    let container = staging.make { Pane("C") }
    staging.make {
      container.install([Page("A"), Page("B")])
      staging.window.rootViewController = container
    }
    let told = staging.appearances {
      container.place = 1
      container.setNeedsVisibleChildrenUpdate()
    }
    #expect(
      told == ["willDisappear A", "willAppear B", "didDisappear A", "didAppear B"])
    #expect(staging.diary.lines("load") == ["load C", "load A", "load B"])
  }

  @Test func `may make the segue object of an unwind that ends with its child`() {
    let staging = Staging { staging in
      let form = UIViewController.page(
        "S", UIStoryboardSegueTemplate("leave", .unwind("done")))
      let container = Pane("C")
      container.install([Page("A", performs: ["done"])])
      staging.window.rootViewController = container
      container.presentAtOnce(form)
      form.tap()
    }
    #expect(staging.diary.lines("action", "perform", "dismiss") == ["action A", "perform"])
    #expect(staging.tree == "C[A]+S")
  }

  @Test func `is a misuse as a destination that cannot do what it said`() {
    let staging = Staging { staging in
      let form = UIViewController.page(
        "S", UIStoryboardSegueTemplate("leave", .unwind("done")))
      let container = Boaster("C")
      staging.window.rootViewController = container
      container.presentAtOnce(form)
      form.tap()
    }
    #expect(staging.diary.lines("action", "misuse") == ["misuse unimplementedAction C"])
  }
}

/// Shows one child, and lets unwinds to it do nothing but turn to it.
private final class Pane: Page {
  var place = 0

  override var visibleChildren: ArraySlice<UIViewController> {
    children.isEmpty ? [] : children[place...place]
  }

  override func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? {
    UIStoryboardSegue(
      identifier: identifier, source: fromViewController, destination: toViewController
    ) {}
  }
}

private final class Boaster: Page {
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }
}
