import FlowModel

/// Does the plainest thing that there is in a step: dismisses, pops or selects something on stage,
/// or pushes or presents what is plainest.
struct PlainSteps: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let board = scenario.world.storyboard
    let plain = scenario.world.stage.entries.flatMap { $0.plainActions(in: board) }
    return scenario.steps.indices.flatMap { index in
      plain.map { action -> Edit in
        { $0.steps[index].action = action }
      }
    }
  }
}
