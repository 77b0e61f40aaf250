import FlowModel

/// Has whatever goes through a reference go to the scene itself.
struct InlineReferences: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    scenario.world.storyboard.references.map { reference in
      { scenario in
        scenario.world.storyboard.references.removeAll { $0 == reference }
        var pen = RenamingPen(reference.name, as: reference.scene)
        scenario = pen.rewritten(scenario)
      }
    }
  }
}
