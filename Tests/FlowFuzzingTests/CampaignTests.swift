import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import FlowShrinking
import FlowTestSupport
import SegueSimulation
import Synchronization
import Testing

@Suite struct `A campaign` {
  static func report(
    fault: Fault? = nil, seed: UInt64 = 1, runs: Int, workerCount: Int = 1
  ) -> CampaignReport {
    Campaign(
      seed: Seed(seed),
      budget: Budget(
        runsMax: runs, shrunkFlowsMax: 2, certificateRunsMax: 0, explanationRunsMax: 0),
      judge: Judge(of: SketchEngine(fault: fault)),
      workerCount: workerCount
    ).run()
  }

  @Test func `plays as many flows as its budget says`() {
    #expect(Self.report(runs: 70).reach.flowCount == 70)
  }

  @Test func `holds on a healthy system and reaches every kind of step`() {
    let kinds = Step.Kind.allCases.filter { ![.settle, .signal, .wait].contains($0) }
    var isComplete = false
    let campaign = Campaign(
      seed: Seed(1), budget: Budget(runsMax: 3_000), judge: Judge(of: SketchEngine()))
    let report = campaign.run(until: { isComplete }) { report in
      isComplete = kinds.allSatisfy { report.reach.steps[$0] > 0 }
    }
    #expect(report.findings.map(\.signature) == [])
    for kind in kinds { #expect(report.reach.steps[kind] > 0, "\(kind)") }
  }

  @Test func `gives the same report on any number of workers`() {
    let one = Self.report(fault: .stackNotPopped, seed: 2, runs: 72)
    let two = Self.report(fault: .stackNotPopped, seed: 2, runs: 72, workerCount: 2)
    #expect(!one.findings.isEmpty)
    #expect(one.reach == two.reach)
    #expect(one.findings.map(\.signature) == two.findings.map(\.signature))
    #expect(one.findings.map(\.scenario) == two.findings.map(\.scenario))
    #expect(one.findings.map(\.flowCount) == two.findings.map(\.flowCount))
  }

  // None of the containers that come along hides a bar, and relations are silent beside a class
  // that does not say what it is told.
  @Test func `gives every invariant something to judge`() {
    let bars: InvariantID = "navigation.bar-comes-back"
    #expect(vacuous(beside: [], until: { $0 == [bars] }) == [bars])
    let hiding = AppFault.barStaysHidden.healthyClass
    let left = vacuous(beside: [hiding], until: { !$0.contains(bars) })
    #expect(!left.contains(bars))
  }

  /// The invariants that have had nothing to judge when a campaign is over.
  private func vacuous(
    beside own: [RegisteredClass], until isOver: ([InvariantID]) -> Bool
  ) -> [InvariantID] {
    let system = SegueSimulation(registering: RegisteredClass.containers + own)
    var vacuous = Catalog.standard.ids
    let campaign = Campaign(seed: Seed(1), budget: Budget(runsMax: 5_000), judge: Judge(of: system))
    _ = campaign.run(until: { isOver(vacuous) }) { vacuous = $0.reach.premises.vacuous }
    return vacuous
  }

  @Test func `begins with the flow in which nothing is done`() {
    for source in [nil, WorldSource.fixed(.smallest, stepsMax: 4)] {
      let campaign = Campaign(seed: Seed(1), judge: Judge(of: SketchEngine()), source: source)
      let first = campaign.judgement(ofRun: 0)
      #expect(first.scenario == Scenario(.smallest, steps: []))
      #expect(!first.premises.held.isEmpty)
    }
  }

  @Test func `judges a finding again and sees the same`() throws {
    let finding = try #require(Self.report(fault: .tabNotSelected, runs: 64).findings.first)
    let judge = Judge(of: SketchEngine(fault: .tabNotSelected))
    #expect(judge.judge(finding.scenario).trace == finding.minimal.trace)
    #expect(judge.judge(finding.scenario).violations.contains(finding.violation))
  }

  @Test func `tells a bug by the smallest of the flows that it has shrunk`() throws {
    let (one, many) = (try finding(shrunkFlowsMax: 1), try finding(shrunkFlowsMax: 4))
    #expect(Complexity(of: many.scenario) < Complexity(of: one.scenario))
    #expect(many.firstRun == one.firstRun && many.run > one.run)
    #expect(many.variants.contains(one.scenario) && !many.variants.contains(many.scenario))
  }

  private func finding(shrunkFlowsMax: Int) throws -> Finding {
    let report = Campaign(
      seed: Seed(1),
      budget: Budget(
        runsMax: 128, shrunkFlowsMax: shrunkFlowsMax, certificateRunsMax: 0, explanationRunsMax: 0),
      judge: Judge(of: SketchEngine(fault: .showPassesAdopter))
    ).run()
    return try #require(report.findings.first)
  }

  @Test func `stops after the epoch in which it found enough`() {
    let report = Campaign(
      seed: Seed(1),
      budget: Budget(
        runsMax: 9_000, findingsMax: 1, shrunkFlowsMax: 1, certificateRunsMax: 0,
        explanationRunsMax: 0),
      judge: Judge(of: SketchEngine(fault: .prepareTwice))
    ).run()
    #expect(report.stop == CampaignReport.Stop(reason: .findings, epoch: 1))
  }

  @Test func `stops between epochs when it is interrupted`() {
    let campaign = Campaign(
      seed: Seed(1), budget: Budget(runsMax: 9_000), judge: Judge(of: SketchEngine()))
    var epochCount = 0
    let report = campaign.run(until: { epochCount == 2 }) { _ in epochCount += 1 }
    #expect(report.stop == CampaignReport.Stop(reason: .interruption, epoch: 2))
    #expect(report.reach.flowCount == 128)
  }

  @Test func `is interrupted while bugs are shrunk, too, and tells them as they were found`() {
    var campaign = Campaign(
      seed: Seed(2), budget: Budget(runsMax: 64),
      judge: Judge(of: SketchEngine(fault: .stackNotPopped)))
    let isInterrupted = Atomic(false)
    campaign.isInterrupted = { isInterrupted.load(ordering: .relaxed) }
    campaign.onShrinking = { _, _ in isInterrupted.store(true, ordering: .relaxed) }
    let report = campaign.run()
    #expect(report.stop == CampaignReport.Stop(reason: .interruption, epoch: 1))
    #expect(!report.findings.isEmpty)
    for finding in report.findings {
      #expect(finding.scenario == finding.original && !finding.isMinimal)
      #expect(finding.certificate == nil && finding.explanation == nil)
    }
  }

  @Test func `proves nothing when it is interrupted before the first flow`() {
    var campaign = Campaign(
      seed: Seed(2), budget: Budget(runsMax: 64), judge: Judge(of: SketchEngine()))
    campaign.isInterrupted = { true }
    let report = campaign.run()
    #expect(report.reach.flowCount == 0)
    #expect(report.futility == "no flow was played")
  }

  @Test func `stops between epochs when its time is used up`() {
    let report = Campaign(
      seed: Seed(1), budget: Budget(runsMax: .max, wallClockMax: .zero),
      judge: Judge(of: SketchEngine())
    ).run()
    #expect(report.stop == CampaignReport.Stop(reason: .time, epoch: 1))
    #expect(report.reach.flowCount == 64)
  }
}
