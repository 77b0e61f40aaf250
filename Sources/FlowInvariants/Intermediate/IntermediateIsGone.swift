import FlowModel

private enum LeftBehind: String, Clauses {
  /// The controller that was put between is still there.
  case first
  /// Something that came after it is still there.
  case later
}

extension Invariant {
  /// An intermediate flow that has reported is gone, all of it.
  public static let intermediateIsGoneAfterwards = Invariant(
    "intermediate.is-gone-afterwards",
    About(
      statement: """
        When an intermediate flow has reported, all of it is gone: what was presented for it, \
        what lies above the source in its stack, and what was presented over them.
        """,
      source: "The public project IntermediateActionSegue.",
      premise: """
        a flow that can be taken away reports for the first time, and everybody has declared what they \
        show
        """),
    listens: Listening(steps: [.answer]),
    needs: [.instantiate, .perform],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<LeftBehind>) {
    guard let clearing = chapter.intermediateClearing else { return }
    report.premiseHeld()
    let gone = clearing.removed.flatMap(clearing.tree.subtree).map(clearing.tree.controller)
    let left = gone.filter(chapter.after.contains)
    guard let one = left.first else { return }
    let first = clearing.report.first
    report.add(
      left.contains(first) ? .first : .later,
      Breach(
        request: clearing.report.record.id, blamed: clearing.report.record.source,
        witnesses: chapter.changes,
        expected: "\(gone) are gone, for the flow has come to its end",
        however: "\(left.contains(first) ? first : one) is still there"))
  }
}
