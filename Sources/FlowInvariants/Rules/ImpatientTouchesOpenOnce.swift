import FlowModel

private enum OpenedTwice: String, Clauses {
  /// Two screens have come that look the same.
  case twice
}

extension Invariant {
  /// A touch opens one screen, also of a control that was touched just before and of which nothing
  /// has come yet.
  ///
  /// It finds a row that loads something before it pushes, and does so again when it is touched
  /// again, and one that its list and a gesture of its own both answer. An app in which each touch
  /// is to open one more leaves this rule out.
  public static let impatientTouchesOpenOnce = Invariant(
    "rule.impatient-touches-open-once",
    About(
      statement: """
        When a control is touched again, before what the first touch has begun or put off is there \
        to be seen, no two screens come that look the same; and one touch does not push two of one \
        look and title, one upon the other.
        """,
      source: """
        a rule that most apps want; what UIKit does against it, blocking touches "during an \
        animation" (`UIView.isUserInteractionEnabled`), ends when the app waits for something else
        """,
      premise: """
        a screen is pushed or presented after two touches of one control, one right after the other, \
        before the second of which something waits or moves that did not before the first, and all \
        since then is that time passes; or one touch at rest brings two screens that lie one upon the \
        other in a stack
        """),
    listens: Listening(events: [.push, .present], steps: [.tap, .settle, .wait]),
    needs: [.push, .present],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<OpenedTwice>) {
    checkPairs(chapter, &report)
    guard let touches = chapter.impatientTouches else { return }
    let newcomers = chapter.newcomers(since: touches)
    for (place, second) in newcomers.enumerated() where chapter.events.contains(second.event) {
      report.premiseHeld()
      guard
        let first = newcomers[..<place].first(where: {
          chapter.after.showsTheSame(in: $0.screen, as: second.screen)
        })
      else { continue }
      report.add(
        .twice,
        Breach(
          blamed: touches.touchedController, witnesses: [first.event, second.event],
          expected: """
            the two touches in steps \(touches.ordinal) and \(touches.ordinal + 1) open one screen
            """,
          however: "\(second.screen) comes beside \(first.screen), and looks the same"))
      return
    }
  }

  /// Judges those who come in one step.
  private static func checkPairs(_ chapter: Chapter, _ report: inout Report<OpenedTwice>) {
    guard case .tap = chapter.action, chapter.before?.snapshot.isSettled == true,
      chapter.after.isStill, let pair = chapter.likePair(since: chapter, &report)
    else { return }
    report.add(
      .twice,
      Breach(
        blamed: chapter.touchedController, witnesses: chapter.changes,
        expected: "the touch opens one screen of this title",
        however: "\(pair.lower) comes, and \(pair.upper) upon it, which looks the same"))
  }
}

extension Chapter {
  /// The first of two touches of one control, the second of which came before the first was done,
  /// when nothing was done since; `nil` where there are none.
  fileprivate var impatientTouches: Chapter? {
    guard let step, let second = trace.lastDeed(upTo: step),
      second > 0, case .tap = trace.steps[second].action,
      trace.steps[second - 1].action == trace.steps[second].action
    else { return nil }
    let first = history.chapter(ofStep: second - 1)
    guard let before = first.before, before.isStill,
      !first.after.isStill
        || first.after.snapshot.delayedCount > before.snapshot.delayedCount && first.changesNothing
    else { return nil }
    return first
  }
}
