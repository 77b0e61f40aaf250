import FlowModel

private enum AnsweredAgain: String, Clauses {
  /// What a signal has opened comes once more.
  case again
}

extension Invariant {
  /// What a signal has opened, and the user has left, does not come when the app comes back.
  ///
  /// It finds links that are kept until the app is active, and not forgotten then. An app that
  /// means to open it again, as a call that goes on, leaves this rule out.
  public static let signalsAreAnsweredOnce = Invariant(
    "rule.signals-are-answered-once",
    About(
      statement: """
        A screen that the app has opened for signals alone, not more often than they came, and that \
        the user has left, is not opened again when the app comes back without another one.
        """,
      source: "a rule that most apps want",
      premise: """
        the app comes back while nothing moves, and the user has left a screen since the last \
        signal, which came in the foreground and opened it, at once or when time passed; what has \
        its class and its title stood in no other step, nor on the stage, and has come as often as \
        signals
        """),
    listens: Listening(steps: [.foreground]),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<AnsweredAgain>) {
    guard !chapter.isHalted, chapter.after.isSound, let answer = chapter.answerLeft else { return }
    report.premiseHeld()
    let again = chapter.newScreens.first { chapter.trace.isLike($0, answer.screen) }
    guard let again else { return }
    report.add(
      .again,
      Breach(
        blamed: chapter.after.holder(of: again),
        witnesses: answer.opening.changes + chapter.changes,
        expected: """
          nobody like \(answer.screen) comes, which was opened in step \(answer.opening.ordinal) and \
          left in step \(answer.leaving.ordinal), for no signal has come since
          """,
        however: "\(again) comes"))
  }
}

/// A screen that was opened for a signal, and that the user has left.
private struct AnswerLeft {
  let screen: ControllerID
  let opening: Chapter
  let leaving: Chapter
}

extension Chapter {
  /// The screens that come on screen in the step and were nowhere before.
  fileprivate var newScreens: [ControllerID] {
    after.nodes.indices.filter { index in
      after.nodes[index].isOnScreen && after.children(of: index).isEmpty
        && after.member(at: index).hasFace && before?.contains(after.controller(at: index)) == false
    }.map(after.controller)
  }

  /// What the last signal has opened and the user has left since.
  fileprivate var answerLeft: AnswerLeft? {
    guard let step, let before, before.isStill,
      let last = (0..<step).last(where: { trace.steps[$0].kind == .signal }),
      // What comes for one in the background may come on each return.
      history.chapter(ofStep: last).before?.snapshot.isInBackground == false,
      let opening = answer(to: last, before: step), let screen = opening.newScreens.first,
      let leaving = (opening.ordinal..<step).lazy.map(history.chapter(ofStep:)).first(where: {
        !$0.after.contains(screen)
      }),
      let way = leaving.step, trace.isLeaving(way), !before.contains(screen),
      comesForSignalsAlone(screen, before: step)
    else { return nil }
    return AnswerLeft(screen: screen, opening: opening, leaving: leaving)
  }

  /// Whether whoever is like a screen came when a signal did, or when time passed, and as often as
  /// signals, and did not stand on the stage.
  private func comesForSignalsAlone(_ screen: ControllerID, before step: Int) -> Bool {
    let openings = (0..<step).filter { opens($0, like: screen) }
    return openings.allSatisfy(isOfSignals)
      && openings.count >= (0..<step).count { trace.steps[$0].kind == .signal }
      && !history.trees[0].nodes.contains { trace.isLike($0.controller, screen) }
  }

  /// The step of a signal, or one after it in which time passes, that opens a screen.
  private func answer(to signal: Int, before step: Int) -> Chapter? {
    (signal..<step).prefix { $0 == signal || trace.steps[$0].kind.isPassing }.lazy
      .map(history.chapter(ofStep:)).first { !$0.newScreens.isEmpty }
  }

  /// Whether a signal comes in a step, or time passes.
  private func isOfSignals(_ step: Int) -> Bool {
    trace.steps[step].kind == .signal || trace.steps[step].kind.isPassing
  }

  /// Whether a step shows somebody like a screen who was nowhere before.
  private func opens(_ step: Int, like screen: ControllerID) -> Bool {
    history.chapter(ofStep: step).newScreens.contains { trace.isLike($0, screen) }
  }
}
