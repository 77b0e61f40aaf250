import FlowModel

private enum WrongAsking: String, Clauses {
  case never
  case twice
  case wrongAnswer
  case late
}

extension Invariant {
  /// A control, like a loading view, asks the source of its segue once, before anything else.
  public static let triggerWiredAsksSourceOnce = Invariant(
    "trigger.wired-asks-source-once",
    About(
      statement: """
        A control that fires a segue, or a loading view that embeds, first asks the source once \
        whether it should, and the source answers as declared.
        """,
      source: "UIKit, `UIViewController.shouldPerformSegue(withIdentifier:sender:)`.",
      premise: "a control fires a segue, or a loading view asks for an embed segue"),
    listens: .requests,
    needs: [.should],
    implies: ["trigger.refusal-stops-segue"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongAsking>) {
    for record in chapter.requests where record.isWired {
      // Whatever a control fires after a misuse leaves no trace.
      if chapter.isHalted && record.events.isEmpty { continue }
      report.premiseHeld()
      guard let fault = fault(of: record, in: chapter) else { continue }
      let asked = chapter.told(.should, for: record)
      report.add(
        fault.clause,
        Breach(
          request: record.id, blamed: record.source,
          witnesses: asked.isEmpty ? Array(record.events.prefix(1)) : Array(asked),
          expected: chapter.expectation(of: record), however: fault.however))
    }
  }

  private static func fault(
    of record: RequestRecord, in chapter: Chapter
  ) -> Fault<WrongAsking>? {
    guard let asked = chapter.firstSent(.should, for: record) else {
      return Fault(.never, "it is not asked")
    }
    if chapter.history.tells(record.source), chapter.received(.should, for: record).isEmpty {
      return Fault(.never, "\(record.source) does not hear of it by its name")
    }
    let count = chapter.callCount(.should, for: record)
    if count > 1 { return Fault(.twice, "it is asked \(count) times") }
    if let declared = chapter.history.declaredAnswer(to: record),
      let answer = chapter.answer(to: record), answer != declared
    {
      return Fault(.wrongAnswer, "the answer is \(answer ? "yes" : "no")")
    }
    let first = record.events.first { chapter.trace.events[$0].kind != .should }
    if let first, first < asked { return Fault(.late, "it is asked when the segue is under way") }
    return nil
  }
}

extension Chapter {
  fileprivate func expectation(of record: RequestRecord) -> Sentence {
    guard let declared = history.declaredAnswer(to: record) else {
      return "\(record.source) is asked once, and first, whether it performs \(record.name)"
    }
    let answer = declared ? "yes" : "no"
    return """
      \(record.source) is asked once, and first, whether it performs \(record.name), and answers \
      \(answer)
      """
  }
}
