import FlowModel

/// Leaves out one controller of the stage with all that it contains.
struct DropStageEntries: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    scenario.world.stage.trees.flatMap { $0.subtree.dropFirst() }.map { entry in
      { $0.world.stage.replace(entry.label) { _ in [] } }
    }
  }
}
