import FlowModel

private enum DeadForGood: String, Clauses {
  /// A touch that did something on a screen that looked the same does nothing.
  case nothing
}

extension Invariant {
  /// A touch does something where it did on a screen that looked the same, also when the user has
  /// gone on to something else and come back in another way than by leaving it.
  ///
  /// It finds what an app notes and forgets to take back when something else closes what it has
  /// opened: a panel that another one pushes aside, a tab of its own that a link leaves. An app
  /// that shows something only once, as a tip, leaves this rule out.
  public static let whatDidSomethingDoesSo = Invariant(
    "rule.what-did-something-does-so",
    About(
      statement: """
        A touch, also of a tab, that changed what is shown changes something again where the screen \
        looks the same as then.
        """,
      source: "a rule that most apps want",
      premise: """
        something is touched at rest, and nothing waits; the same touch changed the tree before, \
        while the same controllers stood there, and the same could be touched; something came of \
        each step that does anything up to now, so that nothing has changed that cannot be seen; and \
        since then the user has left or finished nothing, and no step has only shown other words, \
        another value, another picture or another view
        """),
    listens: Listening(steps: [.tap, .tapTab]),
    implies: ["rule.nobody-is-locked-in"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<DeadForGood>) {
    guard let first = chapter.likeTouchBefore else { return }
    report.premiseHeld()
    guard chapter.isInVain else { return }
    report.add(
      .nothing,
      Breach(
        blamed: chapter.touchedController, witnesses: first.changes,
        expected: """
          the touch does something, as in step \(first.ordinal), where everything looked the same
          """,
        however: "nothing happens"))
  }
}

extension Chapter {
  /// The last touch of the same in a tree of the same look of which something came at once, when
  /// all that was done up to now could be seen; `nil` for none.
  fileprivate var likeTouchBefore: Chapter? {
    guard let step, [.tap, .tapTab].contains(trace.steps[step].kind),
      let first = trace.steps[..<step].firstIndex(where: { $0.action == action }), let before,
      before.isAtRest, before.snapshot.isSettled
    else { return nil }
    for earlier in (first..<step).reversed() {
      let chapter = history.chapter(ofStep: earlier)
      guard !chapter.changes.isEmpty || !chapter.after.snapshot.isShownAnew else { return nil }
      guard chapter.action == action, let then = chapter.before, then.snapshot.isSettled,
        !chapter.changes.isEmpty, chapter.isChanged, before.looks(like: then),
        before.offersTheSame(as: then)
      else {
        guard !chapter.leavesSomething else { return nil }
        continue
      }
      return (0..<step).allSatisfy { history.chapter(ofStep: $0).canBeSeen } ? chapter : nil
    }
    return nil
  }

  /// Whether the user leaves or finishes something, which other rules judge.
  private var leavesSomething: Bool {
    guard let step else { return false }
    let isGone = touchedController.map { !after.contains($0) } ?? false
    return isGone || leavesByItsTab || trace.isLeaving(step)
  }

  /// Whether something has come of the step that a user sees, or it only lets time pass.
  private var canBeSeen: Bool {
    switch action {
    case .settle, .wait, .background, .foreground, .size: true
    default: !changesNothing
    }
  }
}
