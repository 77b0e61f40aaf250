import FlowModel

/// Puts children of a container in its place: all of them inside another container, else one.
struct FlattenContainers: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    scenario.world.stage.trees.flatMap { tree in
      tree.subtree.flatMap { edits(of: $0, isTop: $0.label == tree.label) }
    }
  }

  private func edits(of entry: StageEntry, isTop: Bool) -> [Edit] {
    let one: [Edit] = entry.children.map { child in
      { $0.world.stage.replace(entry.label) { _ in [child] } }
    }
    guard !isTop && entry.children.count > 1 else { return one }
    return one + [{ $0.world.stage.replace(entry.label) { $0.children } }]
  }
}
