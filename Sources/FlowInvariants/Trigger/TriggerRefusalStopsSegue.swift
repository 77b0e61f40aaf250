import FlowModel

private enum IgnoredRefusal: String, Clauses {
  /// The segue goes on as if nobody had refused.
  case wentOn
  /// Its segue action is asked to make the destination, and that is all.
  case askedAction
  /// A controller is born for it, and that is all.
  case instantiated
  /// An unwind looks for a destination, and that is all.
  case searched
  /// The tree changes without a segue.
  case changedTree
}

extension Invariant {
  /// A wired segue that its source refuses does not happen.
  public static let triggerRefusalStopsSegue = Invariant(
    "trigger.refusal-stops-segue",
    About(
      statement: """
        When the source of a wired segue refuses, nothing comes of it: nobody is born or asked, \
        no segue object is made, nobody prepares, and the tree stays as it is.
        """,
      source: "UIKit, `UIViewController.shouldPerformSegue(withIdentifier:sender:)`.",
      premise: "the source of a wired segue declares that it refuses, or answers no"),
    listens: .requests,
    needs: [.should],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<IgnoredRefusal>) {
    for record in chapter.requests where record.isWired {
      guard
        chapter.history.declaredAnswer(to: record) == false || chapter.answer(to: record) == false
      else { continue }
      report.premiseHeld()
      guard let (clause, first) = fault(of: record, in: chapter) else { continue }
      report.add(
        clause,
        Breach(
          request: record.id, blamed: record.source,
          witnesses: chapter.sent(.should, for: record) + [first],
          expected: "\(record.source) refuses \(record.name), so nothing comes of it",
          however: clause.however))
    }
  }

  /// What went on after all, and the first event that shows it.
  private static func fault(
    of record: RequestRecord, in chapter: Chapter
  ) -> (IgnoredRefusal, Int)? {
    func first(_ kinds: Event.Kind...) -> Int? {
      record.events.first { kinds.contains(chapter.trace.events[$0].kind) }
    }
    if let number = first(.create, .prepare, .perform, .action) { return (.wentOn, number) }
    if let number = first(.segueAction) { return (.askedAction, number) }
    if let number = first(.instantiate) { return (.instantiated, number) }
    if let number = record.search.first { return (.searched, number) }
    // What was in flight before may change the tree when it settles, and so may a segue class of an
    // app's own that has taken its time; and a class that has declared nothing may act meanwhile.
    guard chapter.before?.isStill == true, !chapter.history.hasOwnMinds,
      !chapter.requests.contains(where: { $0.segue?.className != nil })
    else { return nil }
    return record.effects.first.map { (.changedTree, $0) }
  }
}

extension IgnoredRefusal {
  fileprivate var however: Sentence {
    switch self {
    case .wentOn: "the segue goes on"
    case .askedAction: "its segue action is asked to make the destination"
    case .instantiated: "a controller is born for it"
    case .searched: "a destination is looked for"
    case .changedTree: "the tree changes"
    }
  }
}
