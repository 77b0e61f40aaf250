import SegueKit
import Testing

/// A page with a segue action of its own.
private final class Maker: UIViewController {
  private let makes: (UIStoryboardCoder) -> UIViewController?
  private(set) var asked: [String] = []
  private(set) var prepared: UIViewController?

  init(_ makes: @escaping (UIStoryboardCoder) -> UIViewController?) {
    self.makes = makes
    super.init(nibName: nil, bundle: nil)
    title = "Maker"
  }

  override func segueAction(for selector: Selector) -> SegueAction? {
    guard selector == "make:" else { return nil }
    return { [unowned self] coder, _, identifier in
      asked.append("\(coder.sceneIdentifier) for \(identifier ?? "-")")
      return makes(coder)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared = segue.destination
  }
}

@Suite struct `A segue action of a class` {
  private func perform(
    _ maker: Maker, _ selector: Selector, in staging: Staging
  ) -> [String] {
    staging.make {
      let template = UIStoryboardSegueTemplate("go", .show("B"))
      template.segueAction = selector
      let storyboard = UIStoryboard(scenes: [
        UIStoryboardScene("A", segues: [template]) { maker },
        UIStoryboardScene("B") { Page("B of the storyboard") },
      ])
      staging.window.rootViewController =
        storyboard.instantiateViewController(withIdentifier: "A")
    }
    return staging.lines { maker.performSegue(withIdentifier: "go", sender: nil) }
  }

  @Test func `makes the destination before the source prepares for it`() {
    let staging = Staging()
    let own = staging.make { Page("B of its own") }
    let maker = staging.make { Maker { _ in own } }
    let lines = perform(maker, "make:", in: staging)
    #expect(
      lines.prefix(4) == [
        "segueAction Maker yes", "instantiate B of its own", "create Maker to B of its own",
        "prepare Maker",
      ])
    #expect(maker.asked == ["B for go"])
    #expect(maker.prepared === own)
    #expect(own.storyboard === maker.storyboard)
  }

  @Test func `leaves it to the storyboard when it makes nothing`() {
    let staging = Staging()
    let maker = staging.make { Maker { _ in nil } }
    let lines = perform(maker, "make:", in: staging)
    #expect(lines.contains("segueAction Maker no"))
    #expect(maker.prepared?.title == "B of the storyboard")
  }

  @Test func `that the class does not have leaves it to the storyboard`() {
    let staging = Staging()
    let maker = staging.make { Maker { _ in nil } }
    let lines = perform(maker, "unheard:", in: staging)
    #expect(!lines.contains { $0.hasPrefix("segueAction") })
    #expect(maker.prepared?.title == "B of the storyboard")
  }

  @Test func `has its like in a creator that code hands over`() {
    let staging = Staging()
    let made = staging.make {
      UIStoryboard(scenes: [UIStoryboardScene("B") { Page("B") }])
        .instantiateViewController(identifier: "B") { Page("by \($0.sceneIdentifier)") }
    }
    #expect(made.title == "by B")
  }
}
