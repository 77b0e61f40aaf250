import FlowModel

/// Does in code what a segue does, and does without the segue unless something else performs it.
///
/// Who was not made first may be the one that is made now.
struct CallsInCode: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let board = scenario.world.storyboard
    return scenario.steps.indices.flatMap { index -> [Edit] in
      let step = scenario.steps[index]
      guard case .performSegue(let label, let identifier) = step.action else { return [] }
      return board.segues.filter { $0.identifier == identifier }.flatMap { segue in
        board.calls(inPlaceOf: segue, on: label).flatMap { call in
          step.namesForOne.map { names -> Edit in
            { $0.carryOut(call, creating: names, inPlaceOf: segue, atStep: index) }
          }
        }
      }
    }
  }
}

extension Step {
  /// The names that it gives, each of them first once.
  fileprivate var namesForOne: [[Label]] { [creating] + creating.dropFirst().map { [$0] } }
}

extension Scenario {
  fileprivate mutating func carryOut(
    _ call: Step.Action, creating names: [Label], inPlaceOf segue: Segue, atStep index: Int
  ) {
    steps[index].action = call
    steps[index].creating = names
    guard !LiveWires(of: world.storyboard, in: steps).keeps(segue) else { return }
    world.storyboard.segues.removeAll { $0 == segue }
  }
}

extension Storyboard {
  /// What code can do with the destination of a segue, simplest first.
  fileprivate func calls(inPlaceOf segue: Segue, on label: Label) -> [Step.Action] {
    guard let destination = segue.destination, let kind = kind(of: .scene(destination)) else {
      return []
    }
    let origins: [Origin] = [.stock(kind), .scene(destination)]
    let styles = segue.kind.style == nil ? [nil] : [nil, segue.kind.style]
    return origins.flatMap { origin -> [Step.Action] in
      let made = Step.Subject.new(origin)
      let presented = styles.map { Step.Action.present(made, on: label, style: $0) }
      return [.push(made, on: label)] + presented + [
        .add(made, to: label), .show(made, on: label), .showDetail(made, on: label),
      ]
    }
  }
}
