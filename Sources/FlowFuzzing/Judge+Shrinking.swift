import FlowModel
import FlowShrinking

extension Judge {
  /// Shrinks a scenario to the smallest one that breaks the same invariant in the same way.
  package func shrunk(
    _ scenario: Scenario, keeping signature: Signature, runsMax: Int,
    certificateRunsMax: Int = 0,
    admitting: @escaping (Scenario) -> Bool = { _ in true }
  ) -> Shrunk {
    let relations = catalog.relations(of: signature.invariant)
    return Shrinker.shrink(
      scenario, keeping: signature, within: runsMax,
      certifyingWithin: certificateRunsMax,
      admitting: admittingTrue(to: scenario, admitting)
    ) {
      judge($0, asking: relations, admitting: admitting).violations
    }
  }

  /// Admits scenarios that are as true to the classes of the system as one is.
  ///
  /// A class that follows its own mind does not change with what its scene declares.
  func admittingTrue(
    to scenario: Scenario, _ admitting: @escaping (Scenario) -> Bool
  ) -> (Scenario) -> Bool {
    let classes = system.classes
    let isTrue = scenario.world.isTrue(to: classes)
    return { admitting($0) && (!isTrue || $0.world.isTrue(to: classes)) }
  }
}
