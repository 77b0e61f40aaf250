import FlowModel
import SegueKitFoundation
import SegueSimulation
import Synchronization
import Testing

/// A list in a plain screen, drawn in a storyboard.
private final class ListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let tableView = UITableView()
  private let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Dish", for: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.note("selected \(indexPath.row)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let place = (sender as? UITableViewCell).flatMap(tableView.indexPath(for:))
    log.note("prepare for \(place.map { "\($0.row)" } ?? "nobody")")
  }
}

private final class Log: Sendable {
  private let lines = Mutex<[String]>([])
  var text: String { lines.withLock { $0.joined(separator: ", ") } }
  func note(_ line: String) { lines.withLock { $0.append(line) } }
}

@Suite struct `A table that a storyboard draws into a plain screen` {
  /// What a touch does, in the words of the screen.
  private func touch(
    _ control: ControlName, outlet: OutletName? = "tableView",
    as marks: DrawnView.Marks = [.delegate, .dataSource]
  ) -> String {
    let log = Log()
    let system = SegueSimulation(registering: [
      RegisteredClass(ListController.self, named: "List") { ListController(log) }
    ])
    var table = DrawnView(in: "List", "table", .view, outlet: outlet)
    table.marks = marks
    let storyboard = Storyboard(
      scenes: [Scene("List", .content, className: "List"), Scene("Dish", .content)],
      segues: [Segue(from: "List", "show", .show("Dish"))],
      controls: [
        Control(
          in: "List", "dish", at: .row(.prototype("Dish")),
          fires: [
            .action("tableView:willSelectRowAtIndexPath:"), .segue("show"),
            .action("tableView:didSelectRowAtIndexPath:"),
          ])
      ], views: [table])
    let stage = Stage(
      root: StageEntry(
        "n", .stock(.navigation), children: [StageEntry("l", .scene("List"))]))
    _ = system.trace(
      of: Scenario(World(storyboard: storyboard, stage: stage), steps: [Step(.tap("l", control))]))
    return log.text
  }

  @Test(arguments: ["tableView", nil] as [OutletName?])
  func `is the one that its class keeps, also where no outlet is for it`(outlet: OutletName?) {
    #expect(touch("row-0-1", outlet: outlet) == "prepare for 1, selected 1")
    #expect(touch("dish", outlet: outlet) == "prepare for 0, selected 0")
  }

  @Test func `has no rows where the screen is not its data source`() {
    #expect(touch("row-0-1", as: .delegate) == "")
    #expect(touch("dish", as: .delegate) == "")
  }

  @Test func `is not the screen's where an outlet of another name is for it`() {
    #expect(touch("row-0-1", outlet: "list") == "")
    #expect(touch("dish", outlet: "list") == "prepare for nobody")
  }
}
