import FlowFuzzing
import FlowGeneration
import FlowModel
import FlowReporting

extension FlowCommand {
  /// Plays every flow of a sort in every small tree and says what that proves.
  func exhaust(_ words: [String]) throws(CommandError) -> ExitCode {
    let options = try ExhaustOptions(words, offering: system.classes)
    var exhaustion = Exhaustion(
      of: Judge(of: system, by: catalog), playing: options.flows, in: options.range,
      workerCount: options.workerCount)
    CrashNotice.sayNumber(
      after: "The flow that crashes is the first one of\n  \(line(options.wordsOfOneFlow)) ")
    exhaustion.onFlow = CrashNotice.enter
    console.writeError("\(options.flows.count) flows\n")
    let report = run(exhaustion)
    for failure in report.failures { tell(failure, of: exhaustion, options: options) }
    let catalog = exhaustion.judge.catalog
    for line in ExhaustionSummary(report, of: options.extent, judgedBy: catalog).lines {
      console.print(line)
    }
    if report.next < options.range.upperBound {
      console.print("Stopped; go on with '\(line(options.words(from: report.next)))'.")
    }
    return report.failures.isEmpty ? .held : .broke
  }

  private func run(_ exhaustion: Exhaustion<System>) -> ExhaustionReport {
    Interruption.install()
    var progress = Progress(
      isTerminal: console.isTerminal, runsMax: exhaustion.flows.count, plainLineInterval: 100_000)
    let report = exhaustion.run(until: { Interruption.hasCome }) { report in
      if let text = progress.text(after: report) { console.writeError(text) }
    }
    console.writeError(progress.closing)
    return report
  }

  /// Prints a broken invariant with the smallest flow that breaks it, and how to find it again.
  private func tell(
    _ failure: ExhaustionReport.Failure, of exhaustion: Exhaustion<System>,
    options: ExhaustOptions
  ) {
    let smallest = exhaustion.shrunk(failure)
    let replay = options.words(from: failure.position, to: failure.position + 1)
    let text = smallest.failure.violation.text(
      in: smallest.failure.judgement.trace, isSmallest: smallest.isMinimal, judgedBy: catalog,
      replay: line(replay))
    console.print(text + "\n")
  }
}
