import FlowModel

private enum EndlessRefresh: String, Clauses {
  /// Nothing waits any more, and it still says that it loads.
  case endless
}

extension Invariant {
  /// What the user pulls to load anew can be pulled again when everything has been loaded.
  ///
  /// It finds a path on which an app forgets `endRefreshing()`: a request that fails, or one that
  /// is left out. An app that takes the control away, or waits for a signal, leaves this rule out.
  public static let refreshingEnds = Invariant(
    "rule.refreshing-ends",
    About(
      statement: """
        What the user has pulled to load anew does not say that it loads when nothing waits for its \
        time that did not wait before the pull.
        """,
      source: "a rule that most apps want; UIKit, `UIRefreshControl.endRefreshing()`",
      premise: """
        the user has pulled a refresh control, only time has passed since, nothing moves or waits \
        that did not before, and all else that could be touched on its screen, if anything, still \
        is all that can
        """),
    listens: Listening(steps: [.tap, .settle, .wait]),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<EndlessRefresh>) {
    guard let pull = chapter.pull, let step = pull.step, let list = pull.touchedController,
      !chapter.isHalted, chapter.after.isStill, chapter.hasLoaded(whatIsPulledIn: pull)
    else { return }
    let control = pull.trace.touchable(inStep: step)
    let after = chapter.after.snapshot.touchables(of: list)
    let others = pull.before?.snapshot.touchables(of: list).filter { $0 != control } ?? []
    guard after.filter({ $0 != control }) == others, chapter.after.isOnScreen(list) else { return }
    report.premiseHeld()
    guard let control, !after.contains(control) else { return }
    report.add(
      .endless,
      Breach(
        blamed: list, witnesses: [],
        expected: "'\(control.name.text)' can be pulled again when nothing waits any more",
        however: "it still loads"))
  }
}

extension Chapter {
  /// The step in which the user pulled what loads anew: this one, or one after which only time has
  /// passed.
  fileprivate var pull: Chapter? {
    guard let step, let number = trace.lastDeed(upTo: step),
      trace.touchable(inStep: number)?.role == .refresh
    else { return nil }
    let pull = history.chapter(ofStep: number)
    return pull.isDeclined ? nil : pull
  }

  /// Whether time has passed for all that a pull may have put off: nothing waits any more, or after
  /// everything that waited has been done no more than before, as a clock.
  fileprivate func hasLoaded(whatIsPulledIn pull: Chapter) -> Bool {
    let count = after.snapshot.delayedCount
    guard count > 0 else { return true }
    return action == .settle && count <= (pull.before?.snapshot.delayedCount ?? 0)
  }
}
