import FlowModel

/// Makes one controller of the stage a simpler one: stock for a scene, content for a container.
struct SimplifyStage: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    scenario.world.stage.entries.flatMap { entry in
      entry.origin.simpler(in: scenario.world.storyboard).map { origin -> Edit in
        { scenario in
          scenario.world.stage.change(entry.label) { entry in
            entry.origin = origin
            if origin != .stock(.tabs) { entry.selected = nil }
          }
        }
      }
    }
  }
}
