import FlowModel

/// Leaves out the scenes that cannot appear, then any one scene with all that is made from it.
struct DropScenes: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let scenes = scenario.world.storyboard.scenes
    let used = scenario.world.storyboard.reachable(from: scenario.mentionedScenes)
    let unused = Set(scenes.map(\.name)).subtracting(used)
    let single: [Edit] = scenes.reversed().map { scene in
      { $0.world.storyboard.scenes.removeAll { $0.name == scene.name } }
    }
    guard unused.count > 1 else { return single }
    return [{ $0.world.storyboard.scenes.removeAll { unused.contains($0.name) } }] + single
  }
}
