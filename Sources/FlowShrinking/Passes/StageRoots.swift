import FlowModel

/// Lets the root that a step puts into the window stand there from the beginning.
///
/// It stands in place of the step and of all that came before, or of the step alone.
struct StageRoots: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let board = scenario.world.storyboard
    let fresh = scenario.freshLabels(Storyboard.newcomersMax)
    return scenario.steps.indices.flatMap { index -> [Edit] in
      var labels = (scenario.steps[index].creating + fresh)[...]
      guard case .root(.new(let origin)) = scenario.steps[index].action,
        let entry = board.entry(of: origin, named: &labels)
      else { return [] }
      return [0, index].map { start -> Edit in
        { scenario in
          scenario.steps.removeSubrange(start...index)
          scenario.world.stage = Stage(size: scenario.world.stage.size, root: entry)
        }
      }
    }
  }
}
