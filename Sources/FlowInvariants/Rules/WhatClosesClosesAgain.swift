import FlowModel

private enum DeadWayOut: String, Clauses {
  /// A touch that closed a screen does nothing in the next one of its kind.
  case nothing
}

extension Invariant {
  /// A touch that has closed a screen closes the next one that is opened in the same way, too.
  ///
  /// It finds a delegate or a closure that is handed to a screen only the first time, so that its
  /// "Save" and "Cancel" come to nothing from then on. An app in which something can be done only
  /// once leaves this rule out.
  public static let whatClosesClosesAgain = Invariant(
    "rule.what-closes-closes-again",
    About(
      statement: """
        A touch that closed a screen changes something again, when another one of its kind has been \
        opened in the same way and nothing else was done.
        """,
      source: "a rule that most apps want",
      premise: """
        something is touched at once on a screen that a step has opened; the same step opened one \
        of its kind before, from where the same controllers stood at rest, and the same touch, at \
        once, closed that; since then the user has only left what had come, and nothing waits for \
        its time that did not the first time
        """),
    listens: Listening(steps: [.tap]),
    implies: ["rule.nobody-is-locked-in", "rule.what-did-something-does-so"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<DeadWayOut>) {
    guard !chapter.happened([.declined, .misuse]), let first = chapter.firstClosing else { return }
    report.premiseHeld()
    guard chapter.changesNothing, !chapter.waits(besidesWhatWaitedBefore: first) else { return }
    report.add(
      .nothing,
      Breach(
        blamed: chapter.touchedController, witnesses: first.changes,
        expected: "the touch takes the screen away, as it did in step \(first.ordinal)",
        however: "nothing happens"))
  }
}

extension Chapter {
  /// The chapter in which a screen of the same kind, opened by the same step, was closed by the
  /// same touch, when nothing but leaving was done since; `nil` for none.
  fileprivate var firstClosing: Chapter? {
    guard let visit = briefVisit, let standing = visit.opening.before, standing.isStill,
      let former = visit.former(where: {
        $0.isLike(visit) && $0.opening.action == visit.opening.action
      }),
      former.isClosed, former.opening.before?.looks(like: standing) == true
    else { return nil }
    return former.touching
  }
}
