import FlowModel

private enum LostUnwind: String, Clauses {
  /// Nobody on the way has the action.
  case nowhere
}

extension Invariant {
  /// An unwind that the user's touch begins leads somewhere: UIKit says nothing where it does not.
  ///
  /// It finds an unwind action that has another name by now, and a screen that is also shown from
  /// where nobody has the action: its "Done" does nothing. An app in which such a touch is to do
  /// nothing leaves this rule out.
  public static let unwindsLeadSomewhere = Invariant(
    "rule.unwinds-lead-somewhere",
    About(
      statement: """
        An unwind that a touch begins while nothing moves leads to somebody, unless somebody who \
        has its action says no.
        """,
      source: """
        a rule that most apps want; Apple, "Using Segues" and Technical Note TN2298: an unwind that \
        nobody handles is aborted, and nothing tells of it
        """,
      premise: """
        the user touches something in a tree at rest, an unwind comes of it and goes on after its \
        trigger, and nobody stands in the tree who has its action, or may have it, and says no
        """),
    listens: Listening(events: [], steps: [.tap]),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<LostUnwind>) {
    guard chapter.touchedController != nil else { return }
    for unwind in chapter.unwinds {
      guard let ranking = unwind.ranking, !ranking.isDenied else { continue }
      report.premiseHeld()
      guard ranking.outcome == .nobody else { continue }
      let record = unwind.record
      var breach = Breach(
        request: record.id, blamed: record.source, witnesses: record.search,
        expected: "the unwind \(unwind.action.text) from \(record.source) leads to somebody",
        however: "nobody on the way has the action, and nothing happens")
      breach.remarks = ranking.remarks(on: nil)
      report.add(.nowhere, breach)
    }
  }
}
