import FlowFuzzing
import FlowModel
import FlowNotation

extension CampaignReport {
  /// What is known of a finding: which bug to look at before it, how many flows showed it, how sure
  /// it is that its flow is the smallest, and what matters in that.
  package func notes(on finding: Finding) -> [String] {
    let sections = [forerunnerLines(of: finding), [frequency(of: finding)], finding.notes]
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private func forerunnerLines(of finding: Finding) -> [String] {
    guard let forerunner = forerunner(of: finding) else { return [] }
    let place = forerunner.step.map { "in step \($0 + 1)" } ?? "on the stage"
    return [
      "Look at another bug first, which shows here, too, \(place):",
      "  " + forerunner.signature.text,
    ]
  }

  /// Says how rare it is: whether a campaign as long as this one would find it again.
  private func frequency(of finding: Finding) -> String {
    let flows = reach.flowCount.counted("flow")
    return finding.flowCount == 1
      ? "1 of \(flows) showed it, run \(finding.firstRun)."
      : "\(finding.flowCount) of \(flows) showed it, run \(finding.firstRun) first."
  }
}
