import FlowModel
import SegueKitFoundation
import SegueSimulation
import Synchronization
import Testing

/// A cell of a storyboard, found by the name of its class.
final class DishCell: UITableViewCell {
  private let words = UILabel()
  var onLike: (() -> Void)?
  private(set) var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = words.isDescendant(of: contentView)
  }

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    selector == "like:" ? { [unowned self] _ in onLike?() } : super.action(for: selector)
  }
}

/// A list whose cells have buttons.
private final class MenuController: UITableViewController {
  private let log: MenuLog

  init(_ log: MenuLog) {
    self.log = log
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.rows
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Dish", for: indexPath)
    guard let dish = cell as? DishCell, dish.isAwake else {
      log.note("plain")
      return cell
    }
    dish.onLike = { [log] in log.note("like \(indexPath.row)") }
    return dish
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let cell = (sender as? UIButton)?.superview?.superview as? UITableViewCell
    let place = cell.flatMap(tableView.indexPath(for:))
    log.note("show for \(place.map { "\($0.row)" } ?? "nobody")")
  }

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    guard selector == "turn:" else { return super.action(for: selector) }
    return { [log] in log.note("turned \(($0 as? UISwitch)?.isOn == true)") }
  }
}

private final class MenuLog: Sendable {
  let rows: Int
  private let lines = Mutex<[String]>([])

  init(rows: Int = 2) { self.rows = rows }

  var text: String { lines.withLock { $0.joined(separator: ", ") } }
  func note(_ line: String) { lines.withLock { $0.append(line) } }
}

@Suite struct `A cell that a storyboard draws` {
  /// Touches something in a list, and hands over what the list says and the trace.
  private func touch(
    _ control: ControlName, rows: Int = 2, cellsOf className: ClassName? = "DishCell"
  ) -> (text: String, trace: Trace) {
    let log = MenuLog(rows: rows)
    let system = SegueSimulation(registering: [
      RegisteredClass(MenuController.self, named: "Menu") { MenuController(log) }
    ])
    var cell = DrawnView(in: "Menu", "Dish", .cell)
    cell.className = className
    var like = DrawnView(in: "Menu", "Like", .button)
    like.marks = .toCell
    like.sends = [DrawnView.Sending("like:", on: .touchUpInside)]
    var turn = DrawnView(in: "Menu", "Turn", .switch)
    turn.sends = [DrawnView.Sending("turn:", on: .valueChanged)]
    var views = [
      cell, DrawnView(in: "Menu", "words", .view, outlet: "words"), like, turn,
      DrawnView(in: "Menu", "Show", .button),
    ]
    for index in views.indices { views[index].prototype = "Dish" }
    let storyboard = Storyboard(
      scenes: [Scene("Menu", .content, className: "Menu"), Scene("Page", .content)],
      segues: [Segue(from: "Menu", "show", .present("Page", style: nil))],
      controls: [Control(in: "Menu", "Show", fires: [.segue("show")])], views: views)
    let stage = Stage(root: StageEntry("m", .scene("Menu")))
    let trace = system.trace(
      of: Scenario(World(storyboard: storyboard, stage: stage), steps: [Step(.tap("m", control))]))
    return (log.text, trace)
  }

  @Test func `is of the class that is named there, with what is in it`() {
    #expect(touch("row-0-1-Like").text == "like 1")
    #expect(touch("row-0-0-Turn").text == "turned true")
  }

  @Test func `holds the button that fires a segue, which is the sender`() {
    #expect(touch("Show").text == "show for 0")
  }

  @Test func `has no button where there are no rows`() {
    let (text, trace) = touch("Show", rows: 0)
    #expect(text == "")
    #expect(trace.events.contains { $0.what == .declined(.noSuchControl) })
  }

  @Test(arguments: [nil, "NoCell", "Elsewhere.DishCell"] as [ClassName?])
  func `is a plain one where that class is not found`(className: ClassName?) {
    #expect(touch("row-0-0-Turn", cellsOf: className).text == "plain, plain, turned true")
  }
}
