import FlowFuzzing
import FlowModel
import FlowNotation

/// What a kept case comes to when it is played again.
///
/// A relation is asked for when the case names it. A case holds when no invariant is broken,
/// whatever it once broke, and when it shows everything that it is expected to show, of what the
/// system reports.
package struct Replay: Sendable {
  /// What the flow showed, and which invariants it broke.
  package let judgement: Judgement
  /// How what was shown differs from what was expected; `nil` when it does not.
  package let mismatch: String?

  /// Plays a case.
  package init<System: FlowSystem>(of kept: Case, by judge: Judge<System>) {
    let judgement = judge.judge(kept.scenario, asking: judge.catalog.relations(for: kept.purpose))
    self.judgement = judgement
    let reported = judge.system.reported
    mismatch = judgement.trace.mismatch(with: kept.expectations.map { $0.heard(by: reported) })
  }

  /// Whether the case holds.
  package var holds: Bool { judgement.violations.isEmpty && mismatch == nil }
}
