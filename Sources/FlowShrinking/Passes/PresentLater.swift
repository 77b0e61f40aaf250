import FlowModel

/// Presents in the place of a step who was presented on the stage, in a window of either width.
///
/// Where the step changed how something is presented, it may be enough that it is.
struct PresentLater: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let sizes = [scenario.world.stage.size, scenario.world.stage.size.other]
    return scenario.world.stage.presentations.indices.reversed().flatMap { index -> [Edit] in
      let presentation = scenario.world.stage.presentations[index]
      let action = Step.Action.present(
        .new(presentation.entry.origin), on: presentation.caller, style: presentation.style)
      let names = scenario.steps.count > 1 ? [presentation.entry.label] : []
      return scenario.steps.indices.flatMap { step in
        sizes.map { size in
          { scenario in
            scenario.world.stage.presentations.remove(at: index)
            scenario.world.stage.size = size
            scenario.steps[step].action = action
            scenario.steps[step].creating = names
          }
        }
      }
    }
  }
}
