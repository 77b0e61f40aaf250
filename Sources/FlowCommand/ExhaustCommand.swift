import FlowFuzzing
import FlowModel
import FlowReporting

extension FlowCommand {
  /// Plays every unwind in every small tree and says what that proves.
  func exhaust(_ words: [String]) throws(CommandError) -> ExitCode {
    let arguments = try Arguments(words, options: ["--controllers", "--workers"])
    guard arguments.operands == ["unwinds"] else {
      throw .usage("exhaust needs to be told what: 'flowfuzz exhaust unwinds'")
    }
    let controllersMax = try arguments.count(of: "--controllers", atLeast: 1) ?? 4
    guard controllersMax <= 6 else {
      throw .usage("'--controllers' takes a number up to 6, found '\(controllersMax)'")
    }
    let exhaustion = Exhaustion(
      of: Judge(of: system, by: catalog), controllersMax: controllersMax,
      workerCount: try arguments.count(of: "--workers", atLeast: 1) ?? 2)
    let report = exhaustion.run { report in
      guard console.isTerminal else { return }
      console.writeError("\r\u{1B}[2K\(report.flowCount) of \(report.flowCountInAll) flows")
    }
    if console.isTerminal { console.writeError("\r\u{1B}[2K") }
    for (violation, judgement) in report.failures {
      let text = violation.text(
        in: judgement.trace, isSmallest: false, judgedBy: catalog,
        replay: ReplayCommandLine(["exhaust", "unwinds", "--controllers", "\(controllersMax)"]).text
      )
      console.print(text + "\n")
    }
    for line in ExhaustionSummary(report, judgedBy: exhaustion.judge.catalog).lines {
      console.print(line)
    }
    return report.failures.isEmpty ? .held : .broke
  }
}
