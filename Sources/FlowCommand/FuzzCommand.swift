import FlowCorpus
import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import FlowNotation
import FlowReporting
import FlowStoryboards

/// What `flowfuzz fuzz` was asked for.
struct FuzzOptions {
  var seed = Seed(1)
  var budget = Budget()
  var corpus: Corpus?
  var invariants: [InvariantID] = []
  var storyboard: String?
  var workerCount = 2

  init(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(
      words,
      options: [
        "--seed", "--runs", "--findings", "--seconds", "--corpus", "--invariant", "--storyboard",
        "--workers",
      ])
    guard arguments.operands.isEmpty else {
      throw .usage("unexpected word '\(arguments.operands[0])'; only options were expected")
    }
    if let text = try arguments.value(of: "--seed") {
      guard let seed = Seed(text) else {
        throw .usage(
          "'--seed' takes 0x and up to 16 hexadecimal digits, or a number; found '\(text)'")
      }
      self.seed = seed
    }
    if let seconds = try arguments.count(of: "--seconds", atLeast: 1) {
      budget.wallClockMax = .seconds(seconds)
      budget.runsMax = .max
    }
    if let runs = try arguments.count(of: "--runs", atLeast: 1) { budget.runsMax = runs }
    budget.findingsMax = try arguments.count(of: "--findings", atLeast: 1)
    if let count = try arguments.count(of: "--workers", atLeast: 1) { workerCount = count }
    if let path = try arguments.value(of: "--corpus") {
      let folder = Corpus(folder: path)
      do { _ = try folder.files() } catch { throw .unreadable(error) }
      corpus = folder
    }
    invariants = arguments.values(of: "--invariant").map { InvariantID($0) }
    storyboard = try arguments.value(of: "--storyboard")
  }
}

extension FlowCommand {
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
    for line in Summary(report, judgedBy: catalog).lines { console.print(line) }
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
    let kept = Case(
      .invariant(finding.signature.invariant),
      from: Case.Provenance(seed: report.seed, run: finding.run), finding.scenario)
    var replay = options.command(upToRun: finding.run)
    if let corpus = options.corpus {
      do { replay = "flowfuzz replay \(try corpus.add(kept).file.path)" } catch {
        throw .unreadable(error)
      }
    }
    let text = failureText(
      finding.violation, judgedBy: catalog, in: finding.minimal.trace, replay: replay)
    console.print(text + "\n")
  }
}

extension FuzzOptions {
  /// The command that plays the flows up to one again.
  fileprivate func command(upToRun run: Int) -> String {
    var command = "flowfuzz fuzz --seed \(seed) --runs \(run + 1)"
    if let storyboard { command += " --storyboard \(storyboard)" }
    for invariant in invariants { command += " --invariant \(invariant)" }
    return command
  }
}
