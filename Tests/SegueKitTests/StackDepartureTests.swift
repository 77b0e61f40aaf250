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
