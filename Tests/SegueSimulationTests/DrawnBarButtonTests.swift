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
    let disabled = Page { $0.navigationItem.rightBarButtonItem?.isEnabled = false }
    #expect(disabled.play(.tap("p", "save")).sent.contains(.declined(.disabled)))
    let ways: [@Sendable (UIViewController) -> Void] = [
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

  @Test func `stands in a toolbar that the storyboard draws with the stack`() {
    let page = Page(at: .toolbar, in: .showsToolbar) { _ in }
    #expect(page.play(.tap("p", "save")).tree == "n[r p s]")
  }

  @Test func `cannot be touched where the stack or the screen is drawn without its bar`() {
    let noBar = Page(in: .hidesBar) { _ in }
    #expect(noBar.play(.tap("p", "save")).sent == [.declined(.noSuchControl)])
    let noBottomBar = Page(at: .toolbar, drawing: .hidesBottomBar, in: .showsToolbar) { _ in }
    #expect(noBottomBar.play(.tap("p", "save")).sent == [.declined(.noSuchControl)])
  }

  @Test func `takes the place of the back button, or stands beside it`() {
    #expect(Page(at: .leading) { _ in }.play(.back("n")).sent == [.declined(.notApplicable)])
    #expect(Page(at: .besideBack) { _ in }.play(.back("n")).tree == "n[r]")
  }

  @Test func `is disabled where it is drawn so, until its class enables it`() {
    var view = DrawnView(in: "Page", "save", .barButton, outlet: "saveButton")
    view.marks = .disabled
    let disabled = Page { _ in }.play(.tap("p", "save"), drawing: view)
    #expect(disabled.sent.contains(.declined(.disabled)))
    let enabled = Page { ($0 as? PageController)?.saveButton?.isEnabled = true }
    #expect(enabled.play(.tap("p", "save"), drawing: view).tree == "n[r p s]")
  }

  @Test(arguments: [("Edit" as DrawnWords?, "Edit" as String?), (nil, nil)])
  func `shows the words that it is drawn with, or none`(words: DrawnWords?, title: String?) {
    var view = DrawnView(in: "Page", "save", .barButton)
    view.words = words
    let page = Page { page in
      let button = page.navigationItem.rightBarButtonItem
      button?.isEnabled = button?.title == title
    }
    #expect(page.play(.tap("p", "save"), drawing: view).tree == "n[r p s]")
  }

  @Test func `shows what it is called where nothing is said of how it is drawn`() {
    let page = Page { page in
      let button = page.navigationItem.rightBarButtonItem
      button?.isEnabled = button?.title == "save"
    }
    #expect(page.play(.tap("p", "save")).tree == "n[r p s]")
  }

  @Test func `is what its class says where the storyboard wires it to nothing`() {
    let view = DrawnView(in: "Page", "save", .barButton, outlet: "saveButton")
    let page = Page { page in
      (page as? PageController)?.saveButton?.primaryAction = UIAction { [unowned page] _ in
        page.performSegue(withIdentifier: "show", sender: nil)
      }
    }
    #expect(page.play(.tap("p", "save"), firing: [], drawing: view).tree == "n[r p s]")
    #expect(
      Page { _ in }.play(.tap("p", "save"), firing: [], drawing: view).sent
        == [.declined(.noSuchControl)])
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
  private let pageBars: DrawnBars
  private let stackBars: DrawnBars
  fileprivate let change: @Sendable (UIViewController) -> Void

  /// Makes a page that changes itself when it appears.
  init(
    at bar: Control.Bar = .trailing, drawing pageBars: DrawnBars = [],
    in stackBars: DrawnBars = [], _ change: @escaping @Sendable (UIViewController) -> Void
  ) {
    self.bar = bar
    self.pageBars = pageBars
    self.stackBars = stackBars
    self.change = change
  }

  func play(
    _ action: Step.Action, inStack: Bool = true, firing: [Control.Firing] = [.segue("show")],
    drawing view: DrawnView? = nil
  ) -> Trace {
    let system = SegueSimulation(registering: [
      RegisteredClass(PageController.self, named: "Page") { PageController(page: self) }
    ])
    var stack = Scene("Stack", .navigation)
    stack.bars = stackBars
    var scene = Scene("Page", .content, className: "Page")
    scene.bars = pageBars
    let storyboard = Storyboard(
      scenes: [stack, scene, Scene("Saved", .content)],
      segues: [Segue(from: "Page", "show", .show("Saved"))],
      controls: [Control(in: "Page", "save", at: .bar(bar), fires: firing)],
      views: view.map { [$0] } ?? [])
    let tower = StageEntry(
      "n", .scene("Stack"),
      children: [StageEntry("r", .stock(.content)), StageEntry("p", .scene("Page"))])
    let root = inStack ? tower : StageEntry("r", .scene("Page"))
    return system.trace(
      of: Scenario(
        World(storyboard: storyboard, stage: Stage(root: root)),
        steps: [Step(action, creating: ["s"])]))
  }
}

private final class PageController: UIViewController {
  private let page: Page
  @Outlet(UIBarButtonItem()) fileprivate var saveButton: UIBarButtonItem?

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
