import FlowFuzzing
import FlowInvariants
import FlowModel
import FlowTestSupport
import FlowTesting
import Testing

/// The example of the page "Testing a system of your own", held to what the page says.
@Suite struct `A system of one's own` {
  private let shop = World(
    storyboard: Storyboard(
      scenes: [
        Scene("List", .content, contract: Contract(unwinds: ["done"])),
        Scene("Item", .content, contract: Contract(unwinds: ["done"], refuses: ["buy"])),
      ],
      segues: [
        Segue(from: "List", "open", .show("Item")),
        Segue(from: "Item", "more", .show("Item")),
        Segue(from: "Item", "buy", .show("List")),
        Segue(from: "Item", "back", .unwind("done")),
      ],
      controls: [
        Control(in: "List", "row", fires: [.segue("open"), .action("highlight")]),
        Control(in: "Item", "more", fires: [.segue("more")]),
        Control(in: "Item", "buy", fires: [.segue("buy"), .action("beep")]),
        Control(in: "Item", "back", fires: [.segue("back")]),
      ]),
    stage: Stage(
      root: StageEntry(
        "stack", .stock(.navigation), children: [StageEntry("list", .scene("List"))])))

  @Test func `holds when it keeps UIKit's promises`() {
    let report = expectFlowsHold(on: RouteStack(), in: shop, runs: 90)
    for id: InvariantID in ["unwind.delivers-action-once", "trigger.refusal-stops-segue"] {
      #expect(report.reach.premises.held.contains(id), "\(id)")
    }
  }

  @Test func `holds in worlds that are grown for it, of which it takes the stack alone`() {
    expectFlowsHold(on: RouteStack(), seed: Seed(1), runs: 60)
  }

  @Test func `is told where it goes wrong, with the smallest flow`() {
    withKnownIssue {
      expectFlowsHold(on: RouteStack(unwindsTooFar: true), in: shop, runs: 24)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("unwind.reaches-nearest-implementer") }
    }
  }

  @Test func `is spared by invariants that need more than it reports`() {
    struct Silent: FlowSystem {
      let reported: Set<Event.Kind> = []
      func begin(_ world: World, into recording: Recording) -> RouteStack.Run {
        RouteStack().begin(world, into: recording)
      }
    }
    let judge = Judge(of: Silent())
    let judging = judge.catalog.invariants.filter { judge.catalog.unreported(of: $0.id).isEmpty }
    #expect(judging.contains { $0.id == "tree.is-well-formed" })
    #expect(!judging.contains { $0.id == "trigger.wired-asks-source-once" })
    let report = expectFlowsHold(on: Silent(), in: shop, runs: 120)
    #expect(report.reach.flowCount == 120)
  }
}
