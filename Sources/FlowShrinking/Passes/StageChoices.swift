import FlowModel

/// Lets the window begin with the width, or a container with the child in front, that a step
/// chooses, in place of the step.
struct StageChoices: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    scenario.steps.indices.compactMap { index -> Edit? in
      switch scenario.steps[index].action {
      case .size(let size):
        { scenario in
          scenario.steps.remove(at: index)
          scenario.world.stage.size = size
        }
      case .select(let child, on: let container), .tapTab(let child, on: let container):
        { scenario in
          scenario.steps.remove(at: index)
          scenario.world.stage.change(container) { $0.selected = child }
        }
      default: nil
      }
    }
  }
}
