import FlowFuzzing
import FlowModel
import FlowNotation
import FlowTestSupport
import SegueSimulation
import Testing

/// The faults of real apps, planted in plain classes that say what they show.
@Suite struct `A faulty class of an app` {
  static func report(of fault: AppFault) -> CampaignReport {
    Campaign(
      seed: Seed(20_261_121),
      budget: Budget(
        runsMax: 10_000, findingsMax: 1, variantsMax: 1, certificateRunsMax: 0,
        explanationRunsMax: 0),
      judge: Judge(of: SegueSimulation(registering: [fault.faultyClass])), workerCount: 2
    ).run()
  }

  @Test(arguments: AppFault.allCases)
  func `is found within 10,000 flows and shrunk to its smallest flow`(fault: AppFault) throws {
    let report = Self.report(of: fault)
    let finding = try #require(report.findings.first, "\(fault) was not found")
    #expect(Set(report.findings.map(\.signature.invariant)) == [fault.brokenInvariant])
    #expect(finding.isMinimal)
    #expect(finding.scenario.steps.count == 1)
    let kept = Case(.invariant(fault.brokenInvariant), finding.scenario)
    try expectText(
      kept.text, matchesFile: "corpora/regressions/\(fault.brokenInvariant)/\(fault).flow")
  }
}
