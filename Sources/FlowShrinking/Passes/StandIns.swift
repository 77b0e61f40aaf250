import FlowModel

/// Leaves out a step and lets somebody on the stage stand in for a controller that it made.
///
/// Without that, a step that only makes the place from which the flow really goes on would stay.
struct StandIns: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let staged = scenario.world.stage.entries.map(\.label)
    return scenario.steps.indices.flatMap { index in
      scenario.steps.labels(from: index + 1).intersection(scenario.steps[index].creating)
        .sorted { $0.text < $1.text }
        .flatMap { made in
          staged.map { standIn -> Edit in
            { $0.leaveOutStep(index, replacing: made, by: standIn) }
          }
        }
    }
  }
}

extension Scenario {
  fileprivate mutating func leaveOutStep(_ index: Int, replacing made: Label, by standIn: Label) {
    steps.remove(at: index)
    var pen = RenamingPen(made, as: standIn)
    for later in steps.indices[index...] { steps[later] = pen.rewritten(steps[later]) }
  }
}
