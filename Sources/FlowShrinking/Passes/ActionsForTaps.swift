import FlowModel

/// Asks the source for the destination in code, where a touch asks it whether it may be.
struct ActionsForTaps: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let board = scenario.world.storyboard
    return scenario.steps.indices.flatMap { index -> [Edit] in
      guard case .tap = scenario.steps[index].action else { return [] }
      return scenario.steps[index].action.performing(in: board).map { segue, action in
        { scenario in
          scenario.steps[index].action = action
          if let place = board.index(of: segue.identifier, from: segue.source) {
            scenario.world.storyboard.segues[place].action = .makes
          }
          scenario = scenario.withoutIdleParts
        }
      }
    }
  }
}
