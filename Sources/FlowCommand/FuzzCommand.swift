import FlowCorpus
import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import FlowNotation
import FlowReporting
import FlowStoryboards

extension FlowCommand {
  /// Plays random flows and prints every bug, shrunk, and then a summary.
  func fuzz(_ words: [String]) throws(CommandError) -> ExitCode {
    let options = try FuzzOptions(words)
    let catalog = try filteredCatalog(options.invariants)
    let source = try worldSource(options.storyboard)
    let campaign = Campaign(
      seed: options.seed, budget: options.budget, judge: Judge(of: system, by: catalog),
      source: source, workerCount: options.workerCount)
    let report = run(campaign)
    for finding in report.findings {
      try tell(finding, of: report, judgedBy: catalog, options)
    }
    for line in Summary(report, judgedBy: campaign.judge.catalog).lines { console.print(line) }
    return report.findings.isEmpty ? .held : .broke
  }

  private func run(_ campaign: Campaign<System>) -> CampaignReport {
    let runsMax = campaign.budget.runsMax
    var progress = Progress(
      isTerminal: console.isTerminal, runsMax: runsMax == .max ? nil : runsMax)
    let report = campaign.run { report in
      if let text = progress.text(after: report) { console.writeError(text) }
    }
    console.writeError(progress.closing)
    return report
  }

  private func filteredCatalog(_ ids: [InvariantID]) throws(CommandError) -> Catalog {
    guard !ids.isEmpty else { return catalog }
    do { return try catalog.only(ids) } catch { throw .unknown(error) }
  }

  private func worldSource(_ path: String?) throws(CommandError) -> Campaign<System>.WorldSource {
    guard let path else { return .generated(Limits()) }
    do {
      let reading = try StoryboardFile.read(path)
      for problem in reading.problems { console.writeError("\(path):\(problem)\n") }
      return .fixed(try reading.world(), stepsMax: 8)
    } catch {
      throw .unreadable(error)
    }
  }

  private func tell(
    _ finding: Finding, of report: CampaignReport, judgedBy catalog: Catalog, _ options: FuzzOptions
  ) throws(CommandError) {
    var replay = options.command(upToRun: finding.run)
    if let corpus = options.corpus {
      do {
        replay = ReplayCommandLine(ofCaseAt: try corpus.add(report.kept(finding)).file.path)
      } catch {
        throw .unreadable(error)
      }
    }
    let text = finding.violation.text(
      in: finding.minimal.trace, judgedBy: catalog, replay: replay.text)
    console.print(text + "\n")
  }
}
