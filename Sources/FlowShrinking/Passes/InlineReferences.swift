import FlowModel

/// Has whatever goes through a reference go to the scene itself.
///
/// A reference that leads nowhere goes with what leads there, for nothing else may.
struct InlineReferences: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let board = scenario.world.storyboard
    return board.references.map { reference in
      let leadsSomewhere = board.index(of: reference.name) != nil
      return { scenario in
        scenario.world.storyboard.references.removeAll { $0 == reference }
        guard leadsSomewhere else { return }
        var pen = RenamingPen(reference.name, as: reference.scene)
        scenario = pen.rewritten(scenario)
      }
    }
  }
}
