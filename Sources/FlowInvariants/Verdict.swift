import FlowModel

/// What a catalogue says about a trace.
public struct Verdict: Hashable, Sendable {
  /// The broken invariants, in the order of the steps and, within a step, of the catalogue.
  public var violations: [Violation]
  /// How often there was something to judge; relations are not asked.
  public var premises: Premises
}
