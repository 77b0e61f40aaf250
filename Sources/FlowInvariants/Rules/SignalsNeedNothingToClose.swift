import FlowModel

private enum NothingToClose: String, Clauses {
  /// It does nothing where nothing is there to be closed first.
  case nothing
}

extension Invariant {
  /// What comes from outside, and closes something before it opens a screen, opens one also where
  /// nothing is there to be closed.
  ///
  /// It finds a link that is followed when a dismissal has ended, and is not followed where nothing
  /// is presented. An app in which the user must have come somewhere before a signal opens
  /// something leaves this rule out.
  public static let signalsNeedNothingToClose = Invariant(
    "rule.signals-need-nothing-to-close",
    About(
      statement: """
        A signal that takes away what was opened and brings somebody new into sight does something, \
        too, where that was not opened.
        """,
      source: "a rule that most apps want",
      premise: """
        a signal comes two times while nothing moves or waits and the app is in front, one time to \
        all who stood there the other time and to more; there it takes somebody away and brings \
        somebody new into sight, like whom nobody stood there the other time
        """),
    listens: Listening(steps: [.signal]),
    needs: [.push, .present],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<NothingToClose>) {
    guard let step = chapter.step, chapter.beginsAtRest else { return }
    let earlier = chapter.trace.steps[..<step].indices.reversed().lazy
      .filter { chapter.trace.steps[$0].action == chapter.action }
      .map { chapter.history.chapter(ofStep: $0) }
    for other in earlier where other.beginsAtRest {
      for (poor, rich) in [(chapter, other), (other, chapter)] {
        guard let newcomer = rich.newcomerInstead, poor.beginsWithLess(than: rich),
          !poor.shows(somebodyLike: newcomer)
        else { continue }
        report.premiseHeld()
        guard poor.isInVain else { continue }
        report.add(
          .nothing,
          Breach(
            witnesses: rich.changes,
            expected: """
              the signal opens something in step \(poor.ordinal), too, as it does in step \
              \(rich.ordinal), where there is more to be closed
              """,
            however: "nothing happens"),
          in: poor)
        return
      }
    }
  }
}

extension Chapter {
  /// Whether nothing moves or waits when the step begins, in an app in front, and the signal comes.
  fileprivate var beginsAtRest: Bool {
    guard let before, before.isAtRest, !isHalted, !happened([.declined, .misuse]) else {
      return false
    }
    return before.snapshot.delayedCount == 0
  }

  /// Who is new in sight, where somebody has been taken away for it; `nil` for nobody.
  fileprivate var newcomerInstead: ControllerID? {
    guard happened([.dismiss, .pop]), after.isStill else { return nil }
    return newcomers(since: self).last { after.isOnScreen($0.screen) }?.screen
  }

  /// Whether all who stand there before the step do so before another one, too, with others.
  fileprivate func beginsWithLess(than other: Chapter) -> Bool {
    guard let before, let more = other.before, before.nodes.count < more.nodes.count else {
      return false
    }
    return before.nodes.allSatisfy { more.contains($0.controller) }
  }

  /// Whether somebody stands there before the step who looks like another one.
  fileprivate func shows(somebodyLike other: ControllerID) -> Bool {
    before?.nodes.contains {
      trace.isLike($0.controller, other)
    } == true
  }
}
