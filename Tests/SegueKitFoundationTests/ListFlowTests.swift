import FlowFuzzing
import FlowGeneration
import FlowModel
import FlowTesting
import SegueKitFoundation
import SegueSimulation
import Testing

@Suite struct `Controllers of lists` {
  @Test func `hold when they do nothing but show their rows`() {
    let contract = Contract()
    let lists = [
      RegisteredClass(ShoppingListViewController.self, declaring: contract) {
        ShoppingListViewController()
      },
      RegisteredClass(AlbumViewController.self, declaring: contract) { AlbumViewController() },
    ]
    expectFlowsHold(on: SegueSimulation(registering: lists), runs: 100)
  }

  @Test func `are not told that there is nothing behind their rows`() throws {
    let system = SegueSimulation(registering: [
      RegisteredClass(AlbumViewController.self) { AlbumViewController() }
    ])
    let world = World(
      storyboard: Storyboard(scenes: [Scene("A", .content, className: "AlbumViewController")]),
      stage: Stage(root: StageEntry("a", .scene("A")))
    ).declaring(system)
    let report = expectFlowsHold(on: system, in: world, drivenBy: .person, runs: 100)
    let vain = try #require(report.reach.code).touchedInVain.map(\.name.text)
    #expect(vain.contains { $0.hasPrefix("row-") })
    #expect(!vain.contains { $0.contains("menu") || $0.contains("swipe") })
  }

  @Test func `have children appear that are loaded with them and dismiss something then`() throws {
    let system = SegueSimulation(registering: [
      RegisteredClass(AlbumViewController.self, declaring: Contract()) { AlbumViewController() }
    ])
    var dismissing = Contract()
    dismissing.reactions = [Reaction(at: .viewDidLoad, .dismisses)]
    let storyboard = Storyboard(scenes: [
      Scene("A", .content, className: "AlbumViewController"),
      Scene("B", .content, contract: dismissing),
    ])
    let columns = [
      StageEntry("b", .stock(.content)),
      StageEntry("c", .scene("A"), children: [StageEntry("d", .scene("B"))]),
    ]
    let stage = Stage(
      size: .compact, root: StageEntry("a", .stock(.split), children: columns),
      presentations: [StagePresentation(by: "a", StageEntry("e", .stock(.content)))])
    let world = World(storyboard: storyboard, stage: stage).declaring(system)
    let trace = system.trace(of: Scenario(world, steps: [Step(.size(.regular))]))
    let child = try #require(trace.controller(of: "d"))
    let arrival = Event.What.appearance(child, .didAppear)
    #expect(trace.events.contains { $0.what == arrival })
  }
}
