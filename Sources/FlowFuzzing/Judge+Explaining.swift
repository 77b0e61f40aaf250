import FlowInvariants
import FlowModel
import FlowShrinking

extension Judge {
  /// Finds out what matters in a flow that breaks an invariant, and what does not.
  ///
  /// - Parameters:
  ///   - judgement: The smallest flow that breaks it, judged.
  ///   - signature: What it breaks.
  ///   - runsMax: How many variations of the flow may be played.
  ///   - deadline: When no further one is played.
  /// - Returns: What was found out; `nil` when the flow shows something else each time, or when
  ///   there is no time at all.
  package func explained(
    _ judgement: Judgement, keeping signature: Signature, runsMax: Int,
    by deadline: Deadline = .never
  ) -> Explained? {
    guard !deadline.hasPassed, system.trace(of: judgement.scenario) == judgement.trace else {
      return nil
    }
    let relations = catalog.relations(of: signature.invariant)
    let truth = Truth(of: judgement.trace, to: system.classes)
    let idleness = judgement.trace.idleness
    return Explainer.explain(
      judgement.scenario, keeping: signature, within: runsMax, until: { deadline.hasPassed },
      admitting: { admits($0) && truth.admits($0) }
    ) { scenario in
      let other = judge(scenario, asking: relations)
      guard truth.admits(other.trace) else { return nil }
      let isSilent = other.premises[signature.invariant] == 0
      return Outcome(
        signatures: other.violations.map(\.signature),
        worth: other.trace.idleness > idleness ? .idle : isSilent ? .silent : .judged)
    }
  }
}

extension Trace {
  /// How much of what was asked for was not done: declined, refused, raised or left in flight.
  fileprivate var idleness: Int {
    events.count { [.declined, .refused, .misuse].contains($0.kind) }
      + (snapshots.last?.inFlightCount ?? 0)
  }
}
