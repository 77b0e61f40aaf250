import FlowModel

private enum OpenedElsewhere: String, Clauses {
  /// It is pushed upon a screen to which the user has gone since.
  case ahead
  /// It is pushed upon a screen to which the user has gone back from the one that was touched.
  case behind
}

extension Invariant {
  /// An answer that comes late pushes nothing upon a screen to which the user has gone meanwhile.
  ///
  /// It finds who pushes on whatever stands there when a request has ended, so that the user is
  /// taken away from what they do by then. An app that calls the user away, or queues what it
  /// shows, leaves this rule out.
  public static let lateAnswersOpenWhereTheyWereAsked = Invariant(
    "rule.late-answers-open-where-they-were-asked",
    About(
      statement: """
        What a touch has put off pushes, when its time comes and it changes nothing else, no screen \
        upon one that was opened since, or to which the user has gone back from the one that was \
        touched.
        """,
      source: "a rule that most apps want",
      premise: """
        time passes while nothing moves, for the first time since a touch on a screen of a stack, \
        all that waits was put off in the step of that, who was touched stood there after it, and \
        all that happens is that one screen is pushed on that stack
        """),
    listens: Listening(events: [.push], steps: [.settle]),
    needs: [.push],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<OpenedElsewhere>) {
    guard !chapter.isHalted, let before = chapter.before, let asking = chapter.askingTouch,
      let asker = asking.touchedController, asking.after.contains(asker),
      chapter.changes.count == 1, let event = chapter.changes.first,
      case .push(let screen, on: let stack) = chapter.trace.events[event].what,
      let top = before.lastChild(of: stack), let place = asking.after.screen(with: asker, in: stack)
    else { return }
    report.premiseHeld()
    let isAhead = !asking.after.contains(top)
    guard isAhead || !before.contains(asking.after.controller(at: place)) else { return }
    report.add(
      isAhead ? .ahead : .behind,
      Breach(
        blamed: asker, witnesses: [event],
        expected: """
          what \(asker) has put off in step \(asking.ordinal) pushes \(screen) upon \(asker) alone
          """,
        however: isAhead
          ? "it is pushed upon \(top), to which the user has gone since"
          : "it is pushed upon \(top), to which the user has gone back from \(asker)"))
  }
}
