import FlowModel

/// What shrinking came to.
package struct Shrunk: Hashable, Sendable {
  /// The smallest scenario found that still shows the violation.
  package var scenario: Scenario
  /// How many scenarios were run.
  package var runs: Int
  /// The other violations that were seen on the way, each with its smallest scenario.
  package var slips: [Slip]
  /// Whether no pass can make the scenario smaller; otherwise the flows or the time were used up
  /// before, and who shrinks it once more goes on.
  package var isMinimal: Bool
  /// How far it was made sure that nothing smaller shows it; `nil` when nobody has looked.
  package var certificate: Certificate?
  /// How many scenarios were run to make sure.
  package var certificateRuns = 0

  /// A violation of another signature, seen while shrinking.
  package struct Slip: Hashable, Sendable {
    /// What was violated.
    package var signature: Signature
    /// The smallest scenario seen that shows it.
    package var scenario: Scenario

    /// Makes a slip.
    package init(_ signature: Signature, _ scenario: Scenario) {
      self.signature = signature
      self.scenario = scenario
    }
  }
}
