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

  /// A bug that a case shows.
  package struct Bug {
    /// Where it is seen first.
    package var violation: Violation
    /// In which later steps it is seen again, as a sentence; none where it is not.
    package var notes: [String]
  }

  /// The bugs that the case shows, each once.
  package var bugs: [Bug] {
    let violations = judgement.violations
    return violations.enumerated().compactMap { place, violation in
      func isSame(_ other: Violation) -> Bool { other.signature == violation.signature }
      guard !violations[..<place].contains(where: isSame) else { return nil }
      let others = violations[(place + 1)...].filter {
        isSame($0) && $0.step != violation.step
      }
      return Bug(violation: violation, notes: Self.notes(onSeeingAgain: others))
    }
  }

  private static func notes(onSeeingAgain violations: [Violation]) -> [String] {
    let steps = Set(violations.compactMap(\.step)).sorted().map { "\($0 + 1)" }
    guard let last = steps.last else { return [] }
    let first = steps.dropLast().joined(separator: ", ")
    return [
      first.isEmpty
        ? "It breaks so again in step \(last)."
        : "It breaks so again in steps \(first) and \(last)."
    ]
  }

  /// Whether the case holds.
  package var holds: Bool { judgement.violations.isEmpty && mismatch == nil }
}
