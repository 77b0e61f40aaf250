import FlowModel

/// A flow that was played, and what it showed then: enough to play it again somewhere else and tell
/// whether it shows the same.
package struct PlayedFlow: Hashable, Sendable {
  /// The run that was the flow, or whose flow was shrunk to it, counted from zero.
  package let run: Int
  /// What was played.
  package let scenario: Scenario
  /// A number for all that was shown until then: one after the stage and one after each step.
  package let digests: [UInt64]

  /// Keeps what a flow has shown.
  init(_ trace: Trace, ofRun run: Int) {
    self.run = run
    scenario = trace.scenario
    digests = trace.digests
  }

  /// The step after which other digests of the same flow differ first; zero is the stage.
  func firstDifference(from others: [UInt64]) -> Int? {
    guard digests != others else { return nil }
    return zip(digests, others).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? min(digests.count, others.count)
  }
}
