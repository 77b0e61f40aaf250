import FlowModel

/// Makes one controller of the stage from the scene of another one, where it brings along the
/// segues that it performs, or does what the other one did.
struct TakeScenes: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let entries = scenario.world.stage.entries
    return entries.flatMap { model -> [Edit] in
      guard case .scene(let scene) = model.origin else { return [] }
      return entries.filter { $0.origin != model.origin }.flatMap { taker -> [Edit] in
        let own = scenario.steps.segues(performedBy: taker.label)
        let others = scenario.steps.segues(performedBy: model.label)
        return (own.isEmpty ? [] : [{ $0.make(taker, from: scene, with: own) }])
          + (others.isEmpty ? [] : [{ $0.make(taker, from: scene, performingFor: model.label) }])
      }
    }
  }
}

extension [Step] {
  /// The segues that a controller is told to perform.
  fileprivate func segues(performedBy label: Label) -> [SegueIdentifier] {
    compactMap { step in
      guard case .performSegue(label, let identifier) = step.action else { return nil }
      return identifier
    }
  }
}

extension Scenario {
  /// Makes a controller from a scene, from which the segues then go that went from its own.
  fileprivate mutating func make(
    _ entry: StageEntry, from scene: SceneName, with identifiers: [SegueIdentifier]
  ) {
    if case .scene(let former) = entry.origin {
      for identifier in identifiers {
        guard let index = world.storyboard.index(of: identifier, from: former) else { continue }
        world.storyboard.segues[index].source = scene
      }
    }
    world.stage.make(entry.label, from: scene)
  }

  /// Makes a controller from a scene, and has it do what somebody else does.
  fileprivate mutating func make(
    _ entry: StageEntry, from scene: SceneName, performingFor other: Label
  ) {
    world.stage.make(entry.label, from: scene)
    var pen = RenamingPen(other, as: entry.label)
    steps = steps.map { pen.rewritten($0) }
  }
}

extension Stage {
  fileprivate mutating func make(_ label: Label, from scene: SceneName) {
    replace(label) { entry in
      var remade = entry
      remade.origin = .scene(scene)
      return [remade]
    }
  }
}
