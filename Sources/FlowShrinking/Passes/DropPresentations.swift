import FlowModel

/// Leaves out one presentation of the stage, the top-most first, with all that stands on it.
struct DropPresentations: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    scenario.world.stage.presentations.indices.reversed().map { index in
      { $0.world.stage.presentations.remove(at: index) }
    }
  }
}
