import FlowModel

/// Makes a child of what a plain container presents, and presents a child that it has.
struct TurnPresentations: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let (stage, board) = (scenario.world.stage, scenario.world.storyboard)
    let adopted = stage.presentations.indices.map { index -> Edit in
      { scenario in
        let presentation = scenario.world.stage.presentations.remove(at: index)
        scenario.world.stage.replace(presentation.caller) { caller in
          var caller = caller
          caller.children.append(presentation.entry)
          return [caller]
        }
      }
    }
    let parents = stage.trees.flatMap(\.subtree).filter { board.kind(of: $0.origin) == .content }
    return adopted
      + parents.flatMap { parent in
        parent.children.map { child -> Edit in
          { scenario in
            scenario.world.stage.replace(child.label) { _ in [] }
            scenario.world.stage.presentations.append(StagePresentation(by: parent.label, child))
          }
        }
      }
  }
}
