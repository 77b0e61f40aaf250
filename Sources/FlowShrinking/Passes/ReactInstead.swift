import FlowModel

/// Has a class do by itself, while it prepares, what a second firing or step does.
struct ReactInstead: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let board = scenario.world.storyboard
    return scenario.steps.indices.flatMap { index in
      scenario.steps[index].action.performing(in: board).flatMap { segue, action -> [Edit] in
        let nested = board.segues.filter { $0.source == segue.source && !$0.isEmbed }
        let acts = [.dismisses, .pops] + nested.map { Reaction.Act.performs($0.identifier) }
        return acts.flatMap { act -> [Edit] in
          let reaction = Reaction(at: .prepare(segue.identifier), act)
          let others = scenario.steps.indices.filter { $0 != index }
          let reacts: Edit = { scenario in
            scenario.steps[index].action = action
            guard let scene = scenario.world.storyboard.index(of: segue.source) else { return }
            scenario.world.storyboard.scenes[scene].contract.reactions.append(reaction)
          }
          return ([nil] + others.map { $0 }).map { dropped in
            { scenario in
              reacts(&scenario)
              if let dropped { scenario.steps.remove(at: dropped) }
              scenario = scenario.withoutIdleParts
            }
          }
        }
      }
    }
  }
}

extension Step.Action {
  /// The segues that the step triggers, each with the step that performs it in code.
  func performing(in board: Storyboard) -> [(segue: Segue, action: Step.Action)] {
    switch self {
    case .performSegue(_, let identifier):
      return board.segues.filter { $0.identifier == identifier }.map { ($0, self) }
    case .tap(let label, let name):
      return board.controls.filter { $0.name == name }.flatMap { control in
        control.fires.compactMap { firing -> (segue: Segue, action: Step.Action)? in
          guard case .segue(let identifier) = firing,
            let index = board.index(of: identifier, from: control.scene)
          else { return nil }
          return (board.segues[index], .performSegue(label, identifier))
        }
      }
    default: return []
    }
  }
}
