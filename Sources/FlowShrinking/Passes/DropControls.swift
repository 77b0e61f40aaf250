import FlowModel

/// Leaves out one control with the taps on it.
struct DropControls: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    scenario.world.storyboard.controls.indices.reversed().map { index in
      { $0.world.storyboard.controls.remove(at: index) }
    }
  }
}
