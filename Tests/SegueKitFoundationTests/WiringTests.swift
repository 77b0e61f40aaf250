import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import FlowReporting
import SegueKitFoundation
import SegueSimulation
import Testing

/// A screen with a list, that has the actions `like:` and `list:`, and a segue action `makeDish:`.
private final class MenuController: UITableViewController {
  private let prototype: String

  init(of prototype: String) {
    self.prototype = prototype
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: prototype, for: indexPath)
  }

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    switch selector {
    case "like:": { _ in }
    case "list:": { [unowned self] _ in present(UIViewController(), animated: true) }
    default: super.action(for: selector)
    }
  }

  override func segueAction(for selector: Selector) -> SegueAction? {
    selector == "makeDish:" ? { _, _, _ in nil } : super.segueAction(for: selector)
  }
}

@Suite struct `What a storyboard wires` {
  private func report(dequeuing prototype: String = "Dish") -> CampaignReport {
    let system = SegueSimulation(registering: [
      RegisteredClass(MenuController.self, named: "Menu") { MenuController(of: prototype) }
    ])
    var cell = DrawnView(in: "Menu", "Dish", .cell, outlet: nil)
    cell.prototype = "Dish"
    var makes = Segue(from: "Menu", "makes", .present("Dish", style: .pageSheet))
    makes.action = .makes
    makes.actionName = "makeDish:"
    var misses = makes
    misses.identifier = "misses"
    misses.actionName = "bakeDish:"
    let world = World(
      storyboard: Storyboard(
        scenes: [Scene("Menu", .content, className: "Menu"), Scene("Dish", .content)],
        segues: [makes, misses],
        controls: [
          Control(in: "Menu", "like", fires: [.action("like:")]),
          Control(in: "Menu", "list", fires: [.action("list:")]),
          Control(in: "Menu", "love", fires: [.action("love:")]),
          Control(in: "Menu", "made", fires: [.segue("makes")]),
          Control(in: "Menu", "missed", fires: [.segue("misses")]),
        ], views: [cell]),
      stage: Stage(root: StageEntry("m", .scene("Menu")))
    ).declaring(system)
    return Campaign(
      seed: Seed(1), budget: Budget(runsMax: 100, certificateRunsMax: 0, explanationRunsMax: 0),
      judge: Judge(of: system, by: .ofApps),
      source: .fixed(world, stepsMax: 4, drivenBy: .person)
    ).run()
  }

  @Test func `is told of where the class does not have it`() throws {
    let reach = report().reach
    let storyboard = try #require(reach.storyboard)
    #expect(storyboard.sentToNobody.map(\.name) == ["love"])
    #expect(storyboard.madeByNobody.map(\.identifier) == ["misses"])
    #expect(
      Gaps(reach).lines == [
        "controls whose action their class does not have: Menu.love",
        "segues whose segue action their class does not have: Menu.misses",
      ])
  }

  @Test func `is told of where nothing comes of it`() throws {
    let code = try #require(report().reach.code)
    #expect(code.touchedInVain.map(\.name) == ["like", "row-0-0"])
  }

  @Test(arguments: [("Dish", []), ("Dihs", ["rule.nothing-raises"])])
  func `raises where a cell is of no prototype`(
    prototype: String, invariants: [InvariantID]
  ) {
    let findings = report(dequeuing: prototype).findings
    #expect(findings.map(\.signature.invariant) == invariants)
  }
}
