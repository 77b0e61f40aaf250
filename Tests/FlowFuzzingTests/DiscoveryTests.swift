import FlowFuzzing
import FlowInvariants
import FlowModel
import FlowTestSupport
import Testing

@Suite struct `A campaign that keeps discoveries` {
  /// What a campaign of one worker has come to.
  private static let healthy = campaign().run()

  private static func campaign(
    fault: Fault? = nil, runs: Int = 96, discoveriesMax: Int = 1_000, workerCount: Int = 1
  ) -> Campaign<SketchEngine> {
    Campaign(
      seed: Seed(1),
      budget: Budget(
        runsMax: runs, shrunkFlowsMax: 1, certificateRunsMax: 0, explanationRunsMax: 0,
        discoveriesMax: discoveriesMax),
      judge: Judge(of: SketchEngine(fault: fault)), workerCount: workerCount)
  }

  @Test func `keeps the same flows on any number of workers`() {
    let reports = [Self.healthy] + [3].map { Self.campaign(workerCount: $0).run() }
    let texts = reports.map { report in report.discoveries.map { report.kept($0) } }
    #expect(texts[0].count > 20)
    #expect(texts[0] == texts[1])
  }

  @Test func `keeps each flow that came to something first, in run order`() {
    let discoveries = Self.healthy.discoveries
    #expect(discoveries.first?.run == 0)
    #expect(zip(discoveries, discoveries.dropFirst()).allSatisfy { $0.run < $1.run })
    let landmarks = discoveries.flatMap(\.landmarks)
    #expect(Set(landmarks).count == landmarks.count)
    #expect(discoveries.allSatisfy { !$0.landmarks.isEmpty })
    for kind in [Step.Kind.present, .dismiss, .tap, .push] {
      #expect(landmarks.contains(.outcome(kind, .done)), "\(kind)")
    }
    let judge = Judge(of: SketchEngine())
    let premises = Self.healthy.reach.premises
    for id in judge.catalog.invariants.map(\.id) {
      #expect(landmarks.contains(.premise(id)) == premises.held.contains(id), "\(id)")
    }
  }

  @Test func `keeps the same flows in a longer campaign, and more`() {
    let (short, long) = (Self.campaign(runs: 80).run(), Self.healthy)
    let count = short.discoveries.count
    #expect(short.discoveries.map(\.run) == long.discoveries.prefix(count).map(\.run))
    #expect(long.discoveries.count > count)
  }

  @Test func `keeps no flow that broke something`() {
    let judge = Judge(of: SketchEngine(fault: .stackNotPopped))
    let report = Self.campaign(fault: .stackNotPopped, runs: 112).run()
    #expect(!report.findings.isEmpty)
    #expect(report.discoveries.allSatisfy { judge.judge($0.scenario).violations.isEmpty })
  }

  @Test func `keeps as many as its budget says, and none by itself`() {
    let byItself = Budget().discoveriesMax
    #expect(Self.campaign(runs: 24, discoveriesMax: 7).run().discoveries.count == 7)
    #expect(Self.campaign(runs: 24, discoveriesMax: byItself).run().discoveries.isEmpty)
  }
}
