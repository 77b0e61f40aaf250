import FlowFuzzing
import FlowInvariants
import FlowModel
import FlowNotation
import FlowReporting
import FlowWatching

extension FlowCommand {
  /// Plays case files; all are read before the first is played.
  func replay(_ words: [String]) throws(CommandError) -> ExitCode {
    let options = try ReplayOptions(words)
    note(options.cases)
    let results = options.cases.map { result(of: $0.kept, at: $0.path, as: options) }
    let brokenCount = results.count { $0 == .broke }
    let leftOutCount = results.count { $0 == .leftOut }
    let ends =
      leftOutCount == 0
      ? "." : ", \(leftOutCount) left out, of what the system does not play."
    console.print("\(results.count.counted("case")), \(brokenCount) broke\(ends)")
    return brokenCount == 0 ? .held : .broke
  }

  /// Plays one case and tells how that went.
  private func result(of kept: Case, at path: String, as options: ReplayOptions) -> ReplayResult {
    guard system.repertoire.plays(kept.scenario) else {
      console.print("left   \(path)")
      return .leftOut
    }
    let errand = errand("It was playing \(path)", waitingFor: options.patience)
    let replay = Replay(of: kept, by: Judge(watching: system, for: errand, by: catalog))
    console.print("\(replay.holds ? "held " : "broke")  \(path)")
    if options.showsTraces {
      for line in replay.judgement.trace.lines { console.print("  \(line)") }
    }
    tell(replay, path: path)
    return replay.holds ? .held : .broke
  }

  /// Tells, before any is played, which cases prove little.
  private func note(_ cases: [(path: String, kept: Case)]) {
    for (path, kept) in cases {
      for dead in kept.scenario.deadLabels { console.writeError("\(path): note: \(dead)\n") }
      noteUnknownInvariant(of: kept, path: path)
      if kept.scenario.steps.isEmpty && kept.purpose == .interesting {
        console.writeError("\(path): note: it has no steps, so that its stage alone is judged\n")
      }
    }
    let playable = cases.filter { system.repertoire.plays($0.kept.scenario) }
    noteUnknownClasses(of: playable)
    noteUnheardKinds(of: playable.map(\.kept))
    if playable.isEmpty {
      console.writeError("note: the system plays none of these cases, so that nothing is proved\n")
    }
  }

  /// Tells when a case names an invariant that nobody judges by, so that it can prove nothing.
  private func noteUnknownInvariant(of kept: Case, path: String) {
    guard case .invariant(let id) = kept.purpose, catalog.about(id) == nil else { return }
    console.writeError(
      "\(path): note: no invariant is called '\(id)'; '\(line(["invariants"]))' lists them\n")
  }

  /// Tells which events some cases expect, and the system does not report.
  private func noteUnheardKinds(of cases: [Case]) {
    let unheard = cases.map { kept in
      Set(kept.expectations.flatMap { $0.unheard(by: system.reported) })
    }.filter { !$0.isEmpty }
    guard !unheard.isEmpty else { return }
    let kinds = Event.Kind.allCases.filter { kind in unheard.contains { $0.contains(kind) } }
    console.writeError(
      "note: the system does not report \(kinds.map { "'\($0)'" }.joined(separator: ", ")), so "
        + "what \(unheard.count.counted("case expects", "cases expect")) of that "
        + "was not looked at\n")
  }

  /// Tells what a case has broken, each bug once.
  private func tell(_ replay: Replay, path: String) {
    for bug in replay.bugs {
      let text = bug.violation.text(
        in: replay.judgement.trace, isSmallest: false, notes: bug.notes, judgedBy: catalog,
        replay: line(["replay", path]))
      console.print(text + "\n")
    }
    if let mismatch = replay.mismatch { console.print(mismatch) }
  }
}

/// What has come of playing a case.
private enum ReplayResult {
  case held, broke
  /// The system does not play such cases.
  case leftOut
}
