import FlowModel

/// Has whatever goes through a reference go to the scene itself.
///
/// A reference that leads nowhere stays: nothing else may lead there.
struct InlineReferences: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let board = scenario.world.storyboard
    let leading = board.references.filter { board.index(of: $0.name) != nil }
    return leading.map { reference in
      { scenario in
        scenario.world.storyboard.references.removeAll { $0 == reference }
        var pen = RenamingPen(reference.name, as: reference.scene)
        scenario = pen.rewritten(scenario)
      }
    }
  }
}
