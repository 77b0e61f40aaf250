import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// The list of Xcode's template for lists and details: it can be edited, and its rows have a segue.
private class MasterViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = editButtonItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
  }
}

/// A list in which several rows can be selected, each of which has a segue.
private final class ChoosingViewController: MasterViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsMultipleSelection = true
  }
}

@Suite struct `A row with a segue` {
  /// What the judge says of a list whose row is touched after something else.
  private func verdict(
    on list: RegisteredClass, touching first: ControlName, creating names: [Label] = []
  ) -> (isHeld: Bool, trace: Trace) {
    let system = SegueSimulation(registering: [list])
    let row: [Control.Firing] = [
      .action("tableView:willSelectRowAtIndexPath:"), .segue("detail"),
    ]
    let storyboard = Storyboard(
      scenes: [
        Scene("List", .content, className: list.offer.name), Scene("Detail", .content),
      ], segues: [Segue(from: "List", "detail", .present("Detail", style: .formSheet))],
      controls: [Control(in: "List", "row", at: .row(.prototype("Cell")), fires: row)])
    let stage = Stage(
      root: StageEntry("n", .stock(.navigation), children: [StageEntry("l", .scene("List"))]))
    let world = World(storyboard: storyboard, stage: stage).declaring(system)
    var steps = [Step(.tap("l", first), creating: names)]
    if let name = names.first { steps.append(Step(.dismiss(name))) }
    steps.append(Step(.tap("l", "row")))
    let trace = system.trace(of: Scenario(world, steps: steps))
    return (Catalog.standard.verdict(on: trace).violations.isEmpty, trace)
  }

  @Test func `begins nothing while the list is edited`() {
    let list = RegisteredClass(MasterViewController.self, declaring: Contract()) {
      MasterViewController()
    }
    let edited = verdict(on: list, touching: "Edit")
    #expect(edited.trace.requests.isEmpty)
    #expect(!edited.trace.events.contains { Event($0.what).kind == .report })
    #expect(edited.isHeld)
  }

  @Test func `begins nothing where it is let go of`() {
    let list = RegisteredClass(ChoosingViewController.self, declaring: Contract()) {
      ChoosingViewController()
    }
    let chosen = verdict(on: list, touching: "row", creating: ["d"])
    #expect(chosen.trace.requests.count == 1)
    #expect(chosen.isHeld)
  }
}
