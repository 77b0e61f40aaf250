import FlowInvariants
import FlowModel
import FlowShrinking

extension Judge {
  /// Shrinks a scenario to the smallest one that breaks the same invariant in the same way, or to
  /// the smallest one that is found in time.
  package func shrunk(
    _ scenario: Scenario, keeping signature: Signature, runsMax: Int,
    certificateRunsMax: Int = 0, by deadline: Deadline = .never
  ) -> Shrunk {
    let relations = catalog.relations(of: signature.invariant)
    let trace = system.trace(of: scenario)
    let truth = Truth(of: trace, to: system)
    return Shrinker.shrink(
      scenario, traced: trace, keeping: signature, within: runsMax,
      certifyingWithin: certificateRunsMax, until: { deadline.hasPassed },
      admitting: { admits($0) && truth.admits($0) }
    ) {
      let judgement = judge($0, asking: relations)
      return Showing(signatures(of: judgement, trueTo: truth) ?? [], judgement.trace)
    }
  }

  /// What a flow shows that is played in the place of another one; `nil` when it is not as true to
  /// the system.
  ///
  /// That the user finds nothing to touch is nothing that it shows where a control was left out.
  func signatures(of judgement: Judgement, trueTo truth: Truth) -> [Signature]? {
    guard truth.admits(judgement.trace), believes(judgement.trace) else { return nil }
    let signatures = judgement.violations.map(\.signature)
    guard !truth.keepsControls(in: judgement.scenario) else { return signatures }
    return signatures.filter { signature in
      !catalog.invariants.contains { $0.id == signature.invariant && $0.countsControls }
    }
  }

  /// Shrinks a scenario that does not come to its end, because it crashes or never ends, to the
  /// smallest one that does not either, or to the smallest one that is found in time.
  ///
  /// - Parameters:
  ///   - scenario: The scenario; neither it nor any other is played here.
  ///   - runsMax: How many scenarios may be tried.
  ///   - certificateRunsMax: How many more may be tried to make sure that there is no smaller one.
  ///   - deadline: When to stop.
  ///   - isCutShort: Whether a scenario ends in the same way, before its end.
  /// - Returns: The smallest scenario found.
  package func shrunk(
    _ scenario: Scenario, runsMax: Int, certificateRunsMax: Int, by deadline: Deadline,
    whereCutShort isCutShort: @escaping (Scenario) -> Bool
  ) -> Shrunk {
    let truth = Truth(of: scenario, to: system)
    let signature = Signature("flow.comes-to-its-end", "cutShort")
    return Shrinker.shrink(
      scenario, keeping: signature, within: runsMax, certifyingWithin: certificateRunsMax,
      until: { deadline.hasPassed }, admitting: { admits($0) && truth.admits($0) }
    ) { Showing(isCutShort($0) ? [signature] : []) }
  }
}
