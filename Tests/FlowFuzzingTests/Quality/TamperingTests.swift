import FlowFuzzing
import FlowModel
import FlowNotation
import FlowTestSupport
import SegueSimulation
import Testing

/// The alarm for callbacks: SegueKit plays rightly, and what it tells is tampered with.
@Suite struct `What is told wrongly` {
  @Test(arguments: Tampering.allCases)
  func `is found within 10,000 flows and shrunk to its smallest flow`(
    tampering: Tampering
  ) throws {
    let judge = Judge(of: TamperedSystem(SegueSimulation(), tampering: tampering))
    let report = Campaign(
      seed: Seed(20_261_121),
      budget: Budget(
        runsMax: 10_000, findingsMax: 1, variantsMax: 1, certificateRunsMax: 0,
        explanationRunsMax: 0),
      judge: judge, workerCount: 2
    ).run()
    let finding = try #require(report.findings.first, "\(tampering) was not found")
    #expect(Set(report.findings.map(\.signature.invariant)) == [tampering.brokenInvariant])
    #expect(finding.isMinimal)
    #expect(finding.scenario.steps.count <= 2)
    let violations = judge.judge(finding.scenario).violations
    #expect(violations.contains { $0.signature.clause == tampering.clause })
    let kept = Case(.invariant(tampering.brokenInvariant), finding.scenario)
    try expectText(
      kept.text, matchesFile: "corpora/regressions/\(tampering.brokenInvariant)/\(tampering).flow")
  }
}
