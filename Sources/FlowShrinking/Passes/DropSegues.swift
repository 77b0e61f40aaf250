import FlowModel

/// Leaves out one segue with the firings and steps that name it.
struct DropSegues: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    scenario.world.storyboard.segues.indices.reversed().map { index in
      { $0.world.storyboard.segues.remove(at: index) }
    }
  }
}
