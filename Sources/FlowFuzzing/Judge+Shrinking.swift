import FlowModel
import FlowShrinking

extension Judge {
  /// Shrinks a scenario to the smallest one that breaks the same invariant in the same way, or to
  /// the smallest one that is found in time.
  package func shrunk(
    _ scenario: Scenario, keeping signature: Signature, runsMax: Int,
    certificateRunsMax: Int = 0, by deadline: Deadline = .never,
    admitting: @escaping (Scenario) -> Bool = { _ in true }
  ) -> Shrunk {
    let relations = catalog.relations(of: signature.invariant)
    let trace = system.trace(of: scenario)
    let truth = Truth(of: trace, to: system.classes)
    return Shrinker.shrink(
      scenario, traced: trace, keeping: signature, within: runsMax,
      certifyingWithin: certificateRunsMax, until: { deadline.hasPassed },
      admitting: { admitting($0) && truth.admits($0) }
    ) {
      let judgement = judge($0, asking: relations, admitting: admitting)
      return Showing(truth.admits(judgement.trace) ? judgement.violations : [], judgement.trace)
    }
  }
}
