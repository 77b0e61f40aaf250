import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import FlowTestSupport
import SegueSimulation
import Testing

@Suite struct `Cards` {
  private let budget = Budget(
    runsMax: 100, shrunkFlowsMax: 1, certificateRunsMax: 0, explanationRunsMax: 0)

  @Test func `are shown in every world that is grown for a system with cards`() {
    let system = SegueSimulation(showingCards: true)
    let campaign = Campaign(seed: Seed(1), budget: budget, judge: Judge(of: system))
    let worlds = (1...25).map { campaign.judgement(ofRun: $0).scenario.world }
    #expect(worlds.allSatisfy { $0.showsCards || $0 == .smallest })
    let report = campaign.run()
    #expect(report.findings.map(\.signature) == [])
    #expect(report.reach.premises["presentation.adapts-to-the-size"] ?? 0 > 30)
  }

  @Test func `stay while a flow shrinks, where the system has nothing else`() throws {
    let judge = Judge(of: Covering(), by: Catalog([.presentationAdaptsToTheSize]))
    let report = Campaign(seed: Seed(1), budget: budget, judge: judge).run()
    #expect(report.findings.map(\.signature.clause) == ["anotherForm"])
    let world = try #require(report.findings.first?.scenario.world)
    #expect(world.showsCards && world.stage.size == .compact)
  }
}

/// SegueKit as of a system with cards, which covers the screen all the same.
private struct Covering: FlowSystem {
  private let base = SegueSimulation(showingCards: true)

  var reported: Set<Event.Kind> { base.reported }
  var showsCards: Bool { base.showsCards }

  func begin(_ world: World, into recording: Recording) -> SegueSimulation.Run {
    var covering = world
    covering.showsCards = false
    return base.begin(covering, into: recording)
  }
}
