import FlowFuzzing
import FlowInvariants
import FlowModel
import FlowTestSupport
import Testing

@Suite struct `A campaign that keeps discoveries` {
  private func campaign(
    fault: Fault? = nil, runs: Int = 200, discoveriesMax: Int = 1_000, workerCount: Int = 1
  ) -> Campaign<SketchEngine> {
    Campaign(
      seed: Seed(1),
      budget: Budget(
        runsMax: runs, certificateRunsMax: 0, explanationRunsMax: 0, discoveriesMax: discoveriesMax),
      judge: Judge(of: SketchEngine(fault: fault)), workerCount: workerCount)
  }

  @Test func `keeps the same flows on any number of workers`() {
    let reports = [1, 2, 3].map { campaign(workerCount: $0).run() }
    let texts = reports.map { report in report.discoveries.map { report.kept($0) } }
    #expect(texts[0].count > 20)
    #expect(texts[0] == texts[1] && texts[0] == texts[2])
  }

  @Test func `keeps each flow that came to something first, in run order`() {
    let discoveries = campaign().run().discoveries
    #expect(discoveries.first?.run == 0)
    #expect(zip(discoveries, discoveries.dropFirst()).allSatisfy { $0.run < $1.run })
    let landmarks = discoveries.flatMap(\.landmarks)
    #expect(Set(landmarks).count == landmarks.count)
    #expect(discoveries.allSatisfy { !$0.landmarks.isEmpty })
    for kind in [Step.Kind.present, .dismiss, .tap, .push] {
      #expect(landmarks.contains(.outcome(kind, .done)), "\(kind)")
    }
    let judge = Judge(of: SketchEngine())
    let premises = campaign().run().reach.premises
    for id in judge.catalog.invariants.map(\.id) {
      #expect(landmarks.contains(.premise(id)) == premises.held.contains(id), "\(id)")
    }
  }

  @Test func `keeps the same flows in a longer campaign, and more`() {
    let (short, long) = (campaign(runs: 100).run(), campaign(runs: 200).run())
    let count = short.discoveries.count
    #expect(short.discoveries.map(\.run) == long.discoveries.prefix(count).map(\.run))
    #expect(long.discoveries.count > count)
  }

  @Test func `keeps no flow that broke something`() {
    let judge = Judge(of: SketchEngine(fault: .stackNotPopped))
    let report = campaign(fault: .stackNotPopped).run()
    #expect(!report.findings.isEmpty)
    #expect(report.discoveries.allSatisfy { judge.judge($0.scenario).violations.isEmpty })
  }

  @Test func `keeps as many as its budget says, and none by itself`() {
    #expect(campaign(discoveriesMax: 7).run().discoveries.count == 7)
    #expect(campaign(discoveriesMax: Budget().discoveriesMax).run().discoveries.isEmpty)
  }
}
