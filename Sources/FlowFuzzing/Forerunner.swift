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
    return findings.indices.filter { !followers[$0] } + findings.indices.filter { followers[$0] }
  }

  /// How many findings may come of another one.
  package var followerCount: Int { findings.count { forerunner(of: $0) != nil } }

  /// The bug that shows before another one in the smallest flow of that: in an earlier step, or in
  /// the same one where it has the smaller flow itself; `nil` for none.
  package func forerunner(of finding: Finding) -> Forerunner? {
    let violations = finding.minimal.violations
    guard let place = violations.firstIndex(where: { $0.signature == finding.signature }) else {
      return nil
    }
    let complexity = Complexity(of: finding.scenario)
    let index = violations.indices.first { index in
      guard index != place, (violations[index].step ?? -1) <= (violations[place].step ?? -1),
        let other = self.place(of: violations[index].signature)
      else { return false }
      let otherComplexity = Complexity(of: findings[other].scenario)
      return otherComplexity < complexity || otherComplexity == complexity && index < place
    }
    return index.map { Forerunner(signature: violations[$0].signature, step: violations[$0].step) }
  }
}
