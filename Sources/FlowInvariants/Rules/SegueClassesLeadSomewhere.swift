import FlowModel

private enum LostDestination: String, Clauses {
  /// The destination stands nowhere in the end.
  case nowhere
}

extension Invariant {
  /// A segue with a class of the app's own that the user's touch begins leads to its destination.
  ///
  /// It finds a class that performs nothing where it does not find its container, and one that
  /// shows another controller than was prepared. An app whose segues lead elsewhere leaves this
  /// rule out.
  public static let segueClassesLeadSomewhere = Invariant(
    "rule.segue-classes-lead-somewhere",
    About(
      statement: """
        A segue of a class of the app's own that a touch begins while nothing moves, and that is \
        performed, leads to its destination.
        """,
      source: """
        a rule that most apps want; UIKit, `UIStoryboardSegue.perform()`: a subclass moves from the \
        source to the destination, and nothing tells of one that does not
        """,
      premise: """
        the user touches something in a tree at rest, a segue with a class that is no unwind, embeds \
        nobody and puts nobody between is performed, the only one of the step, and nothing moves or \
        waits at the end
        """),
    listens: Listening(events: [.perform], steps: [.tap]),
    needs: [.perform],
    implies: ["rule.what-did-something-does-so"],
    check: check)

  @Sendable private static func check(
    _ chapter: Chapter, _ report: inout Report<LostDestination>
  ) {
    guard chapter.touchedController != nil, chapter.before?.isAtRest == true, !chapter.isHalted,
      chapter.after.isSound, chapter.after.snapshot.isSettled, chapter.requests.count == 1,
      let record = chapter.requests.first, let segue = record.segue, segue.className != nil,
      segue.isForward, let destination = record.destination,
      !chapter.sent(.perform, for: record).isEmpty
    else { return }
    report.premiseHeld()
    // Who was told that they appear has come, and may have gone again.
    guard !chapter.after.contains(destination), !chapter.tells(.willAppear, to: destination)
    else { return }
    report.add(
      .nowhere,
      Breach(
        request: record.id, blamed: record.source,
        witnesses: chapter.sent(.perform, for: record) + chapter.changes,
        expected: "\(record.name) leads to \(destination)",
        however: "\(destination) stands nowhere"))
  }
}

extension Segue {
  /// Whether it shows its destination by itself, once.
  fileprivate var isForward: Bool {
    switch kind {
    case .embed, .unwind: false
    default: intermediate == nil
    }
  }
}
