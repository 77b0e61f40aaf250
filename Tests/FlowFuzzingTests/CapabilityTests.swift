import FlowFuzzing
import FlowModel
import FlowNotation
import SegueSimulation
import Testing

@Suite struct `What a flow makes use of` {
  private static let scenes = """
    flow 1
    interesting
    scene A content, unwinds done
    scene B content
    scene R nav, class RouterController
    scene P content, class FloatingPanelController
    segue B.done unwind done
    segue A.go show B

    """

  @Test(
    arguments: [
      ("stage regular\n  A as a\n\ndo settle", []),
      ("stage regular\n  A as a\n\ndo present B on a creating b", [.layers]),
      ("stage regular\n  tabs t\n    A as a\n\ndo settle", [.branches]),
      ("stage regular\n  A as a\n\ndo size compact", [.size]),
      ("stage regular\n  nav n\n    A as a\n    B as b\n\ndo back n", [.exits]),
      ("stage regular\n  nav n\n    A as a\n    B as b\n\ndo performSegue b.done", [.unwind]),
      ("stage regular\n  nav n\n    A as a\n\ndo performSegue a.go creating b", []),
      ("stage regular\n  nav n\n    A as a\n    B as b\n\ndo pop n unsettled", []),
      (
        "stage regular\n  nav n\n    A as a\n    B as b\n\ndo pop n unsettled\ndo dismiss a",
        [.inFlight]
      ),
      (
        "stage regular\n  nav n\n    A as a\n    B as b\n\ndo beginBack n unsettled",
        [.exits, .gestures]
      ),
      ("stage regular\n  A as a\n\ndo background", [.outside]),
      ("stage regular\n  P as p\n    A as a\n\ndo settle", [.ownContainers]),
      ("stage regular\n  P as p\n\ndo settle", []),
      ("stage regular\n  R as r\n    A as a\n\ndo settle", [.ownContainers, .routers]),
    ] as [(String, [Capability])])
  func `is read from its trace`(flow: String, capabilities: [Capability]) throws {
    let scenario = try Case(text: Self.scenes + flow + "\n").scenario
    let system = SegueSimulation(registering: RegisteredClass.containers)
    let trace = Judge(of: system).judge(scenario).trace
    #expect(Capability.used(by: trace) == capabilities)
  }

  @Test func `is counted alone and in pairs`() {
    let system = SegueSimulation(registering: RegisteredClass.containers)
    let campaign = Campaign(seed: Seed(1), budget: Budget(runsMax: 3_000), judge: Judge(of: system))
    var isComplete = false
    let report = campaign.run(until: { isComplete }) { report in
      isComplete = CapabilityTally.pairs.allSatisfy { report.reach.capabilities[$0, $1] > 0 }
    }
    let tally = report.reach.capabilities
    for (one, other) in CapabilityTally.pairs {
      #expect(tally[one, other] > 0, "\(one) with \(other)")
      #expect(tally[one, other] == tally[other, one] && tally[one, other] <= tally[one, one])
    }
  }
}
