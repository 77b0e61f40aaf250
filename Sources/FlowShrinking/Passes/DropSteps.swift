import FlowModel

/// Leaves out one block of neighbouring steps.
struct DropSteps: ShrinkPass {
  var blockSize: Int

  func edits(of scenario: Scenario) -> [Edit] {
    scenario.steps.indices.map { start in
      { $0.steps.removeSubrange(start..<min(start + blockSize, $0.steps.count)) }
    }
  }
}
