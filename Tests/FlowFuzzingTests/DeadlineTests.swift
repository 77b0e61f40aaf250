import FlowFuzzing
import FlowModel
import FlowReporting
import FlowShrinking
import FlowTestSupport
import Testing

@Suite struct `A deadline` {
  @Test func `has passed when there is no time, and never when there is no limit`() {
    #expect(Deadline(after: .zero).hasPassed)
    #expect(!Deadline(after: .seconds(3_600)).hasPassed)
    #expect(!Deadline.never.hasPassed)
    #expect(!Deadline(after: nil).hasPassed)
  }

  /// A campaign that has time for its first epoch and for nothing else.
  private static let report = Campaign(
    seed: Seed(2), budget: Budget(runsMax: .max, wallClockMax: .zero),
    judge: Judge(of: SketchEngine(fault: .stackNotPopped))
  ).run()

  @Test func `ends shrinking, too, and every bug is told as it was found`() {
    let report = Self.report
    #expect(report.stop == CampaignReport.Stop(reason: .time, epoch: 1))
    #expect(!report.findings.isEmpty)
    for finding in report.findings {
      #expect(finding.scenario == finding.original)
      #expect(!finding.isMinimal && finding.shrinkRunCount == 0)
      #expect(finding.certificate == nil && finding.explanation == nil)
      #expect(
        finding.notes
          == ["It was not shrunk to the end: the command 'shrink' goes on from a case of it."])
    }
  }

  @Test func `leaves what can be shrunk later`() throws {
    let finding = try #require(Self.report.findings.first)
    let judge = Judge(of: SketchEngine(fault: .stackNotPopped))
    let shrunk = judge.shrunk(finding.scenario, keeping: finding.signature, runsMax: 5_000)
    #expect(shrunk.isMinimal)
    #expect(shrunk.scenario.steps.count < finding.scenario.steps.count)
  }

  @Test func `that is far changes nothing`() {
    let reports = [nil, Duration.seconds(3_600)].map { duration in
      Campaign(
        seed: Seed(2),
        budget: Budget(
          runsMax: 24, shrunkFlowsMax: 1, certificateRunsMax: 40, wallClockMax: duration),
        judge: Judge(of: SketchEngine(fault: .stackNotPopped))
      ).run()
    }
    #expect(!reports[0].findings.isEmpty)
    #expect(reports[0].findings.map(\.scenario) == reports[1].findings.map(\.scenario))
    #expect(reports[0].findings.map(\.notes) == reports[1].findings.map(\.notes))
    #expect(reports[0].findings.allSatisfy { $0.isMinimal })
  }
}
