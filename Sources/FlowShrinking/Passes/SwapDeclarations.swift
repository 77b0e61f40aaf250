import FlowModel

/// Has two scenes, two segues, or two of what a control fires change places, and with their places
/// their plain names.
struct SwapDeclarations: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let board = scenario.world.storyboard
    return pairs(of: board.scenes.count).map { one, other -> Edit in
      { $0.world.storyboard.scenes.swapAt(one, other) }
    }
      + pairs(of: board.segues.count).map { one, other -> Edit in
        { $0.world.storyboard.segues.swapAt(one, other) }
      }
      + board.controls.indices.flatMap { index in
        pairs(of: board.controls[index].fires.count).map { one, other -> Edit in
          { $0.world.storyboard.controls[index].fires.swapAt(one, other) }
        }
      }
  }

  private func pairs(of count: Int) -> [(Int, Int)] {
    (0..<count).flatMap { one in ((one + 1)..<max(count, one + 1)).map { (one, $0) } }
  }
}
