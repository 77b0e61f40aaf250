import FlowModel
import FlowShrinking

extension Judge {
  /// Shrinks a scenario to the smallest one that breaks the same invariant in the same way.
  package func shrunk(
    _ scenario: Scenario, keeping signature: Signature, runsMax: Int,
    certificateRunsMax: Int = 0,
    admitting: @escaping (Scenario) -> Bool = { _ in true }
  ) -> Shrunk {
    // A class that follows its own mind does not change with what its scene declares.
    let classes = system.classes
    let relations = catalog.relations(of: signature.invariant)
    let isTrue = scenario.world.isTrue(to: classes)
    return Shrinker.shrink(
      scenario, keeping: signature, within: runsMax,
      certifyingWithin: certificateRunsMax,
      admitting: { admitting($0) && (!isTrue || $0.world.isTrue(to: classes)) }
    ) {
      judge($0, asking: relations, admitting: admitting).violations
    }
  }
}
