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
    let system = TamperedSystem(SegueSimulation(), tampering: tampering)
    let report = blindReport(of: system)
    let finding = try #require(report.findings.first, "\(tampering) was not found")
    #expect(Set(report.findings.map(\.signature.invariant)) == [tampering.brokenInvariant])
    #expect(finding.isMinimal)
    #expect(finding.scenario.steps.count <= 2)
    let violations = Judge(of: system).judge(finding.scenario).violations
    #expect(violations.contains { $0.signature.clause == tampering.clause })
    let kept = Case(.invariant(tampering.brokenInvariant), finding.scenario)
    try expectText(
      kept.text, matchesFile: "corpora/regressions/\(tampering.brokenInvariant)/\(tampering).flow")
  }
}
