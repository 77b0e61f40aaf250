import FlowFuzzing
import FlowNotation

extension CampaignReport {
  /// What is known of a finding: which bug to look at before it, how sure it is that its flow is
  /// the smallest, and what matters in that.
  package func notes(on finding: Finding) -> [String] {
    guard let forerunner = forerunner(of: finding) else { return finding.notes }
    let place = forerunner.step.map { "in step \($0 + 1)" } ?? "on the stage"
    let line = "Look at another bug first, which shows here, too, \(place):"
    let notes = finding.notes
    return [line, "  " + forerunner.signature.text] + (notes.isEmpty ? [] : [""]) + notes
  }
}
