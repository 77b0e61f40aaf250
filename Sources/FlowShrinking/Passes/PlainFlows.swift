import FlowModel

/// Begins anew where more is done than there are steps: with each flow of two plain steps on a
/// stage of no more than two plain controllers.
///
/// The second step does not wait for the first, for what a class does by itself does not wait
/// either.
struct PlainFlows: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    guard scenario.callCount > max(1, scenario.steps.count) else { return [] }
    let showsCards = scenario.world.showsCards
    return Self.all.map { flow in
      { scenario in
        scenario = flow
        scenario.world.showsCards = showsCards
      }
    }
  }

  /// All of these flows, those on the smallest stages first.
  private static let all: [Scenario] = stages.flatMap { stage in
    let actions = stage.entries.flatMap { $0.plainActions(in: Storyboard()) }
    return actions.filter(stage.isMoved).flatMap { first in
      actions.map { second in
        Scenario(World(stage: stage), steps: [Step(first, settles: false), Step(second)])
      }
    }
  }

  private static var stages: [Stage] {
    let kinds = [ControllerKind.content, .navigation]
    let alone = kinds.map { Stage(root: StageEntry("a", .stock($0))) }
    let pairs = kinds.flatMap { lower in kinds.map { (lower, $0) } }
    return alone
      + pairs.map { lower, upper in
        Stage(
          root: StageEntry("a", .stock(lower)),
          presentations: [StagePresentation(by: "a", StageEntry("b", .stock(upper)))])
      }
      + pairs.filter { $0.0 == .content || $0.1 == .content }.map { outer, inner in
        Stage(
          root: StageEntry(
            "a", .stock(outer), children: [StageEntry("b", .stock(inner))]))
      }
  }
}

extension Stage {
  /// Whether anything moves in an action; where two do the same, it is done by the root.
  fileprivate func isMoved(by action: Step.Action) -> Bool {
    switch action {
    case .dismiss(let label): !presentations.isEmpty && label == root.label
    case .pop: false
    default: true
    }
  }
}
