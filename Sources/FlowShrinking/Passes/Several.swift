import FlowModel

/// The edits of several passes, one pass after the other.
struct Several: ShrinkPass {
  private let passes: [any ShrinkPass & Sendable]

  init(_ passes: any ShrinkPass & Sendable...) { self.passes = passes }

  func edits(of scenario: Scenario) -> [Edit] { passes.flatMap { $0.edits(of: scenario) } }
}
