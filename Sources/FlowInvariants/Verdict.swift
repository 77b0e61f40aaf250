import FlowModel

/// What a catalogue says about a trace.
public struct Verdict: Hashable, Sendable {
  /// The broken invariants, in the order of the steps and, within a step, of the catalogue.
  public var violations: [Violation]
  /// How often there was something to judge, for every invariant in the order of the catalogue.
  public var premises: [Premise]

  /// How often the premise of an invariant held.
  public struct Premise: Hashable, Sendable {
    /// The invariant.
    public var invariant: InvariantID
    /// How often; zero means that the trace proves nothing about it.
    public var count: Int
  }

  /// How often the premise of an invariant held.
  public func premiseCount(of invariant: InvariantID) -> Int {
    premises.first { $0.invariant == invariant }?.count ?? 0
  }
}
