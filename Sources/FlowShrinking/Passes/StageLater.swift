import FlowModel

/// Lets the flow begin with what stood at rest after some of its steps, in place of these steps.
///
/// This is the shortest way of all to the same state: none. Who has no name there gets a new one.
struct StageLater {
  private let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  /// Lists what can be tried on the scenario of the trace, from its last step to its first.
  func edits(of scenario: Scenario) -> [Edit] {
    trace.snapshots.indices.dropFirst().reversed().compactMap { count -> Edit? in
      guard count <= scenario.steps.count, let stage = stage(after: count) else { return nil }
      return { scenario in
        scenario.world.stage = stage
        scenario.steps.removeFirst(count)
      }
    }
  }

  /// What stands after so many steps; `nil` while something moves or nobody stands.
  private func stage(after stepCount: Int) -> Stage? {
    let snapshot = trace.snapshots[stepCount]
    guard snapshot.isStill,
      let root = snapshot.nodes.firstIndex(where: { $0.place == .window })
    else { return nil }
    let labels = labels(in: snapshot)
    func entry(_ index: Int) -> StageEntry {
      let node = snapshot.nodes[index]
      let children = snapshot.children(of: index)
      let isTabs = trace.cast[node.controller.index].kind == .tabs
      let front = children.dropFirst().first { snapshot.nodes[$0].controller == node.selected }
      return StageEntry(
        labels[index], origin(of: node.controller), children: children.map(entry),
        selected: isTabs ? front.map { labels[$0] } : nil)
    }
    let presentations = snapshot.nodes.indices.compactMap { index -> StagePresentation? in
      let node = snapshot.nodes[index]
      guard node.isPresented, let presenter = snapshot.lister(of: index) else { return nil }
      let caller = node.caller.flatMap(snapshot.index) ?? presenter
      let presented = node.replaced.flatMap(snapshot.index) ?? index
      return StagePresentation(by: labels[caller], style: node.style, entry(presented))
    }
    return Stage(size: snapshot.size, root: entry(root), presentations: presentations)
  }

  /// The names of all controllers that stand, those of the flow where they have one.
  private func labels(in snapshot: Snapshot) -> [Label] {
    var fresh = trace.scenario.freshLabels(snapshot.nodes.count)[...]
    return snapshot.nodes.map { node in
      let label = trace.cast[node.controller.index].label
      return label.flatMap { trace.controller(of: $0) == node.controller ? $0 : nil }
        ?? fresh.removeFirst()
    }
  }

  private func origin(of controller: ControllerID) -> Origin {
    trace.scene(of: controller).map { .scene($0.name) }
      ?? .stock(trace.cast[controller.index].kind)
  }
}
