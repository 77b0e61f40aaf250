import FlowCorpus
import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import FlowNotation
import FlowReporting
import FlowStoryboards
import FlowWatching

extension FlowCommand {
  /// Plays random flows and prints every bug, shrunk, and then a summary.
  func fuzz(_ words: [String]) throws(CommandError) -> ExitCode {
    let options = try FuzzOptions(words, launching: system.classes.contains(where: \.isLaunched))
    let catalog = try options.rules.narrowing(catalog)
    let source = try worldSource(options)
    let interim = Interim<CampaignReport>()
    let errand = errand(for: options, judgedBy: catalog, from: interim)
    var campaign = Campaign(
      seed: options.seed, budget: options.budget,
      judge: Judge(watching: system, for: errand, by: catalog),
      source: source, workerCount: options.workerCount)
    campaign.isInterrupted = { Interruption.hasCome }
    campaign.onRun = errand.enter
    campaign.onShrinking = { [self] signature, run in
      errand.enter(
        saying: """
          It was playing a smaller flow of this bug, which '\(line(options.words(ofRun: run)))' shows:
            \(signature.invariant): \(signature.clause)
          """)
    }
    if let run = options.run { return tell(run, of: campaign) }
    var keeper = try keeper(for: options)
    var report = run(campaign, keepingIn: &keeper, and: interim)
    for place in report.placesAsTold {
      let finding = report.findings[place]
      let words =
        keeper.path(ofFinding: place).map { ["replay", $0] } ?? options.words(upToRun: finding.run)
      tell(finding, of: report, judgedBy: catalog, replay: line(words))
    }
    playElsewhere(
      &report, judgedBy: options.rules, waitingFor: max(patience, options.patience ?? patience))
    if let sentence = keeper.sentence { console.print(sentence) }
    let summary = Summary(
      report, judgedBy: campaign.judge.catalog, touchesMax: options.isStrict ? .max : nil)
    for line in summary.lines { console.print(line) }
    return try verdict(on: report, keptBy: keeper, isStrict: options.isStrict)
  }

  /// How the command ends; the gravest comes first.
  private func verdict(
    on report: CampaignReport, keptBy keeper: CaseKeeper, isStrict: Bool
  ) throws(CommandError) -> ExitCode {
    if let difference = report.audit.difference {
      if let error = keeper.error { console.writeError("\(program): \(error)\n") }
      throw .unsteady(difference)
    }
    if let error = keeper.error { throw .unreadable(error) }
    guard report.findings.isEmpty, report.futility == nil else { return .broke }
    return isStrict && tellsGaps(of: report) ? .broke : .held
  }

  /// Tells whether flows that held have left out something of the app.
  private func tellsGaps(of report: CampaignReport) -> Bool {
    let gaps = Gaps(report.reach).lines
    guard !gaps.isEmpty else { return false }
    console.print("They did not come to all of the app, or did not leave all that they came to:")
    for line in gaps { console.print(line) }
    return true
  }

  /// What the flows are played for; a hang or a crash tells every bug that was found by then.
  private func errand(
    for options: FuzzOptions, judgedBy catalog: Catalog, from interim: Interim<CampaignReport>
  ) -> Errand {
    let shrink = (["shrink"] + Arguments.words(for: options.driver)).joined(separator: " ")
    return errand(
      "It was playing a smaller flow of a bug that it had found.",
      numbering: """
        The flow, up to where it came, is printed by the line below; '\(shrink)' cuts it down, given \
        a file of it.
          \(line(options.wordsOfOneRun))\u{20}
        """,
      waitingFor: options.patience
    ) { number in
      if let report = interim.report {
        for finding in report.told {
          let words = options.words(upToRun: finding.run)
          tell(finding, of: report, judgedBy: catalog, replay: line(words))
        }
      }
      let first = interim.report?.reach.flowCount ?? 0
      guard options.run == nil, let number, number > first else { return }
      console.writeError(
        """
        note: what the runs from \(first) to \(number - 1) may have broken was not looked at any \
        more; '\(line(options.words(upToRun: number - 1)))' tells

        """)
    }
  }

  /// Tells one run as the text of a case, each line before what it says is done.
  private func tell(_ run: Int, of campaign: Campaign<Watched>) -> ExitCode {
    var listener = RunListener()
    listener.onWorld = { world in
      let provenance = Case.Provenance(
        seed: campaign.seed, run: run, leavingOut: campaign.leftOut(ofRun: run))
      console.print(Case(.interesting, from: provenance, Scenario(world)).text + "\n")
    }
    listener.onStep = { console.print("do \($0.text)") }
    let judgement = campaign.replay(ofRun: run, telling: listener)
    for violation in judgement.violations {
      let signature = violation.signature
      console.writeError("broke \(signature.invariant): \(signature.clause)\n")
    }
    return judgement.violations.isEmpty ? .held : .broke
  }

  private func run(
    _ campaign: Campaign<Watched>, keepingIn keeper: inout CaseKeeper,
    and interim: Interim<CampaignReport>
  ) -> CampaignReport {
    let runsMax = campaign.budget.runsMax
    var progress = Progress(
      isTerminal: console.isTerminal, runsMax: runsMax == .max ? nil : runsMax)
    let report = campaign.run(onEpoch: { report in
      interim.keep(report)
      keeper.keepFindings(of: report)
      keeper.keepDiscoveries(of: report)
      if let text = progress.text(after: report) { console.writeError(text) }
    })
    console.writeError(progress.closing)
    return report
  }

  private func keeper(for options: FuzzOptions) throws(CommandError) -> CaseKeeper {
    do { return try CaseKeeper(of: options) } catch { throw .unreadable(error) }
  }

  private func tell(
    _ finding: Finding, of report: CampaignReport, judgedBy catalog: Catalog, replay: String
  ) {
    let text = finding.violation.text(
      in: finding.minimal.trace, isSmallest: finding.isMinimal, notes: report.notes(on: finding),
      judgedBy: catalog, replay: replay)
    console.print(text + "\n")
  }
}
