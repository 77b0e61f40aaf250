import FlowModel

/// Does the plainest thing that there is in a step: dismisses, pops or selects something on stage,
/// or pushes or presents what is plainest.
struct PlainSteps: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let board = scenario.world.storyboard
    let plain = scenario.world.stage.entries.flatMap { $0.plainActions(in: board) }
    return scenario.steps.indices.flatMap { index in
      plain.map { action -> Edit in
        { $0.steps[index].action = action }
      }
    }
  }
}

extension StageEntry {
  /// The plainest things that can be done to the entry.
  func plainActions(in storyboard: Storyboard) -> [Step.Action] {
    switch storyboard.kind(of: origin) {
    case .navigation:
      [.dismiss(label), .pop(label), .push(.new(.stock(.content)), on: label), presents]
    case .tabs: [.dismiss(label)] + children.map { .select($0.label, on: label) } + [presents]
    case .content where storyboard.hasClass(origin):
      [.dismiss(label)] + children.map { .select($0.label, on: label) } + [presents]
    case .content, .split, nil: [.dismiss(label), presents]
    }
  }

  private var presents: Step.Action { .present(.new(.stock(.content)), on: label, style: nil) }
}
