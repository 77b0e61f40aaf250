import FlowFuzzing
import FlowInvariants
import FlowModel
import FlowNotation
import FlowTestSupport
import SegueSimulation
import Testing

/// What a relation plays besides the flow, and what it says about the two.
@Suite struct `A relation` {
  @Test(arguments: Catalog.standard.relations.map(\.id))
  func `is asked for in one of as many runs as it says`(id: InvariantID) throws {
    let relation = try #require(Catalog.standard.relation(id))
    let asking = (0..<4_096).filter { run in
      Catalog.standard.relations(askedInRun: run).contains { $0.id == id }
    }
    #expect(asking.count == 4_096 / relation.period)
    #expect(Set(asking.map { $0 % 64 }).count == 64, "some lanes never ask for it")
  }

  @Test(arguments: Variation.all)
  func `plays the flow in another form`(variation: Variation) throws {
    let scenario = try Scenario(text: variation.flow)
    let relation = try #require(Catalog.standard.relation(variation.id))
    let variant = try #require(relation.variant(of: SegueSimulation().trace(of: scenario)))
    let difference = LineDiff(expected: lines(of: scenario), actual: lines(of: variant.scenario))
    let changes = difference.text.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    expectText(changes.joined(separator: "\n"), matches: variation.difference)
  }

  @Test(arguments: Variation.all)
  func `holds where it has something to say`(variation: Variation) throws {
    let scenario = try Scenario(text: variation.flow)
    for judgement in [
      Judge(of: SegueSimulation()).judged(scenario, by: variation.id),
      Judge(of: SketchEngine()).judged(scenario, by: variation.id),
    ] {
      #expect(judgement.violations == [])
      #expect(judgement.premises[variation.id] == 1)
    }
  }

  @Test(arguments: Variation.silent)
  func `says nothing where it does not know`(variation: Variation) throws {
    let scenario = try Scenario(text: variation.flow)
    let judgement = Judge(of: SegueSimulation()).judged(scenario, by: variation.id)
    #expect(judgement.violations == [])
    #expect(judgement.premises[variation.id] == 0)
  }

  @Test func `is silent where an invariant is broken`() throws {
    let scenario = try Scenario(text: sheet + "do push Page on n creating p\ndo back n\n")
    let judge = Judge(of: SketchEngine(fault: .backPopsTwo))
    let judgement = judge.judge(scenario, asking: judge.catalog.relations)
    #expect(judgement.violations.map(\.signature.invariant) == ["exit.back-pops-exactly-one"])
    #expect(judge.catalog.relations.allSatisfy { judgement.premises[$0.id] == 0 })
  }

  @Test func `tells its violation of the flow that was played first`() throws {
    let scenario = try Scenario(text: sheet + "do back n\n")
    let judge = Judge(of: SketchEngine(fault: .backMakesSheetFullScreen))
    let id: InvariantID = "exit.back-does-what-pop-does"
    let judgement = judge.judge(scenario, asking: judge.catalog.relations(of: id))
    let violation = try #require(judgement.violations.first)
    #expect(violation.signature == Signature(id, "otherForm"))
    #expect(violation.step == 0)
    #expect(
      violation.however.text(in: judgement.trace) == "there n is presented in another style or form"
    )
  }

  @Test func `is asked for in every sixteenth run of a campaign, and keeps what it finds`() throws {
    let judge = Judge(of: SketchEngine(fault: .pushMakesSheetFullScreen))
    let reports = [1, 2].map { workerCount in
      Campaign(
        seed: Seed(1),
        budget: Budget(
          runsMax: 96, shrunkFlowsMax: 1, certificateRunsMax: 0, explanationRunsMax: 0),
        judge: judge,
        workerCount: workerCount
      ).run()
    }
    let finding = try #require(reports[0].findings.first)
    #expect(finding.signature.invariant == "navigation.push-and-pop-change-nothing")
    #expect((1...64).contains(finding.flowCount))
    #expect(reports.map(\.findings.count) == [1, 1])
    #expect(reports[0].findings.map(\.scenario) == reports[1].findings.map(\.scenario))
    #expect(reports[0].reach == reports[1].reach)
  }
}

extension Judge {
  /// Asks for one relation; its count is the last.
  fileprivate func judged(_ scenario: Scenario, by id: InvariantID) -> Judgement {
    let judge = Judge(
      of: system, by: Catalog(catalog.invariants, relating: catalog.relations(of: id)))
    return judge.judge(scenario, asking: judge.catalog.relations)
  }
}

private func lines(of scenario: Scenario) -> [String] {
  scenario.text.split(separator: "\n").map(String.init)
}
