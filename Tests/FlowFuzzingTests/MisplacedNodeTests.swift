import FlowFuzzing
import FlowModel
import FlowNotation
import Testing

@Suite struct `A node that nobody lists` {
  @Test(arguments: [
    Snapshot.Place.child(of: 1), .child(of: 7), .child(of: -1), .presented(by: 1),
    .presented(by: 7),
  ])
  func `is told as a bug of the system, shrunk and explained`(_ place: Snapshot.Place) throws {
    let campaign = Campaign(
      seed: Seed(1), budget: Budget(runsMax: 64), judge: Judge(of: MisplacingSystem(place: place)))
    let findings = campaign.run().findings
    let told = findings.first { $0.signature.invariant == "tree.is-well-formed" }
    let finding = try #require(told)
    #expect(finding.isMinimal)
    #expect(finding.scenario.steps.count <= 1)
    let trace = finding.minimal.trace
    let last = try #require(trace.snapshots.last)
    #expect(trace.treeLines(of: last).count == 2)
  }
}

/// A system that shows a root and, from the first step on, a node that stands where none can.
private struct MisplacingSystem: FlowSystem {
  let place: Snapshot.Place

  func begin(_ world: World, into recording: Recording) -> Run {
    let root = recording.birth(scene: nil, kind: .content)
    var snapshot = Snapshot()
    var node = Snapshot.Node(root, .window)
    node.isOnScreen = true
    snapshot.add(node)
    recording.take(snapshot)
    return Run(place: place, snapshot: snapshot)
  }

  struct Run: FlowRun {
    let place: Snapshot.Place
    var snapshot: Snapshot

    mutating func perform(_ step: Step, into recording: Recording) {
      if snapshot.nodes.count == 1 {
        var stray = Snapshot.Node(recording.birth(scene: nil, kind: .navigation), place)
        stray.isOnScreen = true
        snapshot.add(stray)
      }
      recording.take(snapshot)
    }
  }
}
