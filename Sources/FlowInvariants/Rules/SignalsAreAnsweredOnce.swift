import FlowModel

private enum AnsweredAgain: String, Clauses {
  /// What a signal has opened comes once more.
  case again
}

extension Invariant {
  /// What a signal has opened, and the user has left, does not come when the app comes back.
  ///
  /// It finds links that are kept until the app is active, and not forgotten then. An app that asks
  /// again on its return for what a signal has asked leaves this rule out.
  public static let signalsAreAnsweredOnce = Invariant(
    "rule.signals-are-answered-once",
    About(
      statement: """
        A screen that the app has opened for a signal alone, and that the user has left, is not \
        opened again when the app comes back, unless a signal has come since.
        """,
      source: "a rule that most apps want",
      premise: """
        the app comes back while nothing moves, and the user has left a screen since the last \
        signal, in whose step it was opened; what has its class and its title was opened for signals \
        alone
        """),
    listens: Listening(steps: [.foreground]),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<AnsweredAgain>) {
    guard !chapter.isHalted, chapter.after.isSound, let answer = chapter.answerLeft else { return }
    report.premiseHeld()
    let cast = chapter.trace.cast
    guard
      let again = chapter.newScreens.first(where: {
        cast[$0.index].isLike(cast[answer.screen.index])
      })
    else { return }
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

  /// What the last signal has opened and the user has left since, if nothing else ever opened
  /// anybody like it.
  fileprivate var answerLeft: AnswerLeft? {
    guard let step, let before, before.isStill,
      let last = (0..<step).last(where: { trace.steps[$0].kind == .signal })
    else { return nil }
    let opening = history.chapter(ofStep: last)
    guard let screen = opening.newScreens.first, !before.contains(screen),
      let leaving = (last + 1..<step).lazy.map(history.chapter(ofStep:)).first(where: {
        !$0.after.contains(screen)
      }),
      let left = leaving.step, trace.isWayOut(left),
      !(0..<last).contains(where: { opens($0, like: screen) })
    else { return nil }
    return AnswerLeft(screen: screen, opening: opening, leaving: leaving)
  }

  /// Whether an earlier step that is no signal shows somebody like a screen who was nowhere before.
  private func opens(_ earlier: Int, like screen: ControllerID) -> Bool {
    trace.steps[earlier].kind != .signal
      && history.chapter(ofStep: earlier).newScreens.contains {
        trace.cast[$0.index].isLike(trace.cast[screen.index])
      }
  }
}
