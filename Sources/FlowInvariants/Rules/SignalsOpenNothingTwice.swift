import FlowModel

private enum OpenedUponItself: String, Clauses {
  /// What a signal has opened comes once more, upon itself.
  case twice
}

extension Invariant {
  /// What a signal has opened, and is in front, is not opened once more upon itself.
  ///
  /// It finds links that are followed without a look at where the user is, so that there are two
  /// screens to leave, and a login upon a login. An app in which each of them is to open one more
  /// leaves this rule out.
  public static let signalsOpenNothingTwice = Invariant(
    "rule.signals-open-nothing-twice",
    About(
      statement: """
        When a signal comes again, while the screen that it has opened is in front, no second screen \
        comes upon that one which looks the same.
        """,
      source: "a rule that most apps want",
      premise: """
        a signal comes while nothing moves and the app is in front, and so is a screen that was \
        pushed or presented when the same signal came the last time, or when time passed after it
        """),
    listens: Listening(events: [.push, .present], steps: [.signal]),
    needs: [.push, .present],
    check: check)

  @Sendable private static func check(
    _ chapter: Chapter, _ report: inout Report<OpenedUponItself>
  ) {
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
    guard let index = index(of: controller), nodes[index].isOnScreen else { return false }
    let around = Array(sequence(first: index) { lister(of: $0) })
    return nodes.indices.allSatisfy {
      !nodes[$0].isPresented || !nodes[$0].isOnScreen || around.contains($0)
    }
  }
}
