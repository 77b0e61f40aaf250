import FlowModel

private enum WrongReach: String, Clauses {
  /// Somebody answers who is not the first in the order of the search.
  case wrongDestination
  /// Somebody performs the action and nobody was found.
  case missedImplementer
  /// Nobody performs the action and somebody was found.
  case destinationWithoutImplementer
  /// Somebody is asked again who has answered already.
  case askedAgain
}

extension Invariant {
  /// An unwind leads to the first controller in search order that performs its action.
  public static let unwindReachesNearestImplementer = Invariant(
    "unwind.reaches-nearest-implementer",
    About(
      statement: """
        An unwind leads to the first controller in the order of the search that performs its \
        action, and nowhere when there is none; nobody is asked two times.
        """,
      source: """
        UIKit, `UIViewController`: `canPerformUnwindSegueAction(_:from:sender:)`, \
        `allowedChildrenForUnwinding(from:)`, `childContaining(_:)`; Technical Note TN2298. That \
        whoever asked for a presentation comes before its presenter, and that what a controller \
        presents comes before its children, is undocumented; reading chosen by this project.
        """,
      premise: """
        an unwind is asked for in a tree at rest, or while somebody comes and nobody goes, its source \
        does not refuse, and every declaration that makes a difference has been made or was asked for
        """),
    listens: .requests,
    needs: [.create],
    implies: [
      "unwind.without-implementer-changes-nothing", "unwind.delivers-action-once",
      "unwind.clears-what-is-above",
    ],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongReach>) {
    for unwind in chapter.unwinds {
      guard let ranking = unwind.ranking ?? chapter.rankingWhileMoving(for: unwind) else {
        continue
      }
      report.premiseHeld()
      switch (ranking.outcome, unwind.record.destination) {
      case (.destination(let expected), let reached?) where expected != reached:
        report.add(.wrongDestination, breach(unwind, ranking, expected, in: chapter))
      case (.destination(let expected), nil):
        report.add(.missedImplementer, breach(unwind, ranking, expected, in: chapter))
      case (.nobody, .some):
        report.add(.destinationWithoutImplementer, breach(unwind, ranking, nil, in: chapter))
      case (.destination, .some), (.nobody, nil), (.undecided, _):
        guard let asked = ranking.askedAgain(in: unwind.record, of: chapter.trace) else { break }
        report.add(.askedAgain, breach(unwind, askingAgain: asked, in: chapter))
      }
    }
  }

  private static func breach(
    _ unwind: Unwind, _ ranking: UnwindRanking, _ expected: ControllerID?, in chapter: Chapter
  ) -> Breach {
    let record = unwind.record
    var breach = Breach(
      request: record.id,
      blamed: ranking.contradiction(in: record, of: chapter.trace),
      witnesses: chapter.sent(.should, for: record) + record.search
        + chapter.sent(.create, for: record),
      expected: "the unwind \(unwind.action.text) from \(record.source) leads to \(expected)",
      however: "it leads to \(record.destination)")
    breach.remarks = ranking.remarks(on: record.destination)
    return breach
  }

  private static func breach(
    _ unwind: Unwind, askingAgain asked: ControllerID, in chapter: Chapter
  ) -> Breach {
    Breach(
      request: unwind.record.id, blamed: nil,
      witnesses: unwind.record.search.filter {
        if case .can(asked, _, _) = chapter.trace.events[$0].what { true } else { false }
      },
      expected: "\(asked) is asked once whether it performs \(unwind.action.text)",
      however: "it is asked again")
  }
}
