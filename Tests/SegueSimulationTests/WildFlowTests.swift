import FlowModel
import SegueSimulation
import Testing

@Suite struct `Wild flows` {
  @Test(arguments: 0..<20) func `run to their end and leave a sound tree`(block: Int) {
    for seed in (block * 100)..<(block * 100 + 100) {
      let scenario = WildFlow.scenario(seed)
      let trace = SegueSimulation().trace(of: scenario)
      #expect(trace.isHalted || trace.steps.count == scenario.steps.count)
      for snapshot in trace.snapshots { #expect(fault(in: snapshot) == nil, "seed \(seed)") }
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
    let kinds = Set(
      (0..<6_000).flatMap { seed in
        SegueSimulation().trace(of: WildFlow.scenario(seed)).events.map(\.kind)
      })
    let unused: Set<Event.Kind> = [.opened, .closed]
    #expect(Set(Event.Kind.allCases).subtracting(kinds) == unused)
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
