import FlowFuzzing
import FlowModel
import FlowNotation
import FlowReporting
import FlowShrinking
import FlowTestSupport
import Testing

@Suite struct `An explanation` {
  private static let explained = report(explaining: 200)

  private static func report(explaining runsMax: Int, workerCount: Int = 1) -> CampaignReport {
    Campaign(
      seed: Seed(1),
      budget: Budget(
        runsMax: 64, shrunkFlowsMax: 1, certificateRunsMax: 0, explanationRunsMax: runsMax),
      judge: Judge(of: SketchEngine(fault: .prepareTwice)), workerCount: workerCount
    ).run()
  }

  @Test func `is the same for any number of workers`() {
    let explanations = Self.explained.findings.map(\.explanation)
    #expect(explanations.count == 1 && explanations.allSatisfy { $0?.isComplete == true })
    let others = Self.report(explaining: 200, workerCount: 2).findings.map(\.explanation)
    #expect(explanations == others)
  }

  @Test func `is not given when nobody asks for it`() {
    let findings = Self.report(explaining: 0).findings
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.explanation == nil && $0.notes.isEmpty })
  }

  @Test func `stands in the notes of a finding`() throws {
    let finding = try #require(Self.explained.findings.first)
    #expect(finding.notes.first == "What does not matter, alone or together:")
  }

  @Test func `is not kept with the case`() throws {
    let finding = try #require(Self.explained.findings.first)
    let kept = Self.explained.kept(finding)
    #expect(kept.notes.isEmpty)
    #expect(try Case(text: kept.text) == kept)
  }

  @Test func `is not given of a system that does something else each time`() {
    let judge = Judge(of: MoodySystem())
    let world = World(stage: Stage(root: StageEntry("a", .stock(.content))))
    let judgement = judge.judge(Scenario(world, steps: [Step(.alert)]))
    let signature = Signature("outside.alert-stands-on-top", "lost")
    #expect(judge.explained(judgement, keeping: signature, runsMax: 200) == nil)
  }

  /// A presenter that is skipped is found in two forms: the search ends elsewhere, or nowhere.
  @Test func `makes findings of what else is broken on the way`() throws {
    let text = """
      scene A content, unwinds done
      segue A.go unwind done

      stage regular
        A as a
          A as b
        presented by b
          A as c

      do performSegue c.go
      """
    let judge = Judge(of: SketchEngine(fault: .presenterSkipped))
    let judgement = judge.judge(try Scenario(text: text))
    let signature = try #require(judgement.violations.first).signature
    let explained = try #require(judge.explained(judgement, keeping: signature, runsMax: 200))
    #expect(!explained.slips.isEmpty)
    for slip in explained.slips {
      let signatures = judge.judge(slip.scenario).violations.map(\.signature)
      #expect(slip.signature != signature && signatures.contains(slip.signature))
    }
  }
}
