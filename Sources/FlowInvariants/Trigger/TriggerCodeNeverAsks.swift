import FlowModel

private enum NeedlessAsking: String, Clauses {
  case asked
}

extension Invariant {
  /// Code that performs a segue is not held up by a question.
  public static let triggerCodeNeverAsks = Invariant(
    "trigger.code-never-asks",
    About(
      statement: "A segue that code performs by its identifier asks nobody whether it should.",
      source: """
        UIKit, `UIViewController.performSegue(withIdentifier:sender:)`; header comment of \
        `shouldPerformSegue(withIdentifier:sender:)`.
        """,
      premise: "code performs a segue"),
    listens: .requests,
    needs: [.should],
    // The answer to a question that nobody should have asked explains whatever went missing.
    implies: [
      "unwind.reaches-nearest-implementer", "unwind.delivers-action-once",
      "segue.prepares-once-before-perform",
    ],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<NeedlessAsking>) {
    for record in chapter.requests where record.trigger == .code && record.segue != nil {
      if chapter.isHalted && record.events.isEmpty { continue }
      report.premiseHeld()
      let asked = chapter.told(.should, for: record)
      guard !asked.isEmpty else { continue }
      report.add(
        .asked,
        Breach(
          request: record.id, blamed: record.source, witnesses: Array(asked),
          expected: "\(record.name) is performed without a question",
          however: "\(record.source) is asked whether it should be"))
    }
  }
}
