import FlowModel

/// A system in which nothing ever happens: what stands at the beginning stands at the end.
struct StillLife: FlowSystem {
  var inFlightCount = 0

  func begin(_ world: World, into recording: Recording) -> Run {
    var snapshot = Snapshot()
    add(world.stage.root, .window, of: world, to: &snapshot, recording)
    var labels = world.stage.root.labels
    for presentation in world.stage.presentations {
      let presenter = labels.firstIndex(of: presentation.caller) ?? 0
      add(presentation.entry, .presented(by: presenter), of: world, to: &snapshot, recording)
      labels += presentation.entry.labels
    }
    snapshot.inFlightCount = inFlightCount
    if inFlightCount > 0 {
      snapshot.interacting = snapshot.nodes.first?.controller
      snapshot.hasSavedState = true
      snapshot.delays = [1]
      snapshot.meanwhileCount = 1
    }
    recording.take(snapshot)
    return Run(snapshot: snapshot)
  }

  struct Run: FlowRun {
    let snapshot: Snapshot

    func perform(_ step: Step, into recording: Recording) { recording.take(snapshot) }
  }

  private func add(
    _ entry: StageEntry, _ place: Snapshot.Place, of world: World, to snapshot: inout Snapshot,
    _ recording: Recording
  ) {
    var scene: Int?
    var kind = ControllerKind.content
    switch entry.origin {
    case .scene(let name):
      scene = world.storyboard.index(of: name)
      kind = scene.map { world.storyboard.scenes[$0].kind } ?? .content
    case .stock(let stock): kind = stock
    }
    let controller = recording.birth(scene: scene, kind: kind, label: entry.label)
    var node = Snapshot.Node(controller, place)
    node.isOnScreen = true
    let index = snapshot.add(node)
    if kind == .content && !entry.children.isEmpty {
      snapshot.add(.main, of: .controller(controller), [])
    }
    for child in entry.children {
      add(child, .child(of: index), of: world, to: &snapshot, recording)
    }
  }
}

extension StageEntry {
  fileprivate var labels: [Label] { [label] + children.flatMap(\.labels) }
}
