import FlowModel

/// Has the window begin with the other width, and become the other one in every step that turns it.
struct TurnWindow: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    [
      { scenario in
        scenario.world.stage.size = scenario.world.stage.size.other
        for index in scenario.steps.indices {
          guard case .size(let size) = scenario.steps[index].action else { continue }
          scenario.steps[index].action = .size(size.other)
        }
      }
    ]
  }
}
