import FlowModel

/// Names a controller that was there before in the place of one that a step names.
struct EarlierNames: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let staged = scenario.world.stage.entries.map(\.label)
    return scenario.steps.indices.flatMap { index -> [Edit] in
      let used = [scenario.steps[index]].labels(from: 0)
      return staged.indices.filter { used.contains(staged[$0]) }.flatMap { place in
        staged[..<place].map { earlier -> Edit in
          {
            var pen = RenamingPen(staged[place], as: earlier)
            $0.steps[index].action = pen.rewritten(Step($0.steps[index].action)).action
          }
        }
      }
    }
  }
}
