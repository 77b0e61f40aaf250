import SegueKit
import Testing

/// A page that counts what it is sent.
private final class CountingPage: UIViewController {
  var saves = 0

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    selector == "save:" ? { [unowned self] _ in saves += 1 } : nil
  }
}

@Suite struct `What is added twice` {
  @Test func `is sent once, for all that it was added for`() {
    SegueEnvironment().run {
      let (page, other, button) = (CountingPage(), CountingPage(), UIButton())
      button.addTarget(page, action: "save:", for: .touchUpInside)
      button.addTarget(page, action: "save:", for: .touchUpInside)
      button.addTarget(page, action: "save:", for: .valueChanged)
      button.addTarget(other, action: "save:", for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(page.saves == 1 && other.saves == 1)
      button.sendActions(for: .valueChanged)
      #expect(page.saves == 2 && other.saves == 1)
      button.removeTarget(page, action: "save:", for: [.touchUpInside, .valueChanged])
      button.sendActions(for: .touchUpInside)
      #expect(page.saves == 2 && other.saves == 2)
    }
  }

  @Test func `takes the place of the action of its identifier, and of no other one`() {
    SegueEnvironment().run {
      let button = UIButton()
      var done: [String] = []
      func action(_ name: String, _ identifier: UIAction.Identifier? = nil) -> UIAction {
        UIAction(identifier: identifier) { _ in done.append(name) }
      }
      let save = UIAction.Identifier("save")
      button.addAction(action("first", save), for: .touchUpInside)
      button.addAction(action("second", save), for: .touchUpInside)
      button.addAction(action("third"), for: .touchUpInside)
      button.addAction(action("fourth"), for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(done == ["second", "third", "fourth"])
      button.removeAction(identifiedBy: save, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(done.suffix(2) == ["third", "fourth"])
    }
  }
}
