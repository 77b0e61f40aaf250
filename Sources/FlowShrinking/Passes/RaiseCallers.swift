import FlowModel

/// Has a presentation asked for by a container around its caller, the outermost first.
struct RaiseCallers: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let stage = scenario.world.stage
    return stage.presentations.indices.flatMap { index in
      stage.ancestors(of: stage.presentations[index].caller).map { label -> Edit in
        { $0.world.stage.presentations[index].caller = label }
      }
    }
  }
}
