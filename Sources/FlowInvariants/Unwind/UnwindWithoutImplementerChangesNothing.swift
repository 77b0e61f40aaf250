import FlowModel

private enum VainUnwind: String, Clauses {
  case madeSegue
  case prepared
  case deliveredAction
  case performed
  case changedTree
}

extension Invariant {
  /// An unwind that nobody performs ends silently.
  public static let unwindWithoutImplementerChangesNothing = Invariant(
    "unwind.without-implementer-changes-nothing",
    About(
      statement: """
        An unwind that nobody performs ends silently: no segue object is made, nobody is told to \
        prepare, no action is delivered, and the tree stays as it is.
        """,
      source: """
        Apple, "Using Segues" and Technical Note TN2298: when no view controller handles the \
        unwind action, the segue is aborted.
        """,
      premise: "an unwind goes on after its trigger and nobody performs its action"),
    listens: .requests,
    needs: [.create],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<VainUnwind>) {
    for unwind in chapter.unwinds where isInVain(unwind, in: chapter) {
      let record = unwind.record
      report.premiseHeld()
      let calls: [(Event.Kind, VainUnwind, Sentence)] = [
        (.create, .madeSegue, "a segue object is made"),
        (.prepare, .prepared, "somebody is told to prepare"),
        (.action, .deliveredAction, "the action is delivered"),
        (.perform, .performed, "a segue performs"),
      ]
      if let (kind, clause, however) = calls.first(where: {
        !chapter.sent($0.0, for: record).isEmpty
      }) {
        let witnesses = Array(chapter.sent(kind, for: record))
        report.add(clause, breach(unwind, witnesses: witnesses, however: however))
      } else if changesTree(unwind, in: chapter) {
        report.add(
          .changedTree,
          breach(unwind, witnesses: chapter.changes, however: "the tree has changed"))
      }
    }
  }

  private static func isInVain(_ unwind: Unwind, in chapter: Chapter) -> Bool {
    if let ranking = unwind.ranking { return ranking.outcome == .nobody }
    return unwind.record.destination == nil && !chapter.isHalted
  }

  private static func changesTree(_ unwind: Unwind, in chapter: Chapter) -> Bool {
    guard !chapter.isHalted, let before = chapter.treeAtRest, chapter.isAlone(unwind.record),
      chapter.isFreeOfOwnDeeds
    else { return false }
    return !chapter.after.hasSameShape(as: before)
  }

  private static func breach(
    _ unwind: Unwind, witnesses: [Int], however: Sentence
  ) -> Breach {
    Breach(
      request: unwind.record.id, blamed: unwind.record.source, witnesses: witnesses,
      expected: "nobody performs \(unwind.action.text), so nothing happens", however: however)
  }
}
