import FlowModel

/// Makes one segue of two of a scene: whatever names the one names the other.
struct MergeSegues: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let segues = scenario.world.storyboard.segues
    return segues.indices.flatMap { index in
      segues.indices.filter { segues[$0].source == segues[index].source && $0 != index }
        .map { other -> Edit in
          { scenario in
            scenario.world.storyboard.segues.remove(at: other)
            var pen = SeguePen(merged: segues[other].identifier, kept: segues[index].identifier)
            scenario = pen.rewritten(scenario)
            scenario.world.storyboard.dropTwins()
          }
        }
    }
  }
}

private struct SeguePen: Pen {
  let merged: SegueIdentifier
  let kept: SegueIdentifier

  mutating func number(_ number: Int) {}

  mutating func name(_ text: String, _ alphabet: Alphabet) -> String {
    alphabet == .segues && text == merged.text ? kept.text : text
  }
}
