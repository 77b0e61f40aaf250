import FlowModel

/// Does in a step of its own what a class does by itself, and in a step each what a control fires.
///
/// The step before is not waited for. In place of what the class does, something plain may be done,
/// also in place of a restoration, in which everybody comes anew and the class does it.
struct StepsInstead: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    scenario.editsInPlaceOfReactions + scenario.editsInPlaceOfTouches
  }
}

extension Scenario {
  fileprivate var editsInPlaceOfReactions: [Edit] {
    let board = world.storyboard
    let plain = world.stage.entries.flatMap { $0.plainActions(in: board) }
    return board.scenes.indices.flatMap { scene in
      board.scenes[scene].contract.reactions.indices.flatMap { place -> [Edit] in
        let act = board.scenes[scene].contract.reactions[place].act
        let actions = (calls(inPlaceOf: act, in: board.scenes[scene].name) + plain).uniqued()
        return steps.indices.flatMap { index in
          actions.flatMap { edits(doing: $0, besides: index) }.map { edit -> Edit in
            { scenario in
              scenario.world.storyboard.scenes[scene].contract.reactions.remove(at: place)
              edit(&scenario)
              scenario = scenario.withoutIdleParts
            }
          }
        }
      }
    }
  }

  /// Does something after a step or before it, or in the place of a restoration.
  private func edits(doing action: Step.Action, besides index: Int) -> [Edit] {
    let besides = [index + 1, index].map { position -> Edit in
      { scenario in
        scenario.steps.insert(Step(action), at: position)
        scenario.steps[index].settles = false
      }
    }
    guard steps[index].action == .restore else { return besides }
    return besides + [{ $0.replaceRestoration(index, by: action) }]
  }

  /// Does something in place of a restoration, and goes on with those who stand on the stage.
  private mutating func replaceRestoration(_ index: Int, by action: Step.Action) {
    let pens = zip(steps[index].creating, world.stage.entries)
      .map { RenamingPen($0, as: $1.label) }
    steps[index] = Step(action, settles: false)
    for later in steps.indices[(index + 1)...] {
      for var pen in pens { steps[later] = pen.rewritten(steps[later]) }
    }
  }

  /// What can be done in a step in the place of what a class does by itself.
  private func calls(inPlaceOf act: Reaction.Act, in scene: SceneName) -> [Step.Action] {
    guard case .performs(let identifier) = act else { return [] }
    return world.stage.entries.filter { $0.origin == .scene(scene) }
      .map { .performSegue($0.label, identifier) }
  }

  fileprivate var editsInPlaceOfTouches: [Edit] {
    steps.indices.compactMap { index -> Edit? in
      let performing = steps[index].action.performing(in: world.storyboard)
      guard case .tap = steps[index].action, performing.count > 1 else { return nil }
      return { scenario in
        let last = performing.count - 1
        scenario.steps.replaceSubrange(
          index...index,
          with: performing.indices.map { Step(performing[$0].action, settles: $0 == last) })
        scenario = scenario.withoutIdleParts
      }
    }
  }
}
