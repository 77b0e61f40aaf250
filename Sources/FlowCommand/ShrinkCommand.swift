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
    let arguments = try Arguments(
      words,
      options: [
        "--runs", "--seconds", "--certify", "--explain", Arguments.driver, Arguments.hangAfter,
      ])
    var budget = try budget(by: arguments)
    let (driver, patience) = (try arguments.driver() ?? .anybody, try arguments.patience())
    // Every flow of a person begins on the stage as it is: no list of smaller ones is theirs.
    if driver == .person { budget.certificateRunsMax = 0 }
    guard arguments.operands.count == 1 else {
      throw .usage("shrink needs the path of one case file, found \(arguments.operands.count)")
    }
    let kept: Case
    do { kept = try CaseFile(path: arguments.operands[0]).read() } catch {
      throw .unreadable(error)
    }
    guard driver.admits(kept.scenario, in: kept.scenario.world) else {
      throw .usage(
        """
        \(arguments.operands[0]) has steps that no person does; leave out \
        '\(Arguments.driver) person'
        """)
    }
    if let exitCode = shrinkCutShort(kept, drivenBy: driver, within: budget, waitingFor: patience) {
      return exitCode
    }
    let errand = errand("It was shrinking \(arguments.operands[0])", waitingFor: patience)
    let judge = Judge(watching: system, for: errand, by: catalog)
      .keeping(to: driver, in: kept.scenario.world)
    let replay = Replay(of: kept, by: judge)
    guard let violation = wanted(of: replay.judgement.violations, for: kept.purpose) else {
      return nothingToShrink(replay, path: arguments.operands[0])
    }
    if case .invariant(let id) = kept.purpose, id != violation.signature.invariant {
      console.writeError(
        "note: the flow does not break '\(id)' but '\(violation.signature.invariant)'\n")
    }
    let deadline = Deadline(after: budget.wallClockMax)
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

  private func budget(by arguments: Arguments) throws(CommandError) -> Budget {
    var budget = Budget()
    if let seconds = try arguments.count(of: "--seconds", atLeast: 1) {
      budget.wallClockMax = .seconds(seconds)
      budget.shrinkRunsMax = .max
    }
    if let runs = try arguments.count(of: "--runs", atLeast: 1) { budget.shrinkRunsMax = runs }
    try budget.limitStudies(by: arguments)
    return budget
  }

  /// Prints the smallest flow of a case, and says how far it was looked for.
  func tell(_ shrunk: Shrunk, of kept: Case, within budget: Budget) {
    var smallest = kept
    smallest.expectations = []
    smallest.scenario = shrunk.scenario
    console.print(smallest.text)
    let flows = shrunk.runs == 1 ? "1 flow" : "\(shrunk.runs) flows"
    console.writeError("\(flows) played; \(end(of: shrunk, within: budget))\n")
    if let certificate = shrunk.certificate { console.writeError(certificate.text + "\n") }
  }

  /// Why shrinking has ended, and how to go on where it need not have.
  private func end(of shrunk: Shrunk, within budget: Budget) -> String {
    guard !shrunk.isMinimal else { return "no pass makes it smaller" }
    let cause =
      shrunk.runs < budget.shrinkRunsMax ? "the time is used up" : "the budget of flows is used up"
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
