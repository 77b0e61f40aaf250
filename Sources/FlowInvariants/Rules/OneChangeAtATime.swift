import FlowModel

private enum EarlyChange: String, Clauses {
  /// A change comes while another one runs.
  case early
}

extension Invariant {
  /// No change of a stack comes while another one runs, no dismissal while one does, and no turn of
  /// pages that scroll: UIKit may drop it, leave the bar behind, or raise an exception.
  ///
  /// That a stack goes back to its root when its tab is touched once more is no deed of the app,
  /// and what the user has touched no event tells. A stack that has left the window does not go on
  /// moving.
  public static let oneChangeAtATime = Invariant(
    "rule.one-change-at-a-time",
    About(
      statement: """
        No change of a stack comes while another one runs, no dismissal while one does, and no turn \
        of pages that scroll.
        """,
      source: """
        a rule that most apps want; UIKit logs a nested push or pop, and may raise "Invalid \
        parameter not satisfying: [views count] == 3" for pages that scroll
        """,
      premise: "a stack changes, or something is dismissed"),
    listens: Listening(events: [.push, .pop, .stack, .dismiss, .refused, .warned]),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<EarlyChange>) {
    report.premiseHeld(times: chapter.numbers(of: [.push, .pop, .stack, .dismiss]).count)
    for number in chapter.numbers(of: [.refused, .warned]) {
      guard let (owner, expected, however) = chapter.earlyChange(number) else { continue }
      report.premiseHeld()
      report.add(
        .early,
        Breach(
          blamed: owner,
          witnesses: [chapter.change(of: owner, before: number), number].compactMap(\.self),
          expected: expected, however: however))
    }
  }
}

extension Chapter {
  /// Whose change came too early, what should have been, and what was.
  fileprivate func earlyChange(_ number: Int) -> (ControllerID, Sentence, Sentence)? {
    guard let (warning, owner) = trace.events[number].logged else { return nil }
    return switch warning {
    case .dismissInProgress:
      (
        owner, "a dismissal on \(owner) waits for what comes or goes there",
        "\(owner) is asked to dismiss while something on it still comes or goes"
      )
    case .nestedTransition where trace.cast[owner.index].kind != .navigation:
      (
        owner, "a turn of the pages of \(owner) waits for the one that runs",
        "the pages of \(owner) are turned while they still turn"
      )
    case .nestedTransition where isTooEarly(on: owner) && !isFilledFromBeside(owner, number):
      (
        owner, "a change of the stack \(owner) waits for the one that runs",
        "the stack \(owner) is changed while it still changes"
      )
    default: nil
    }
  }

  /// The last change of a stack, or the last that came or went on somebody, before an event.
  fileprivate func change(of owner: ControllerID, before number: Int) -> Int? {
    trace.events[..<number].lastIndex {
      switch $0.what {
      case .push(_, on: owner), .pop(owner, to: _), .stack(owner, _),
        .present(_, from: _, by: owner), .dismiss(_, from: owner):
        true
      default: false
      }
    }
  }

  /// Whether a touch beside a stack, in another column, gives it another list: what a list there
  /// has chosen.
  private func isFilledFromBeside(_ stack: ControllerID, _ number: Int) -> Bool {
    guard let before, let index = before.index(of: stack),
      let touched = touchedController.flatMap(before.index),
      !before.lineage(of: touched).contains(index),
      before.lineage(of: index).contains(where: { before.kind(at: $0) == .split })
    else { return false }
    return trace.events[number..<events.upperBound].contains {
      if case .stack(stack, _) = $0.what { true } else { false }
    }
  }

  private func isTooEarly(on stack: ControllerID) -> Bool {
    guard let before, let index = before.index(of: stack) else { return true }
    guard !before.isBehindTabs(index) else { return false }
    guard case .tapTab(let tab, on: _) = action else { return true }
    return receiver(tab, in: before) != index
  }
}

extension Tree {
  /// Whether somebody stands in a tab that is not the selected one.
  fileprivate func isBehindTabs(_ index: Int) -> Bool {
    zip(lineage(of: index), lineage(of: index).dropFirst()).contains { lower, upper in
      kind(at: upper) == .tabs && !nodes[lower].isPresented
        && nodes[upper].selected != controller(at: lower)
    }
  }
}
