import FlowFuzzing
import FlowModel
import FlowNotation
import FlowTestSupport
import Testing

/// The proof that the alarm rings: each fault is found blind, named rightly and shrunk to the end.
@Suite struct `A planted fault` {
  @Test(arguments: Fault.allCases)
  func `is found within 10,000 flows and shrunk to its smallest flow`(fault: Fault) throws {
    let report = blindReport(of: SketchEngine(fault: fault))
    let finding = try #require(
      report.findings.first { $0.signature.invariant == fault.brokenInvariant },
      "\(fault) was not found")
    #expect(
      Set(report.findings.map(\.signature.invariant)).subtracting(fault.alsoBroken)
        == [fault.brokenInvariant])
    #expect(finding.isMinimal)
    #expect(finding.scenario.steps.count <= 3)
    let kept = Case(.invariant(fault.brokenInvariant), finding.scenario)
    try expectText(
      kept.text, matchesFile: "corpora/regressions/\(fault.brokenInvariant)/\(fault).flow")
  }
}
