import FlowFuzzing
import FlowModel
import FlowNotation
import FlowTestSupport
import SegueSimulation
import Testing

/// The faults of real containers, planted in the containers that come along.
@Suite struct `A faulty container` {
  @Test(arguments: ContainerFault.common)
  func `is found within 10,000 flows and shrunk to its smallest flow`(
    fault: ContainerFault
  ) throws {
    let culprit = Culprit.declared(fault.faultyClass.offer.name)
    let system = SegueSimulation(registering: fault.containers)
    var report = blindReport(of: system)
    // What is left standing may blame whoever keeps it before it blames the container.
    if report.findings.first?.signature.culprit != culprit {
      report = blindReport(of: system, findingsMax: 3)
    }
    let finding = try #require(
      report.findings.first { $0.signature.culprit == culprit }, "\(fault) was not found")
    #expect(Set(report.findings.map(\.signature.invariant)) == [fault.brokenInvariant])
    #expect(finding.isMinimal)
    #expect(finding.scenario.steps.count <= 2)
    let kept = Case(.invariant(fault.brokenInvariant), finding.scenario)
    try expectText(
      kept.text, matchesFile: "corpora/regressions/\(fault.brokenInvariant)/\(fault).flow")
  }
}

@Suite struct `The containers that come along` {
  @Test func `keep their promises`() {
    let system = SegueSimulation(registering: RegisteredClass.containers)
    let report = Campaign(
      seed: Seed(3), budget: Budget(runsMax: 2_000), judge: Judge(of: system), workerCount: 2
    ).run()
    #expect(report.findings.map(\.signature) == [])
  }
}
