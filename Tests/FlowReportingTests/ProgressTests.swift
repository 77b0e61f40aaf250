import FlowFuzzing
import FlowInvariants
import FlowModel
import FlowReporting
import SegueSimulation
import Testing

@Suite struct `The progress of a campaign` {
  /// What a campaign reports after its epochs: after 64, 128, 192 and 250 flows.
  private static let reports: [CampaignReport] = {
    let campaign = Campaign(
      seed: Seed(1), budget: Budget(runsMax: 250),
      judge: Judge(of: SegueSimulation(), by: Catalog([])))
    var reports: [CampaignReport] = []
    _ = campaign.run(onEpoch: { reports.append($0) })
    return reports
  }()

  /// What is written after the epochs of the campaign.
  private func lines(isTerminal: Bool) -> [String?] {
    var progress = Progress(isTerminal: isTerminal, runsMax: 250, plainLineInterval: 100)
    return Self.reports.map { progress.text(after: $0) }
  }

  @Test func `is a plain line in a pipe, now and then`() {
    #expect(
      lines(isTerminal: false)
        == [nil, "128 of 250 flows, 0 bugs\n", nil, "250 of 250 flows, 0 bugs\n"])
  }

  @Test func `is drawn over itself on a terminal`() {
    #expect(
      lines(isTerminal: true)
        == [64, 128, 192, 250].map { "\r\u{1B}[2K\($0) of 250 flows, 0 bugs" })
  }
}
