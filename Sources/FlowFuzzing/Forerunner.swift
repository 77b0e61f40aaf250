import FlowModel
import FlowShrinking

/// Another bug that shows in the smallest flow of a finding, before it does: it may come of that.
package struct Forerunner: Hashable, Sendable {
  /// The bug to be looked at first.
  package var signature: Signature
  /// The step that shows it, counted from zero; `nil` for the stage.
  package var step: Int?
}

extension CampaignReport {
  /// The findings in the order in which they are told: those that may come of another one last.
  package var told: [Finding] { placesAsTold.map { findings[$0] } }

  /// The places of the findings in the order in which they are told.
  package var placesAsTold: [Int] {
    let followers = findings.map { forerunner(of: $0) != nil }
    let last = findings.indices.filter { followers[$0] }.sorted { comes($0, before: $1) }
    return findings.indices.filter { !followers[$0] } + last
  }

  /// Whether one finding has a smaller flow than another, or as small a one and came first.
  private func comes(_ place: Int, before other: Int) -> Bool {
    let (one, another) = (findings[place].scenario, findings[other].scenario)
    let (complexity, otherComplexity) = (Complexity(of: one), Complexity(of: another))
    return complexity == otherComplexity ? place < other : complexity < otherComplexity
  }

  /// How many findings may come of another one.
  package var followerCount: Int { findings.count { forerunner(of: $0) != nil } }

  /// The bug that shows in the smallest flow of another one, in the same step at the latest, and
  /// has a smaller flow itself; `nil` for none.
  package func forerunner(of finding: Finding) -> Forerunner? {
    let violations = finding.minimal.violations
    guard let place = place(of: finding.signature) else { return nil }
    let step = violations.first { $0.signature == finding.signature }?.step ?? -1
    let earlier = violations.first { violation in
      guard (violation.step ?? -1) <= step, let other = self.place(of: violation.signature) else {
        return false
      }
      return other != place && comes(other, before: place)
    }
    return earlier.map { Forerunner(signature: $0.signature, step: $0.step) }
  }
}
