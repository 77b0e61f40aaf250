import FlowFuzzing
import FlowInvariants
import FlowModel
import FlowNotation
import FlowReporting
import FlowWatching
import Testing

/// What a test expects of random flows, wherever they begin.
struct CampaignExpectation: Sendable {
  let seed: Seed
  let runs: Int
  let catalog: Catalog
  /// How long a flow may be at one thing.
  let patience: Duration
  /// Where a failure is shown.
  let location: SourceLocation

  /// Plays the flows and records an issue for whatever is not as expected.
  ///
  /// - Parameters:
  ///   - system: What is under test.
  ///   - source: Where the worlds come from; `nil` begins with the app that the system launches,
  ///     or, where it launches none, grows one for each flow.
  /// - Returns: What was exercised and found.
  func check<System: FlowSystem>(
    _ system: System, from source: WorldSource?
  ) -> CampaignReport {
    let interim = Interim<CampaignReport>()
    let errand = errand(on: system, from: interim)
    defer { Errand.leave() }
    // A test is run often: a smaller certificate than that of the command.
    var campaign = Campaign(
      seed: seed, budget: Budget(runsMax: runs, certificateRunsMax: 500),
      judge: Judge(watching: system, for: errand, by: catalog), source: source)
    campaign.onRun = errand.enter
    campaign.onShrinking = { [self] signature, run in
      errand.enter(
        saying: """
          It was playing a smaller flow of a bug that it had found, in
            \(call)\(run + 1))
            \(signature.invariant): \(signature.clause)\(Errand.place(of: location))
          """)
    }
    let report = campaign.run(onEpoch: interim.keep)
    record(report, judgedBy: campaign.judge.catalog)
    return report
  }

  private var call: String { "expectFlowsHold(…, seed: Seed(\(seed)), runs: " }

  private func errand(
    on system: some FlowSystem, from interim: Interim<CampaignReport>
  ) -> Errand {
    .ofATest(
      "It was playing a smaller flow of a bug that it had found, in\n  \(call)\(runs))",
      numbering: Errand.Numbering(
        opening: "It was playing the last flow of\n  \(call)", first: 1, closing: ")"),
      on: system, waitingFor: patience, at: location
    ) { interim.report.map { report in report.told.map { text(of: $0, in: report) } } ?? [] }
  }

  private func record(_ report: CampaignReport, judgedBy catalog: Catalog) {
    if runs < 1 {
      Issue.record("\(runs) flows prove nothing; ask for one at least", sourceLocation: location)
    } else if let futility = report.futility {
      Issue.record("nothing is proved: \(futility)", sourceLocation: location)
    }
    for finding in report.told {
      let name = "\(finding.signature.invariant).flow"
      Attachment.record(report.kept(finding).text, named: name, sourceLocation: location)
      Issue.record("\(text(of: finding, in: report))", sourceLocation: location)
    }
    guard report.findings.isEmpty else { return }
    let reach = report.reach
    let flows = reach.flowCount.counted("flow")
    let missing = reach.storyboard?.missingActions(namesMax: .max) ?? []
    for line in missing + (reach.deadEnds?.lines(namesMax: .max) ?? []) {
      Issue.record("in \(flows) \(line)", severity: .warning, sourceLocation: location)
    }
    for rule in report.vacuousRules where catalog.unreported(of: rule).isEmpty {
      Issue.record(
        "\(rule) proves nothing: in \(flows) there was nothing to judge",
        severity: .warning, sourceLocation: location)
    }
  }

  private func text(of finding: Finding, in report: CampaignReport) -> String {
    finding.violation.text(
      in: finding.minimal.trace, isSmallest: finding.isMinimal, notes: report.notes(on: finding),
      judgedBy: catalog,
      replay: "expectFlowsHold(…, seed: Seed(\(seed)), runs: \(finding.run + 1))")
  }
}

extension CampaignReport {
  /// The rules that do not come with FlowFuzz and never had anything to judge.
  fileprivate var vacuousRules: [InvariantID] {
    reach.premises.vacuous.filter { !Catalog.ofApps.ids.contains($0) }
  }
}
