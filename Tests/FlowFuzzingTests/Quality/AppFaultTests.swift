import FlowFuzzing
import FlowModel
import FlowNotation
import FlowTestSupport
import SegueSimulation
import Testing

/// The faults of real apps, planted in plain classes that say what they show, and in routers that
/// have declared nothing.
@Suite struct `A faulty class of an app` {
  @Test(arguments: AppFault.allCases)
  func `is found within 10,000 flows and shrunk to its smallest flow`(fault: AppFault) throws {
    let report = blindReport(of: SegueSimulation(registering: [fault.faultyClass]))
    let finding = try #require(report.findings.first, "\(fault) was not found")
    #expect(Set(report.findings.map(\.signature.invariant)) == [fault.brokenInvariant])
    #expect(finding.isMinimal)
    #expect(finding.scenario.steps.count <= 2)
    let kept = Case(.invariant(fault.brokenInvariant), finding.scenario)
    try expectText(
      kept.text, matchesFile: "corpora/regressions/\(fault.brokenInvariant)/\(fault).flow")
  }
}
