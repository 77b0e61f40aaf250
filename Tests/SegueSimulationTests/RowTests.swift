import FlowModel
import SegueKit
import SegueSimulation
import Synchronization
import Testing

@Suite struct `A tap on a row` {
  @Test func `is sent by the cell, between the two calls of the delegate`() {
    let menu = Menu("Dish")
    let trace = menu.play(row: .prototype("Dish"))
    #expect(menu.log == ["select", "should by the cell", "prepare by the cell", "selected"])
    #expect(trace.sent.map { Event($0).kind }.first == .report)
    #expect(trace.sent.last.map { Event($0).kind } == .report)
    #expect(trace.tree == "n[l d]")
  }

  @Test func `goes no further when the delegate refuses it`() {
    let menu = Menu("Dish", mayBeSelected: false)
    let trace = menu.play(row: .prototype("Dish"))
    #expect(menu.log == ["select"])
    #expect(trace.sent.map { Event($0).kind } == [.report])
    #expect(trace.tree == "n[l]")
  }

  @Test func `asks nobody where nothing can be selected`() {
    let menu = Menu("Dish", isSelectable: false)
    #expect(menu.play(row: .prototype("Dish")).sent.isEmpty)
    #expect(menu.log == ["select"])
  }

  @Test func `finds nothing where no such row stands`() {
    let menu = Menu("Dish")
    #expect(menu.play(row: .fixed(section: 0, row: 3)).sent == [.declined(.noSuchControl)])
    #expect(menu.log.isEmpty)
  }

  @Test func `finds nothing where no touch reaches the view of rows`() {
    let menu = Menu("Dish", hearsTouches: false)
    #expect(menu.play(row: .prototype("Dish")).sent == [.declined(.noSuchControl)])
    #expect(menu.log.isEmpty)
  }

  @Test func `fires what its prototype is wired to, called by its place`() {
    let menu = Menu("Dish")
    #expect(menu.play(row: .prototype("Dish"), touching: "row-0-0").tree == "n[l d]")
    #expect(menu.log == ["select", "should by the cell", "prepare by the cell", "selected"])
  }

  @Test func `selects it alone where the storyboard has no such prototype`() {
    let menu = Menu("Dish")
    #expect(menu.play(row: .prototype("Other"), touching: "row-0-0").tree == "n[l]")
    #expect(menu.log == ["select", "selected"])
  }

  @Test func `is not what a touch of a button at it is`() {
    let menu = Menu("Dish")
    #expect(menu.play(row: .prototype("Dish"), touching: "row-0-0-info").tree == "n[l]")
    #expect(menu.log == ["info"])
  }

  @Test func `is one on a control where the view of the scene has no rows`() {
    let menu = Menu(nil)
    #expect(menu.play(row: .prototype("Dish")).tree == "n[l d]")
    #expect(menu.log == ["should by a control", "prepare by a control"])
  }
}

/// A list of one row, in a controller of an app's own, and what happens to it.
private final class Menu: Sendable {
  fileprivate let prototype: String?
  fileprivate let isSelectable: Bool
  fileprivate let mayBeSelected: Bool
  fileprivate let hearsTouches: Bool
  private let lines = Mutex<[String]>([])

  /// Makes a list whose row is made of a prototype; `nil` for a view without rows.
  init(
    _ prototype: String?, isSelectable: Bool = true, mayBeSelected: Bool = true,
    hearsTouches: Bool = true
  ) {
    self.prototype = prototype
    self.isSelectable = isSelectable
    self.mayBeSelected = isSelectable && mayBeSelected
    self.hearsTouches = hearsTouches
  }

  var log: [String] { lines.withLock { $0 } }

  fileprivate func note(_ line: String) { lines.withLock { $0.append(line) } }

  func play(row: Control.Row, touching control: ControlName = "dish") -> Trace {
    let rows: [Control.Firing] = [
      .action("tableView:willSelectRowAtIndexPath:"), .segue("show"),
      .action("tableView:didSelectRowAtIndexPath:"),
    ]
    let storyboard = Storyboard(
      scenes: [Scene("List", .content, className: "List"), Scene("Dish", .content)],
      segues: [Segue(from: "List", "show", .show("Dish"))],
      controls: [Control(in: "List", "dish", at: .row(row), fires: rows)])
    let stage = Stage(root: .stack("n", .scene("List", "l")))
    let system = SegueSimulation(
      registering: [
        RegisteredClass(ListController.self, named: "List") { ListController(menu: self) }
      ])
    return system.trace(
      of: Scenario(
        World(storyboard: storyboard, stage: stage),
        steps: [Step(.tap("l", control), creating: ["d"])]))
  }
}

private final class ListController: UIViewController {
  private let menu: Menu

  init(menu: Menu) {
    self.menu = menu
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func loadView() {
    super.loadView()
    if menu.prototype != nil { view.addSubview(Rows(of: menu)) }
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    menu.note("should by \(name(of: sender))")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    menu.note("prepare by \(name(of: sender))")
  }

  private func name(of sender: Any?) -> String {
    if sender is Cell { return "the cell" }
    return sender is UIControl ? "a control" : "nobody"
  }
}

private final class Cell: UIView {}

private final class Rows: UIView, RowHolding {
  private let menu: Menu
  private let dish = Cell()

  init(of menu: Menu) {
    self.menu = menu
    super.init(frame: .zero)
    isUserInteractionEnabled = menu.hearsTouches
  }

  override init?(coder: AnyObject) { nil }

  func cell(of row: StoryboardRow) -> UIView? {
    row == menu.prototype.map { .prototype($0) } ? dish : nil
  }

  var firstRows: [(place: RowPlace, cell: UIView)] { [(RowPlace(section: 0, row: 0), dish)] }

  func holds(_ view: UIView) -> Bool { view === dish }
  func buttons(of cell: UIView) -> [Touchable] {
    [Touchable("info") { [menu] in menu.note("info") }]
  }
  func prototype(of cell: UIView) -> String? { menu.prototype }

  func mayAskToSelect(_ cell: UIView) -> Bool { menu.isSelectable }

  func select(_ cell: UIView) -> Bool {
    menu.note("select")
    return menu.mayBeSelected
  }

  func tellSelection(of cell: UIView) { menu.note("selected") }
  func connectRows(delegate: UIViewController?, dataSource: UIViewController?) {
    menu.note("connect")
  }
  func tellAccessoryTouch(of cell: UIView) { menu.note("accessory") }
}
