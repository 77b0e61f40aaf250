import FlowFuzzing
import FlowModel
import FlowNotation
import FlowTestSupport
import SegueSimulation
import Testing

/// The faults of real routers, planted in the router that comes along.
@Suite struct `A faulty router` {
  @Test(arguments: RouterFault.common)
  func `is found within 10,000 flows and shrunk to its smallest flow`(fault: RouterFault) throws {
    let report = blindReport(of: SegueSimulation(registering: fault.classes))
    let finding = try #require(
      report.findings.first { $0.signature.invariant == fault.brokenInvariant },
      "\(fault) was not found")
    #expect(
      Set(report.findings.map(\.signature.invariant)).subtracting(fault.alsoBroken)
        == [fault.brokenInvariant])
    #expect(finding.signature.culprit == .declared("RouterController"))
    #expect(finding.isMinimal)
    #expect(finding.scenario.steps.count <= 4)
    let kept = Case(.invariant(fault.brokenInvariant), finding.scenario)
    try expectText(
      kept.text, matchesFile: "corpora/regressions/\(fault.brokenInvariant)/\(fault).flow")
  }
}
