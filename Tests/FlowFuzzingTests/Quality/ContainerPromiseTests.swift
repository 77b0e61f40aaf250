import FlowFuzzing
import FlowModel
import FlowTestSupport
import SegueSimulation
import Testing

@Suite struct `The containers that come along` {
  @Test func `keep their promises`() {
    let system = SegueSimulation(registering: RegisteredClass.containers)
    let report = Campaign(
      seed: Seed(3), budget: Budget(runsMax: 120), judge: Judge(of: system), workerCount: 2
    ).run()
    #expect(report.findings.map(\.signature) == [])
  }
}
