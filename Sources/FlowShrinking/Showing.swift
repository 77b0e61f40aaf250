import FlowModel

/// What a scenario showed when it was run.
package struct Showing: Sendable {
  /// What it broke.
  package var violations: [Violation]
  /// What happened, where that is known; what stood on the way is read off it.
  package var trace: Trace?

  /// Makes a showing.
  package init(_ violations: [Violation], _ trace: Trace? = nil) {
    self.violations = violations
    self.trace = trace
  }
}
