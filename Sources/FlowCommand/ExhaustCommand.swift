import FlowFuzzing
import FlowGeneration
import FlowModel
import FlowReporting
import FlowWatching

extension FlowCommand {
  /// Plays every flow of a sort in every small tree and says what that proves.
  func exhaust(_ words: [String]) throws(CommandError) -> ExitCode {
    let options = try ExhaustOptions(words, offering: system)
    let interim = Interim<ExhaustionReport>()
    let errand = errand(
      "It was playing a smaller flow of a bug that it had found.",
      numbering: "It was playing the first flow of\n  \(line(options.wordsOfOneFlow)) ",
      waitingFor: options.patience
    ) { _ in
      for failure in interim.report?.failures ?? [] {
        tell(failure, isSmallest: false, options: options)
      }
    }
    var exhaustion = Exhaustion(
      of: Judge(watching: system, for: errand, by: catalog), playing: options.flows,
      in: options.range, workerCount: options.workerCount)
    exhaustion.onFlow = errand.enter
    console.writeError("\(options.range.count.counted("flow"))\n")
    let report = run(exhaustion, keepingIn: interim)
    for failure in report.failures {
      let smallest = exhaustion.shrunk(
        failure, by: Deadline(after: nil, orWhen: { Interruption.hasCome }))
      tell(smallest.failure, isSmallest: smallest.isMinimal, options: options)
    }
    for line in ExhaustionSummary(report, of: options.extent).lines { console.print(line) }
    if report.next < options.range.upperBound {
      console.print("Stopped; go on with '\(line(options.words(from: report.next)))'.")
    }
    return report.failures.isEmpty ? .held : .broke
  }

  private func run(
    _ exhaustion: Exhaustion<Watched>, keepingIn interim: Interim<ExhaustionReport>
  ) -> ExhaustionReport {
    var progress = Progress(
      isTerminal: console.isTerminal, runsMax: exhaustion.range.count, plainLineInterval: 100_000)
    let report = exhaustion.run(until: { Interruption.hasCome }) { report in
      interim.keep(report)
      if let text = progress.text(after: report) { console.writeError(text) }
    }
    console.writeError(progress.closing)
    return report
  }

  /// Prints a broken invariant with a flow that breaks it, and how to find it again.
  private func tell(
    _ failure: ExhaustionReport.Failure, isSmallest: Bool, options: ExhaustOptions
  ) {
    let replay = options.words(from: failure.position, to: failure.position + 1)
    let text = failure.violation.text(
      in: failure.judgement.trace, isSmallest: isSmallest, judgedBy: catalog, replay: line(replay))
    console.print(text + "\n")
  }
}
