import FlowModel
import SegueKit
import SegueSimulation
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
    let menu = Menu("Dish")
    menu.mayBeSelected = false
    let trace = menu.play(row: .prototype("Dish"))
    #expect(menu.log == ["select"])
    #expect(trace.sent.map { Event($0).kind } == [.report])
    #expect(trace.tree == "n[l]")
  }

  @Test func `finds nothing where no such row stands`() {
    let menu = Menu("Dish")
    #expect(menu.play(row: .fixed(section: 0, row: 3)).sent == [.declined(.noSuchControl)])
    #expect(menu.log.isEmpty)
  }

  @Test func `is one on a control where the view of the scene has no rows`() {
    let menu = Menu(nil)
    #expect(menu.play(row: .prototype("Dish")).tree == "n[l d]")
    #expect(menu.log == ["should by a control", "prepare by a control"])
  }
}

/// A list of one row, in a controller of an app's own.
private final class Menu {
  var mayBeSelected = true
  fileprivate(set) var log: [String] = []
  fileprivate let cell = UIView()
  fileprivate let prototype: String?

  /// Makes a list whose row is made of a prototype; `nil` for a view without rows.
  init(_ prototype: String?) { self.prototype = prototype }

  func play(row: Control.Row) -> Trace {
    let rows: [Control.Firing] = [
      .action("tableView:willSelectRowAtIndexPath:"), .segue("show"),
      .action("tableView:didSelectRowAtIndexPath:"),
    ]
    let storyboard = Storyboard(
      scenes: [Scene("List", .content, className: "List"), Scene("Dish", .content)],
      segues: [Segue(from: "List", "show", .show("Dish"))],
      controls: [Control(in: "List", "dish", row: row, fires: rows)])
    let stage = Stage(root: .stack("n", .scene("List", "l")))
    let system = SegueSimulation(
      registering: [
        RegisteredClass(ListController.self, named: "List") { ListController(menu: self) }
      ])
    return system.trace(
      of: Scenario(
        World(storyboard: storyboard, stage: stage),
        steps: [Step(.tap("l", "dish"), creating: ["d"])]))
  }
}

extension Menu: @unchecked Sendable {}

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
    menu.log.append("should by \(name(of: sender))")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    menu.log.append("prepare by \(name(of: sender))")
  }

  private func name(of sender: Any?) -> String {
    if sender as? UIView === menu.cell { return "the cell" }
    return sender is UIControl ? "a control" : "nobody"
  }
}

private final class Rows: UIView, RowHolding {
  private let menu: Menu

  init(of menu: Menu) {
    self.menu = menu
    super.init(frame: .zero)
  }

  override init?(coder: AnyObject) { nil }

  func cell(of row: StoryboardRow) -> UIView? {
    row == menu.prototype.map { .prototype($0) } ? menu.cell : nil
  }

  func select(_ cell: UIView) -> Bool {
    menu.log.append("select")
    return menu.mayBeSelected
  }

  func tellSelection(of cell: UIView) { menu.log.append("selected") }
  func tellAccessoryTouch(of cell: UIView) { menu.log.append("accessory") }
}
