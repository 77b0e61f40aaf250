import FlowModel

/// What a scenario showed when it was run.
package struct Showing: Sendable {
  /// What it broke.
  package var signatures: [Signature]
  /// What happened, where that is known; what stood on the way is read off it.
  package var trace: Trace?

  /// Makes a showing.
  package init(_ signatures: [Signature], _ trace: Trace? = nil) {
    self.signatures = signatures
    self.trace = trace
  }
}
