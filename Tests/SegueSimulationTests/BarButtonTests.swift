import FlowModel
import SegueKit
import SegueSimulation
import Synchronization
import Testing

@Suite struct `A button that a storyboard draws in a bar` {
  @Test func `is the sender of what it fires`() {
    let page = Page { _ in }
    #expect(page.play(.tap("p", "save")).tree == "n[r p s]")
    #expect(page.sender.withLock { $0 } == "UIBarButtonItem")
  }

  @Test func `cannot be touched while it is disabled, hidden or out of the bar`() {
    let ways: [@Sendable (UIViewController) -> Void] = [
      { $0.navigationItem.rightBarButtonItem?.isEnabled = false },
      { $0.navigationItem.rightBarButtonItem?.isHidden = true },
      { $0.navigationItem.rightBarButtonItem = nil },
      { $0.navigationController?.isNavigationBarHidden = true },
    ]
    for way in ways {
      #expect(Page(way).play(.tap("p", "save")).sent.contains(.declined(.noSuchControl)))
    }
  }

  @Test func `stays what it is where it is put elsewhere`() {
    let trace = Page { page in
      page.navigationItem.leftBarButtonItem = page.navigationItem.rightBarButtonItem
      page.navigationItem.rightBarButtonItem = nil
    }.play(.tap("p", "save"))
    #expect(trace.tree == "n[r p s]")
  }

  @Test func `stands in the toolbar as long as that is shown`() {
    let hidden = Page(at: .toolbar) { _ in }
    #expect(hidden.play(.tap("p", "save")).sent == [.declined(.noSuchControl)])
    let shown = Page(at: .toolbar) { $0.navigationController?.isToolbarHidden = false }
    #expect(shown.play(.tap("p", "save")).tree == "n[r p s]")
  }

  @Test func `takes the place of the back button, or stands beside it`() {
    #expect(Page(at: .leading) { _ in }.play(.back("n")).sent == [.declined(.notApplicable)])
    #expect(Page(at: .besideBack) { _ in }.play(.back("n")).tree == "n[r]")
  }

  @Test func `is touched in no bar of somebody else's`() {
    let trace = Page { _ in }.play(.tap("r", "save"), inStack: false)
    #expect(trace.sent == [.declined(.noSuchControl)])
  }
}

/// A screen on which a storyboard draws a button that saves.
private final class Page: Sendable {
  /// The class of who asked for a segue last.
  let sender = Mutex<String?>(nil)
  private let bar: Control.Bar
  fileprivate let change: @Sendable (UIViewController) -> Void

  /// Makes a page that changes itself when it appears.
  init(at bar: Control.Bar = .trailing, _ change: @escaping @Sendable (UIViewController) -> Void) {
    self.bar = bar
    self.change = change
  }

  func play(_ action: Step.Action, inStack: Bool = true) -> Trace {
    let system = SegueSimulation(registering: [
      RegisteredClass(PageController.self, named: "Page") { PageController(page: self) }
    ])
    let storyboard = Storyboard(
      scenes: [Scene("Page", .content, className: "Page"), Scene("Saved", .content)],
      segues: [Segue(from: "Page", "show", .show("Saved"))],
      controls: [Control(in: "Page", "save", at: .bar(bar), fires: [.segue("show")])])
    let page = StageEntry("p", .scene("Page"))
    let stack = StageEntry(
      "n", .stock(.navigation), children: [StageEntry("r", .stock(.content)), page])
    let root = inStack ? stack : StageEntry("r", .scene("Page"))
    return system.trace(
      of: Scenario(
        World(storyboard: storyboard, stage: Stage(root: root)),
        steps: [Step(action, creating: ["s"])]))
  }
}

private final class PageController: UIViewController {
  private let page: Page

  init(page: Page) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    page.change(self)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    page.sender.withLock { $0 = sender.map { "\(type(of: $0))" } }
  }
}
