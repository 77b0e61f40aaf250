import FlowModel
import FlowShrinking

extension Judge {
  /// Shrinks a scenario to the smallest one that breaks the same invariant in the same way.
  package func shrunk(
    _ scenario: Scenario, keeping signature: Signature, runsMax: Int,
    admitting: @escaping (Scenario) -> Bool = { _ in true }
  ) -> Shrunk {
    Shrinker.shrink(scenario, keeping: signature, within: runsMax, admitting: admitting) {
      judge($0).violations
    }
  }
}
