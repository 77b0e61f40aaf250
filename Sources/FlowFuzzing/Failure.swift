import FlowModel

/// A flow that broke an invariant, before it is shrunk.
struct Failure {
  var run: Int
  var signature: Signature
  var scenario: Scenario
}
