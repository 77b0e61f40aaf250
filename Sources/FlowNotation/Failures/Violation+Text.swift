import FlowModel

extension Violation {
  /// The violation as it is shown to a person: the same five parts everywhere.
  ///
  /// 1. The invariant as a sentence, with its identifier and its source.
  /// 2. The cast (*Let …*) and the witnesses by event number (*Then …*).
  /// 3. The contradiction (*However …*).
  /// 4. The flow that shows it, with what is known of it, and its tree.
  /// 5. The one command that replays it.
  ///
  /// - Parameters:
  ///   - trace: The trace of the flow; the violation was found in it.
  ///   - isSmallest: Whether the flow has been shrunk until nothing more can be taken away.
  ///   - notes: What else is known of the flow, a line each; told below it.
  ///   - statement: The invariant as a sentence.
  ///   - source: Where the invariant comes from: a page, a header.
  ///   - replay: The command that replays the flow.
  /// - Returns: Lines without a newline at the end.
  public func text(
    in trace: Trace, isSmallest: Bool = true, notes: [String] = [], statement: String,
    source: String, replay: String
  ) -> String {
    let scenario = trace.scenario
    let parts = [
      [statement.asSentence] + [signature.text, source].indented,
      castLines(in: trace) + witnessLines(in: trace) + contradictionLines(in: trace),
      ["The \(isSmallest ? "smallest " : "")flow that shows it:", ""]
        + scenario.lines(shownIn: trace).indented
        + [counterpartLines(besides: scenario), scenario.meaningOfUnknown, notes]
        .filter { !$0.isEmpty }.flatMap { [""] + $0 },
      treeLines(in: trace),
      ["Replay it:", "", Notation.indent + replay],
    ]
    return parts.map(\.text).joined(separator: "\n\n")
  }

  /// What is otherwise in the other form of the flow that a relation has had played.
  private func counterpartLines(besides scenario: Scenario) -> [String] {
    guard let counterpart else { return [] }
    let diff = LineDiff(expected: scenario.text.lines, actual: counterpart.text.lines)
    return ["The other form of it, which comes to another end:"] + diff.text.lines.indented
  }

  /// The tree around the broken step; before the first step it is the stage, which is in the flow.
  private func treeLines(in trace: Trace) -> [String] {
    func lines(_ heading: String, _ snapshot: Int) -> [String] {
      let tree = trace.treeLines(of: trace.snapshots[snapshot], titled: true)
      return [heading, ""] + (tree.isEmpty ? ["an empty window"] : tree).indented
    }
    guard let step else { return lines("Its stage, as it stands:", 0) }
    let after = lines("Its tree after step \(step + 1):", step + 1)
    return step == 0 ? after : lines("Its tree before step \(step + 1):", step) + [""] + after
  }

  // MARK: - Cast, witnesses, contradiction

  private func castLines(in trace: Trace) -> [String] {
    let spoken = ([expected, however] + remarks).flatMap(\.controllers)
    let seen = witnesses.flatMap { trace.controllers(ofEvent: $0) }
    let introductions = Set(spoken + seen).sorted().map {
      trace.introduction(of: $0, atStep: step)
    }
    return introductions.enumerated().map { index, introduction in
      let isLast = index == introductions.count - 1
      return (index == 0 ? "Let " : "    ") + introduction + (isLast ? "." : ",")
    }
  }

  /// The witnesses under the steps that they belong to; the broken step is there without any.
  private func witnessLines(in trace: Trace) -> [String] {
    var steps = witnesses.map { trace.step(ofEvent: $0) }
    if !steps.contains(step) { steps.append(step) }
    var lines: [String] = []
    var isFirst = true
    for current in steps.uniqued() {
      let events = witnesses.filter { trace.step(ofEvent: $0) == current }
      let heading = "\(isFirst ? "Then" : "and"), \(trace.heading(ofStep: current))"
      lines.append(heading + (events.isEmpty ? "." : ":"))
      lines += events.map { "  \($0.aligned) \(trace.line(ofEvent: $0))" }
      isFirst = false
    }
    return lines
  }

  private func contradictionLines(in trace: Trace) -> [String] {
    ["However, " + however.text(in: trace).asSentence]
      + ["Expected: " + expected.text(in: trace).asSentence].indented
      + remarks.map { $0.text(in: trace).asSentence }.indented
  }
}

extension Trace {
  fileprivate func heading(ofStep step: Int?) -> String {
    step.map { "in step \($0 + 1), \(steps[$0].text)" } ?? "on the stage"
  }
}
