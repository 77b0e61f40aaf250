import FlowCorpus
import FlowFuzzing
import FlowGeneration
import FlowModel
import FlowNotation
import FlowReporting
import FlowShrinking
import FlowWatching

extension FlowCommand {
  /// Prints the smallest flow that breaks what the flow of a case file breaks.
  func shrink(_ words: [String]) throws(CommandError) -> ExitCode {
    let options = try ShrinkOptions(words)
    let kept: Case
    do { kept = try CaseFile(path: options.path).read() } catch { throw .unreadable(error) }
    guard options.driver.admits(kept.scenario, in: kept.scenario.world) else {
      throw .usage(
        """
        \(options.path) has steps that no person does; leave out '\(OptionName.driver) person'
        """)
    }
    if let exitCode = shrinkCutShort(kept, as: options) { return exitCode }
    let errand = errand("It was shrinking \(options.path)", waitingFor: options.patience)
    let judge = Judge(watching: system, for: errand, by: catalog)
      .keeping(to: options.driver, in: kept.scenario.world)
    let replay = Replay(of: kept, by: judge)
    guard let violation = wanted(of: replay.judgement.violations, for: kept.purpose) else {
      return nothingToShrink(replay, path: options.path)
    }
    if case .invariant(let id) = kept.purpose, id != violation.signature.invariant {
      console.writeError(
        "note: the flow does not break '\(id)' but '\(violation.signature.invariant)'\n")
    }
    let budget = options.budget
    let deadline = Deadline(after: budget.wallClockMax) { Interruption.hasCome }
    let shrunk = judge.shrunk(
      kept.scenario, keeping: violation.signature, runsMax: budget.shrinkRunsMax,
      certificateRunsMax: budget.certificateRunsMax, by: deadline)
    var named = kept
    named.purpose = .invariant(violation.signature.invariant)
    tell(shrunk, of: named, within: budget)
    explain(
      shrunk.scenario, breaking: violation.signature, by: judge,
      within: budget.explanationRunsMax, until: deadline)
    return .broke
  }

  /// Prints the smallest flow of a case, and says how far it was looked for.
  func tell(_ shrunk: Shrunk, of kept: Case, within budget: Budget) {
    var smallest = kept
    smallest.expectations = []
    smallest.scenario = shrunk.scenario
    console.print(smallest.text)
    let flows = shrunk.runs.counted("flow")
    console.writeError("\(flows) played; \(end(of: shrunk, within: budget))\n")
    if let certificate = shrunk.certificate { console.writeError(certificate.text + "\n") }
  }

  /// Why shrinking has ended, and how to go on where it need not have.
  private func end(of shrunk: Shrunk, within budget: Budget) -> String {
    guard !shrunk.isMinimal else { return "no pass makes it smaller" }
    let cause =
      if Interruption.hasCome {
        "interrupted"
      } else if shrunk.runs < budget.shrinkRunsMax {
        "the time is used up"
      } else {
        "the budget of flows is used up"
      }
    return "\(cause); keep what was printed, and shrink that to go on"
  }

  private func explain(
    _ scenario: Scenario, breaking signature: Signature, by judge: Judge<Watched>,
    within runsMax: Int, until deadline: Deadline
  ) {
    guard runsMax > 0 else { return }
    let explained = judge.explained(
      judge.judge(scenario), keeping: signature, runsMax: runsMax, by: deadline)
    for line in explained?.explanation.lines(of: scenario) ?? [] {
      console.writeError(line + "\n")
    }
  }

  private func nothingToShrink(_ replay: Replay, path: String) -> ExitCode {
    guard replay.holds else {
      console.writeError(
        "\(path) breaks no invariant; that it does not show what it must is not shrunk\n")
      return .broke
    }
    console.writeError("\(path) holds: there is nothing to shrink\n")
    return .held
  }

  private func wanted(of violations: [Violation], for purpose: Case.Purpose) -> Violation? {
    guard case .invariant(let id) = purpose else { return violations.first }
    return violations.first { $0.signature.invariant == id } ?? violations.first
  }
}
