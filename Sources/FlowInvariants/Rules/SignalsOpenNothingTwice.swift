import FlowModel

private enum OpenedUponItself: String, Clauses {
  /// What a signal has opened comes once more, upon itself.
  case twice
  /// Two screens that look the same come upon one another before all is at rest again.
  case atOnce
}

extension Invariant {
  /// What a signal has opened, and is in front, is not opened once more upon itself.
  ///
  /// It finds links that are followed without a look at where the user is, so that there are two
  /// screens to leave, a login upon a login, and a link that is followed once for each sheet which
  /// it closes. An app in which each of them is to open one more leaves this rule out.
  public static let signalsOpenNothingTwice = Invariant(
    "rule.signals-open-nothing-twice",
    About(
      statement: """
        When a signal comes again, while the screen that it has opened is in front, no second screen \
        comes upon that one which looks the same; nor do two with one title come upon one another in \
        a stack because of a signal, or because it comes again while something moves.
        """,
      source: "a rule that most apps want",
      premise: """
        a signal comes while nothing moves and the app is in front, and so is a screen that was \
        pushed or presented when the same signal came the last time, or when time passed after it; \
        or two screens have come upon one another in a stack when nothing moves any more, and \
        nothing was done since the first signal after all was settled but that the same came again
        """),
    listens: Listening(events: [.push, .present, .stack], steps: [.signal]),
    needs: [.push, .present],
    check: check)

  @Sendable private static func check(
    _ chapter: Chapter, _ report: inout Report<OpenedUponItself>
  ) {
    checkPairs(chapter, &report)
    guard let signal = chapter.lastSignal, let (screen, opening) = signal.openedBefore else {
      return
    }
    if signal.ordinal == chapter.ordinal { report.premiseHeld() }
    guard
      let second = chapter.newcomers(since: signal).first(where: { newcomer in
        chapter.events.contains(newcomer.event)
          && chapter.after.showsTheSame(in: screen, as: newcomer.screen)
      })
    else { return }
    report.add(
      .twice,
      Breach(
        blamed: chapter.after.holder(of: second.screen), witnesses: [second.event],
        expected: """
          \(screen), which the same signal has opened in step \(opening.ordinal), stays in front
          """,
        however: "\(second.screen) comes upon it, and looks the same"))
  }

  /// Judges those who have come since all was at rest.
  private static func checkPairs(_ chapter: Chapter, _ report: inout Report<OpenedUponItself>) {
    guard chapter.after.isStill, let first = chapter.firstSignalSinceRest,
      let pair = chapter.likePair(since: first, &report)
    else { return }
    report.add(
      .atOnce,
      Breach(
        blamed: pair.stack, witnesses: chapter.changes,
        expected: "one screen of this title comes",
        however: "\(pair.lower) comes, and \(pair.upper) upon it, which looks the same"))
  }
}

extension Chapter {
  /// The signal after which nothing was done, when it came at rest in an app in front.
  fileprivate var lastSignal: Chapter? {
    guard let step, let last = trace.lastDeed(upTo: step),
      trace.steps[last].kind == .signal
    else { return nil }
    let signal = history.chapter(ofStep: last)
    guard let before = signal.before, before.isStill, !before.snapshot.isInBackground else {
      return nil
    }
    return signal
  }

  /// The first signal since nothing moved or waited, when nothing else was done after it than that
  /// the same came again; `nil` where something was, and where none came.
  fileprivate var firstSignalSinceRest: Chapter? {
    guard let step else { return nil }
    let rest = (0...step).last { history.trees[$0].snapshot.isSettled } ?? 0
    let steps = trace.steps.indices[rest...step]
    guard let first = steps.first(where: { trace.steps[$0].kind == .signal }),
      trace.steps[first...step].allSatisfy({
        $0.kind.isPassing || $0.action == trace.steps[first].action
      })
    else { return nil }
    return history.chapter(ofStep: first)
  }

  /// Who was pushed or presented when the same signal came the last time, and is in front before
  /// this step.
  fileprivate var openedBefore: (screen: ControllerID, opening: Chapter)? {
    guard let step, let before,
      let first = trace.steps[..<step].lastIndex(where: { $0.action == action })
    else { return nil }
    let opening = history.chapter(ofStep: first)
    let last = (first + 1..<step).prefix { trace.steps[$0].kind.isPassing }.last ?? first
    let newcomers = history.chapter(ofStep: last).newcomers(since: opening)
    return newcomers.last { before.isInFront($0.screen) }.map { ($0.screen, opening) }
  }
}

extension Tree {
  /// Whether a controller is on screen, and all that is presented there is around it or below it.
  fileprivate func isInFront(_ controller: ControllerID) -> Bool {
    guard isOnScreen(controller), let index = index(of: controller) else { return false }
    let around = Array(sequence(first: index) { lister(of: $0) })
    return nodes.indices.allSatisfy {
      !nodes[$0].isPresented || !nodes[$0].isOnScreen || around.contains($0)
    }
  }
}
