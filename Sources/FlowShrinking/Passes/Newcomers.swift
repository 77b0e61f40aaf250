import FlowModel

/// Hands over a new controller in the place of one that is there, or that comes again, and lets
/// later steps speak of the new one.
///
/// Without that, all that made the other one go would stay.
struct Newcomers: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let entries = scenario.world.stage.entries
    let newcomers = scenario.freshLabels(1)
    return scenario.steps.indices.flatMap { index -> [Edit] in
      guard case .existing(let label)? = scenario.steps[index].action.subject else { return [] }
      let own = entries.first { $0.label == label }?.origin
      return [.stock(.content), own].compactMap(\.self).uniqued().map { origin -> Edit in
        { $0.hand(over: origin, as: newcomers, inStep: index, replacing: label) }
      }
    }
  }
}

extension Scenario {
  fileprivate mutating func hand(
    over origin: Origin, as newcomers: [Label], inStep index: Int, replacing former: Label
  ) {
    steps[index].action = steps[index].action.handing(over: .new(origin))
    steps[index].creating = newcomers
    guard let newcomer = newcomers.first else { return }
    var pen = RenamingPen(former, as: newcomer)
    for later in steps.indices[(index + 1)...] { steps[later] = pen.rewritten(steps[later]) }
  }
}
