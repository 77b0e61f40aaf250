import FlowModel

private enum EndlessRefresh: String, Clauses {
  /// Nothing waits any more, and it still says that it loads.
  case endless
}

extension Invariant {
  /// What the user pulls to load anew can be pulled again when everything has been loaded.
  ///
  /// It finds a path on which an app forgets `endRefreshing()`: a request that fails, one that is
  /// left out, or one that is answered while the user is elsewhere. An app that takes the control
  /// away, or waits for a signal, leaves this rule out.
  public static let refreshingEnds = Invariant(
    "rule.refreshing-ends",
    About(
      statement: """
        What the user has pulled to load anew does not say that it loads when nothing waits for its \
        time that did not wait before the pull.
        """,
      source: "a rule that most apps want; UIKit, `UIRefreshControl.endRefreshing()`",
      premise: """
        the user has pulled a refresh control, and since has only let time pass, gone elsewhere and \
        come back, and seen to what came in front; nothing moves or waits that did not before, after \
        more than time nothing at all, and all else that could be touched on its screen, if anything, \
        still is all that can
        """),
    listens: Listening(
      steps: [.tap, .settle, .wait, .back, .swipeDown, .tapOutside, .tapTab]),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<EndlessRefresh>) {
    guard let pull = chapter.pull, let step = pull.step, let list = pull.touchedController,
      !chapter.isHalted, chapter.after.isStill, chapter.after.isOnScreen(list),
      chapter.hasLoaded(whatIsPulledIn: pull), chapter.hasOnlyBeenAway(from: list, since: pull)
    else { return }
    let control = pull.trace.touchable(inStep: step)
    let after = chapter.after.snapshot.touchables(of: list)
    let others = pull.before?.snapshot.touchables(of: list).filter { $0 != control } ?? []
    guard after.filter({ $0 != control }) == others else { return }
    report.premiseHeld()
    // One that could be pulled meanwhile has ended: that it is gone has another reason.
    guard let control,
      !chapter.treesSoFar[pull.ordinal...].contains(where: {
        $0.snapshot.touchables.contains(control)
      })
    else { return }
    report.add(
      .endless,
      Breach(
        blamed: list, witnesses: [],
        expected: "'\(control.name.text)' can be pulled again when nothing waits any more",
        however: "it still loads"))
  }
}

extension Chapter {
  /// The last step in which the user has pulled what loads anew.
  fileprivate var pull: Chapter? {
    sequence(first: self, next: \.former).first {
      $0.step.flatMap(trace.touchable)?.role == .refresh && !$0.isDeclined
    }
  }

  /// Whether time has passed for all that a pull may have put off: nothing waits any more, or after
  /// everything that waited has been done no more than before, as a clock.
  ///
  /// Where more was done since, a clock may have stopped, and something else wait in its place.
  fileprivate func hasLoaded(whatIsPulledIn pull: Chapter) -> Bool {
    let count = after.snapshot.delayedCount
    guard count > 0 else { return true }
    return action == .settle && count <= (pull.before?.snapshot.delayedCount ?? 0)
      && deedsSince(pull).isEmpty
  }
}
