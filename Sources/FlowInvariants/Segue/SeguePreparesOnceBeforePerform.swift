import FlowModel

private enum WrongPreparation: String, Clauses {
  case onAnother
  case never
  case twice
  case late
  case early
  /// The segue object is made more than once.
  case madeTwice
}

extension Invariant {
  /// The source of a segue prepares once, between the birth of the destination and perform.
  public static let seguePreparesOnceBeforePerform = Invariant(
    "segue.prepares-once-before-perform",
    About(
      statement: """
        For every segue one segue object is made, and its source is told to prepare exactly once, \
        when the destination and the segue object exist and before the segue performs.
        """,
      source: "UIKit, `UIViewController.prepare(for:sender:)`; Apple, \"Using Segues\".",
      premise: "a segue goes on after its trigger, has a destination, and no misuse comes before"),
    listens: .requests,
    needs: [.instantiate, .create, .prepare, .perform],
    implies: [
      "segue.prepares-before-load", "unwind.delivers-action-once", "embed.performs-while-loading",
    ],
    check: check)

  @Sendable private static func check(
    _ chapter: Chapter, _ report: inout Report<WrongPreparation>
  ) {
    for record in chapter.requests where mustPrepare(record, in: chapter) {
      report.premiseHeld()
      guard let fault = fault(of: record, in: chapter) else { continue }
      report.add(
        fault.clause,
        Breach(
          request: record.id, blamed: record.source,
          witnesses: record.events.filter {
            [.instantiate, .create, .prepare, .perform].contains(chapter.trace.events[$0].kind)
          },
          expected: "\(record.source) prepares once for \(record.name) before it performs",
          however: fault.however))
    }
  }

  private static func mustPrepare(_ record: RequestRecord, in chapter: Chapter) -> Bool {
    guard let segue = record.segue, chapter.wentOn(record) else { return false }
    if segue.unwindAction != nil && record.destination == nil { return false }
    return !chapter.isHalted || chapter.firstSent(.perform, for: record) != nil
  }

  private static func fault(
    of record: RequestRecord, in chapter: Chapter
  ) -> Fault<WrongPreparation>? {
    for number in chapter.told(.prepare, for: record) {
      if case .prepare(_, let other, _, _) = chapter.trace.events[number].what,
        other != record.source
      {
        return Fault(.onAnother, "\(other) is told to prepare")
      }
    }
    guard let prepared = chapter.firstSent(.prepare, for: record) else {
      return Fault(.never, "it is not told to prepare")
    }
    if chapter.history.tells(record.source), chapter.received(.prepare, for: record).isEmpty {
      return Fault(
        .never, "\(record.source) does not hear of it by its name, or not who asks for it")
    }
    let count = chapter.callCount(.prepare, for: record)
    if count > 1 { return Fault(.twice, "it is told \(count) times") }
    if let performed = chapter.firstSent(.perform, for: record), performed < prepared {
      return Fault(.late, "the segue performs first")
    }
    let born = birth(for: record, in: chapter) ?? prepared
    let created = chapter.firstSent(.create, for: record) ?? prepared
    if max(born, created) > prepared {
      return Fault(.early, "the destination or the segue object comes only afterwards")
    }
    let objectCount = chapter.callCount(.create, for: record)
    if objectCount > 1 { return Fault(.madeTwice, "\(objectCount) segue objects are made") }
    return nil
  }

  /// The birth of the destination, when it is born for the segue.
  private static func birth(for record: RequestRecord, in chapter: Chapter) -> Int? {
    chapter.sent(.instantiate, for: record).first {
      guard case .instantiate(let controller, _) = chapter.trace.events[$0].what else {
        return false
      }
      return controller == record.destination
    }
  }
}
