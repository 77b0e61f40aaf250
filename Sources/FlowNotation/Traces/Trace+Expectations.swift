import FlowModel

extension Trace {
  /// What a case would have to expect to agree with this trace.
  ///
  /// - Parameter question: An expectation; what it looks at is kept, its lines play no part.
  /// - Returns: The same expectation with the lines that the trace shows: of the events those that
  ///   the system sent during the steps, and those that the controllers alone tell.
  public func answer(to question: Case.Expectation) -> Case.Expectation {
    switch question {
    case .events(let kinds, _):
      let start = eventEnds.first ?? events.count
      let shown = (start..<events.count).filter {
        kinds.contains(events[$0].kind)
          && (events[$0].vantage == .sent || events[$0].kind.isToldByControllersAlone)
      }
      return .events(kinds: kinds, lines: shown.map { line(ofEvent: $0) })
    case .tree:
      return .tree(lines: snapshots.last.map { treeLines(of: $0) } ?? [])
    }
  }

  /// Compares the trace with what a case expects.
  ///
  /// - Parameter expectations: The expectations of the case.
  /// - Returns: A diff for each expectation that is not met, or `nil` when all are.
  public func mismatch(with expectations: [Case.Expectation]) -> String? {
    let differences = expectations.compactMap { expectation -> String? in
      let diff = LineDiff(
        expected: expectation.expectedLines, actual: answer(to: expectation).expectedLines)
      return diff.isEmpty ? nil : "\(expectation.heading)\n\(diff.text)"
    }
    guard !differences.isEmpty else { return nil }
    return (["- is expected and missing, + is there and not expected"] + differences).text
  }
}

extension Case.Expectation {
  /// What of it can be met by a system that reports some kinds of events alone: the others are
  /// unknown, not absent.
  public func heard(by reported: Set<Event.Kind>) -> Case.Expectation {
    let unheard = unheard(by: reported)
    guard case .events(let kinds, let lines) = self, !unheard.isEmpty else { return self }
    return .events(
      kinds: kinds.filter { !unheard.contains($0) },
      lines: lines.filter { line in !unheard.contains(where: line.tells) })
  }

  /// The kinds of events that it looks at and a system does not report.
  public func unheard(by reported: Set<Event.Kind>) -> [Event.Kind] {
    guard case .events(let kinds, _) = self else { return [] }
    return kinds.filter { !reported.contains($0) }
  }
}

extension String {
  /// Whether a line of a trace tells of an event of a kind, by whoever tells it.
  fileprivate func tells(of kind: Event.Kind) -> Bool {
    split(separator: " ").first { $0 != "received" }.map(String.init) == kind.word
  }
}
