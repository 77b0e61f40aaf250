import FlowFuzzing
import FlowModel
import FlowTestSupport
import Testing

private func audit(of system: some FlowSystem, seed: UInt64 = 1, workerCount: Int = 1) -> Audit {
  Campaign(
    seed: Seed(seed),
    budget: Budget(runsMax: 128, findingsMax: 1, certificateRunsMax: 0, explanationRunsMax: 0),
    judge: Judge(of: system), workerCount: workerCount
  ).run().audit
}

@Suite struct `Playing a flow twice` {
  private static let known = audit(of: SketchEngine())

  @Test func `shows the same twice`() {
    #expect(Self.known.flowCount == 2)
    #expect(Self.known.difference == nil)
  }

  @Test func `gives one number for one seed, on any number of workers`() {
    #expect(Self.known == audit(of: SketchEngine(), workerCount: 2))
    #expect(Self.known.digest != audit(of: SketchEngine(), seed: 2).digest)
  }

  @Test func `tells of a system that does something else each time`() {
    let audit = audit(of: MoodySystem())
    #expect(audit.difference != nil)
  }
}
