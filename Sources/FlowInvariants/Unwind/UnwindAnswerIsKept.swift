import FlowModel

private enum BrokenPromise: String, Clauses {
  case unimplemented
}

extension Invariant {
  /// A controller that says that it performs an unwind action implements it.
  public static let unwindAnswerIsKept = Invariant(
    "unwind.answer-is-kept",
    About(
      statement: """
        A controller that says that it performs an unwind action implements it; a container that \
        answers for its child is not sent what only the child can do.
        """,
      source: """
        UIKit, `UIViewController.canPerformUnwindSegueAction(_:from:sender:)`: by default a \
        controller says so when it responds to the action; sending an action to one that does not \
        raises.
        """,
      premise: "an unwind has a destination"),
    listens: .requests,
    needs: [.misuse],
    implies: ["unwind.reaches-nearest-implementer", "unwind.delivers-action-once"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<BrokenPromise>) {
    for unwind in chapter.unwinds {
      guard let destination = unwind.record.destination else { continue }
      report.premiseHeld()
      let misuse = chapter.numbers(of: [.misuse]).first {
        chapter.trace.events[$0].what == .misuse(.unimplementedAction, destination)
      }
      guard let misuse else { continue }
      report.add(
        .unimplemented,
        Breach(
          request: unwind.record.id, blamed: destination,
          witnesses: unwind.record.search + [misuse],
          expected: "\(destination), which says that it performs \(unwind.action.text), does",
          however: "it does not implement the action"))
    }
  }
}
