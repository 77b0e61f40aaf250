import SegueKit
import Testing

/// Writes down what it is told of its parents.
private final class Mover: Page {
  var calls: [String] = []

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    calls.append(parent == nil ? "will leave" : "will come")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    calls.append(parent == nil ? "has left" : "has come")
  }
}

@Suite struct `A stack that takes somebody off` {
  @Test(arguments: [true, false])
  func `tells who is taken off that they have left at the end, and not when it is taken back`(
    isTakenBack: Bool
  ) {
    let staging = Staging()
    staging.make {
      let item = Mover("item")
      let nav = stack("nav", Page("list"), item)
      staging.window.rootViewController = nav
      item.calls = []
      let swipe = nav.beginInteractivePop()
      #expect(item.calls == ["will leave"])
      if isTakenBack { swipe?.cancel() } else { swipe?.finish() }
      staging.environment.settle()
      #expect(
        item.calls
          == (isTakenBack ? ["will leave", "will come", "has come"] : ["will leave", "has left"]))
    }
  }

  @Test func `tells nobody that they have left who have another parent by then`() {
    let staging = Staging()
    staging.make {
      let (item, room) = (Mover("item"), Page("room"))
      let nav = stack("nav", room, item)
      staging.window.rootViewController = nav
      item.calls = []
      nav.popViewController(animated: true)
      room.addChild(item)
      item.removeFromParent()
      staging.environment.settle()
      #expect(item.calls == ["will leave", "will come", "has left"])
    }
  }
}

/// Writes down in what its view is, at each end of its way from the screen.
private final class Leaver: Page {
  var windows: [Bool] = []

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    windows.append(view.window != nil)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    windows.append(view.window != nil)
  }
}

@Suite struct `The view of somebody who leaves` {
  typealias Leaving = @Sendable (Staging, _ leaver: UIViewController) -> Void

  static let pushes: [(String, Leaving)] = [
    ("popped", { _, leaver in leaver.navigationController?.popViewController(animated: true) }),
    (
      "covered in a stack",
      { _, leaver in
        leaver.navigationController?.pushViewController(Page("more"), animated: true)
      }
    ),
    (
      "exchanged in a stack",
      { _, leaver in
        leaver.navigationController?.setViewControllers([Page("other")], animated: true)
      }
    ),
    ("behind another tab", { _, leaver in leaver.tabBarController?.selectedIndex = 0 }),
    ("with another root", { staging, _ in staging.window.rootViewController = Page("root") }),
  ]

  @Test(arguments: pushes.indices)
  func `is in the window until they have left`(number: Int) {
    let (name, leave) = Self.pushes[number]
    let staging = Staging()
    staging.make {
      let leaver = Leaver("leaver")
      staging.window.rootViewController = tabs(
        "tabs", Page("first"), stack("nav", Page("list"), leaver))
      #expect(leaver.view.window === staging.window)
      leave(staging, leaver)
      staging.environment.settle()
      #expect(leaver.windows == [true, false], "\(name)")
    }
  }

  @Test func `keeps the finger that takes it along`() {
    let staging = Staging()
    let leaver = staging.make { Panned("leaver") }
    staging.make {
      staging.window.rootViewController = stack("nav", Page("list"), leaver)
      leaver.view.addGestureRecognizer(UIPanGestureRecognizer(target: leaver, action: "pan:"))
      leaver.touchables.first { $0.title == "pan-right" }?.touch()
    }
    #expect(leaver.states.first == .began)
    #expect(leaver.states.last == .ended)
  }
}

/// Leaves when a pan begins in its view.
private final class Panned: Page {
  var states: [UIGestureRecognizer.State] = []

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    { [unowned self] pan in
      guard let pan = pan as? UIPanGestureRecognizer else { return }
      states.append(pan.state)
      if pan.state == .began { navigationController?.popViewController(animated: true) }
    }
  }
}
