import FlowModel

private enum WrongMaking: String, Clauses {
  case never
  case twice
  case onAnother
  /// The source has not been asked yet whether the segue should be performed.
  case early
  /// The destination was born, or the source has prepared, before its action was asked.
  case late
  /// The segue has no segue action.
  case unasked
}

extension Invariant {
  /// The segue action of a source is asked once to make the destination, before it is born.
  public static let segueAsksActionOnce = Invariant(
    "segue.asks-action-once",
    About(
      statement: """
        A segue with a segue action asks the method of its source once to make the destination: \
        when the source has agreed to the segue, and before a destination is born and prepared. A \
        segue without one asks nobody.
        """,
      source: """
        UIKit, `IBSegueAction` and `UIStoryboard.instantiateViewController(identifier:creator:)`; \
        what comes before and after is undocumented; reading chosen by this project.
        """,
      premise: """
        a segue with a segue action goes on after its trigger and makes a destination, and its \
        source is of the scene that the segue starts from and tells what it is asked
        """),
    listens: .requests,
    needs: [.should, .segueAction, .instantiate, .prepare],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongMaking>) {
    for record in chapter.requests {
      guard let segue = record.segue, chapter.wentOn(record),
        chapter.history.sceneName(of: record.source) == segue.source,
        !chapter.history.leavesOpen(.calls, of: record.source)
      else { continue }
      let asked = chapter.sent(.segueAction, for: record)
      if segue.action == nil {
        guard !asked.isEmpty else { continue }
        report.add(
          .unasked,
          breach(record, Array(asked), "\(record.name) has no segue action, and asks one"))
        continue
      }
      let born = Array(chapter.sent(.instantiate, for: record))
      guard !born.isEmpty else { continue }
      report.premiseHeld()
      if let fault = fault(of: record, asked: asked.first, born: born, in: chapter) {
        report.add(fault.clause, breach(record, Array(asked) + born, fault.however))
      }
    }
  }

  private static func fault(
    of record: RequestRecord, asked first: Int?, born: [Int], in chapter: Chapter
  ) -> Fault<WrongMaking>? {
    for number in chapter.told(.segueAction, for: record) {
      if case .segueAction(let other, _, _) = chapter.trace.events[number].what,
        other != record.source
      {
        return Fault(.onAnother, "\(other) is asked")
      }
    }
    guard let first else { return Fault(.never, "it is not asked") }
    let count = chapter.callCount(.segueAction, for: record)
    if count > 1 { return Fault(.twice, "it is asked \(count) times") }
    if let should = chapter.firstSent(.should, for: record), first < should {
      return Fault(.early, "it is asked before the source has agreed")
    }
    let later = born + chapter.sent(.prepare, for: record)
    if later.contains(where: { $0 < first }) {
      return Fault(.late, "the destination is there by then")
    }
    return nil
  }

  private static func breach(
    _ record: RequestRecord, _ witnesses: [Int], _ however: Sentence
  ) -> Breach {
    Breach(
      request: record.id, blamed: record.source, witnesses: witnesses,
      expected: "the segue action of \(record.name) on \(record.source) is asked once to make it",
      however: however)
  }
}
