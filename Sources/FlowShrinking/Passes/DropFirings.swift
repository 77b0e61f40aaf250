import FlowModel

/// Leaves out one thing that a control fires, as long as it fires another.
struct DropFirings: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let controls = scenario.world.storyboard.controls
    return controls.indices.filter { controls[$0].fires.count > 1 }.flatMap { index in
      controls[index].fires.indices.reversed().map { firing -> Edit in
        { $0.world.storyboard.controls[index].fires.remove(at: firing) }
      }
    }
  }
}
