import FlowModel

/// Does something else in a step, with anybody on the stage, from what is plainest on.
///
/// What the step hands over may be handed over to anybody else, in other ways.
struct OtherSteps: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    scenario.steps.indices.flatMap { index in
      scenario.actions(inPlaceOf: scenario.steps[index].action).map { action -> Edit in
        { $0.steps[index].action = action }
      }
    }
  }
}

extension Scenario {
  /// What can be done in the place of an action on the stage.
  fileprivate func actions(inPlaceOf action: Step.Action) -> [Step.Action] {
    let plain = Step.Subject.new(.stock(.content))
    let subjects = ([plain] + (action.handedOver.map { [$0] } ?? [])).uniqued()
    let entries = world.stage.entries
    let calls = entries.flatMap { $0.calls(in: world.storyboard) }
    let handingOver = entries.flatMap { entry in
      subjects.flatMap { entry.calls(handingOver: $0, in: world.storyboard) }
    }
    return (calls + handingOver).filter { $0 != action }
  }
}

extension Step.Action {
  /// Whom it hands over, or whom a link leads to.
  fileprivate var handedOver: Step.Subject? {
    if case .open(let scene) = self { .new(.scene(scene)) } else { subject }
  }
}

extension StageEntry {
  /// What can be asked of the entry.
  fileprivate func calls(in board: Storyboard) -> [Step.Action] {
    let inside = children.map(\.label)
    switch board.kind(of: origin) {
    case .navigation:
      return [.dismiss(label), .pop(label), .popToRoot(label)]
        + inside.map { .popTo($0, on: label) } + [.back(label)]
    case .tabs:
      return [.dismiss(label)] + inside.map { .select($0, on: label) }
        + inside.map { .tapTab($0, on: label) }
    case .content where board.hasClass(origin):
      return [.dismiss(label)] + inside.map { .select($0, on: label) }
    case .content: return [.dismiss(label)] + inside.map { .remove($0) }
    case .split, nil: return [.dismiss(label)]
    }
  }

  /// What can be asked of the entry with a controller that it is handed.
  fileprivate func calls(handingOver subject: Step.Subject, in board: Storyboard) -> [Step.Action] {
    guard subject != .existing(label) else { return [] }
    let anybody: [Step.Action] = [
      .present(subject, on: label, style: nil), .show(subject, on: label),
    ]
    return switch board.kind(of: origin) {
    case .navigation: [.push(subject, on: label)] + anybody
    case .content: anybody + [.add(subject, to: label)]
    case .tabs, .split, nil: anybody
    }
  }
}
