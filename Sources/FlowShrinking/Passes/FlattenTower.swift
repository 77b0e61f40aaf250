import FlowModel

/// Takes one presentation out of a tower: whoever asked for it asks for what stood on it.
struct FlattenTower: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let presentations = scenario.world.stage.presentations
    return presentations.indices.compactMap { index in
      let labels = Set(presentations[index].entry.subtree.map(\.label))
      guard presentations.contains(where: { labels.contains($0.caller) }) else { return nil }
      return { scenario in
        let dropped = scenario.world.stage.presentations.remove(at: index)
        for later in scenario.world.stage.presentations.indices
        where labels.contains(scenario.world.stage.presentations[later].caller) {
          scenario.world.stage.presentations[later].caller = dropped.caller
        }
      }
    }
  }
}
