import FlowModel

extension Scenario {
  /// The scenario with plain names in order of appearance and its declarations sorted.
  var plain: Scenario {
    guard world.storyboard.scenes.count > 1 || world.storyboard.segues.count > 1 else {
      return self
    }
    var pen = RelabellingPen()
    var plain = pen.rewritten(self)
    plain.world.storyboard.sort()
    return plain
  }

  /// Whether it declares or names something that plays no part.
  var hasIdleParts: Bool {
    let board = world.storyboard
    guard !board.scenes.isEmpty else { return namesInVain }
    let reached = board.reachable(from: mentionedScenes)
    return !board.scenes.allSatisfy { reached.contains($0.name) } || hasIdleWires || namesInVain
  }

  private var hasIdleWires: Bool {
    let board = world.storyboard
    let wires = LiveWires(of: board, in: steps)
    return !board.controls.allSatisfy(wires.keeps) || !board.segues.allSatisfy(wires.keeps)
  }

  /// Whether a step gives a last name that no step uses.
  private var namesInVain: Bool {
    steps.indices.contains { index in
      steps[index].creating.last.map { !steps.labels(from: index + 1).contains($0) } ?? false
    }
  }
}

extension Storyboard {
  /// Whether nothing in it names what is not there, nobody implements what nobody unwinds, and no
  /// scene contains itself.
  var isWhole: Bool {
    let actions = segues.compactMap(\.unwindAction)
    guard scenes.allSatisfy({ $0.contract.unwinds.allSatisfy(actions.contains) }) else {
      return false
    }
    guard !scenes.contains(where: { containsItself($0.name) }) else { return false }
    let bare = Scenario(
      World(storyboard: self, stage: Stage(root: StageEntry("", .stock(.content)))))
    return bare.repaired() == bare
  }
}
