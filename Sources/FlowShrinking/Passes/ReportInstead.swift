import FlowModel

/// Has a control send a plain action in place of a segue, which goes unless something else performs
/// it.
struct ReportInstead: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let board = scenario.world.storyboard
    return board.controls.indices.flatMap { index in
      board.controls[index].fires.indices.compactMap { firing -> Edit? in
        guard case .segue(let identifier) = board.controls[index].fires[firing],
          let plain = Alphabet.plainActions.name(0)
        else { return nil }
        return { scenario in
          scenario.world.storyboard.controls[index].fires[firing] = .action(PlainActionName(plain))
          let wires = LiveWires(of: scenario.world.storyboard, in: scenario.steps)
          scenario.world.storyboard.segues.removeAll {
            $0.source == board.controls[index].scene && $0.identifier == identifier
              && !wires.keeps($0)
          }
        }
      }
    }
  }
}
