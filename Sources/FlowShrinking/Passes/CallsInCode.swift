import FlowModel

/// Does in code what a segue does, and does without the segue.
struct CallsInCode: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let board = scenario.world.storyboard
    return scenario.steps.indices.flatMap { index -> [Edit] in
      guard case .performSegue(let label, let identifier) = scenario.steps[index].action else {
        return []
      }
      return board.segues.indices.filter { board.segues[$0].identifier == identifier }
        .flatMap { segue in
          board.calls(inPlaceOf: board.segues[segue], on: label).map { call -> Edit in
            { scenario in
              scenario.steps[index].action = call
              scenario.world.storyboard.segues.remove(at: segue)
            }
          }
        }
    }
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
