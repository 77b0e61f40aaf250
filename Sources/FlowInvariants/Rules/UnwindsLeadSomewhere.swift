import FlowModel

private enum LostUnwind: String, Clauses {
  /// Nobody on the way has the action.
  case nowhere
  /// Who it leads to cannot be seen in the end.
  case outOfSight

  var statement: String? {
    switch self {
    case .nowhere: nil
    case .outOfSight:
      """
      Who an unwind leads to, which a touch has begun, is on screen in the end, when nobody new has \
      come in the same step.
      """
    }
  }
}

extension Invariant {
  /// An unwind that the user's touch begins leads somewhere: UIKit says nothing where it does not.
  ///
  /// It finds an unwind action that has another name by now, and a screen that is also shown from
  /// where nobody has the action: its "Done" does nothing. It also finds a container that is to
  /// show the child to which an unwind leads, and keeps another one in front. An app in which such
  /// a touch is to do nothing leaves this rule out.
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
        trigger, and nobody stands in the tree who has its action, or may have it, and says no; \
        or one has gone to somebody who stands in the tree in the end, where nothing moves, and \
        nobody was presented, pushed, added or selected meanwhile
        """),
    listens: Listening(events: [], steps: [.tap]),
    implies: ["rule.what-did-something-does-so"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<LostUnwind>) {
    guard chapter.touchedController != nil else { return }
    for unwind in chapter.unwinds {
      let ranking = unwind.ranking.flatMap { $0.isDenied ? nil : $0 }
      let arrival = chapter.arrival(of: unwind.record)
      guard ranking != nil || arrival != nil else { continue }
      report.premiseHeld()
      if let ranking, ranking.outcome == .nobody {
        report.add(.nowhere, breach(of: unwind, ranking))
      } else if let arrival, !chapter.after.isOnScreen(arrival.destination) {
        report.add(.outOfSight, breach(of: unwind, arrival))
      }
    }
  }

  private static func breach(of unwind: Unwind, _ ranking: UnwindRanking) -> Breach {
    let record = unwind.record
    var breach = Breach(
      request: record.id, blamed: record.source, witnesses: record.search,
      expected: "the unwind \(unwind.action.text) from \(record.source) leads to somebody",
      however: "nobody on the way has the action, and nothing happens")
    breach.remarks = ranking.remarks(on: nil)
    return breach
  }

  private static func breach(of unwind: Unwind, _ arrival: UnwindArrival) -> Breach {
    Breach(
      request: unwind.record.id, blamed: arrival.destination, witnesses: [arrival.performed],
      expected: """
        \(arrival.destination), to which the unwind from \(unwind.record.source) leads, is on screen
        """,
      however: "it cannot be seen")
  }
}

/// Where an unwind has led to.
private struct UnwindArrival {
  /// The event.
  var performed: Int
  var destination: ControllerID
}

extension Chapter {
  /// Where an unwind has led to, if that stands in the tree in the end, and nobody else has come
  /// meanwhile; `nil` where it has led nowhere.
  fileprivate func arrival(of record: RequestRecord) -> UnwindArrival? {
    guard !isHalted, let performed = firstSent(.perform, for: record),
      let destination = record.destination, after.isSound, after.isStill,
      after.contains(destination),
      !happened([.present, .push, .stack, .select, .add])
    else { return nil }
    return UnwindArrival(performed: performed, destination: destination)
  }
}
