import FlowModel
import SegueSimulation
import Testing

@Suite struct `Wild flows` {
  @Test(arguments: 0..<5) func `run to their end and leave a sound tree`(block: Int) {
    for seed in (block * 100)..<(block * 100 + 100) {
      let scenario = WildFlow.scenario(seed)
      let trace = SegueSimulation().trace(of: scenario)
      #expect(trace.isHalted || trace.steps.count == scenario.steps.count)
      #expect(trace.snapshots.compactMap(fault) == [], "seed \(seed)")
    }
  }

  @Test func `give the same trace twice`() {
    for seed in 0..<200 {
      let scenario = WildFlow.scenario(seed)
      let trace = SegueSimulation().trace(of: scenario)
      #expect(trace == SegueSimulation().trace(of: scenario), "seed \(seed)")
    }
  }

  @Test func `reach every kind of event that the simulation has`() {
    // Those that only classes of an app's own send.
    let unused: Set<Event.Kind> = [.opened, .closed]
    var missing = Set(Event.Kind.allCases)
    // What is rare comes in these first; where it comes no more, it may come in any other.
    let rich = [576, 625, 978, 1_286, 3_924, 5_042]
    for seed in rich + Array(0..<6_000) where missing != unused {
      let trace = SegueSimulation().trace(of: WildFlow.scenario(seed))
      for event in trace.events { missing.remove(event.kind) }
    }
    #expect(missing == unused)
  }

  private func fault(in snapshot: Snapshot) -> String? {
    var seen: Set<ControllerID> = []
    for node in snapshot.nodes {
      guard seen.insert(node.controller).inserted else { return "stands in two places" }
      let (parent, presenter): (ControllerID?, ControllerID?) =
        switch node.place {
        case .window: (nil, nil)
        case .child(let index): (snapshot.nodes[index].controller, nil)
        case .presented(let index): (nil, snapshot.nodes[index].controller)
        }
      guard node.parent == parent else { return "has another parent" }
      guard node.presenter == presenter else { return "has another presenter" }
    }
    return nil
  }
}
