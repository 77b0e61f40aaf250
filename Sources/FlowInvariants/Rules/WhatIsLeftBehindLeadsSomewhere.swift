import FlowModel

private enum LeftBehind: String, Clauses {
  /// What came with a screen stays when that has gone, and does nothing.
  case nothing
}

extension Invariant {
  /// What came with a screen goes with it, or leads where it led also when the screen has gone.
  ///
  /// It finds a button that a screen puts into the view of its stack, or a panel into that of its
  /// container, and takes away on one of the ways out alone. What only plays or marks something
  /// is not judged, for nothing could be seen of it.
  public static let whatIsLeftBehindLeadsSomewhere = Invariant(
    "rule.what-is-left-behind-leads-somewhere",
    About(
      statement: """
        What could be touched only while a screen stood, and led somewhere then, leads somewhere \
        also when the user has left the screen, or cannot be touched any more.
        """,
      source: "a rule that most apps want",
      premise: """
        something is touched a second time, the first time brought a screen, and the user has only \
        left since, or opened what is gone again, where the third time counts; a screen is gone that \
        stood the first time, and before that had come it could not be touched
        """),
    listens: Listening(steps: [.tap]),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<LeftBehind>) {
    guard let touched = chapter.touchedController, let first = chapter.touchBeforeLeaving,
      let step = first.step, let left = chapter.screenLeft(since: first)
    else { return }
    report.premiseHeld()
    guard chapter.isInVain else { return }
    report.add(
      .nothing,
      Breach(
        blamed: touched, witnesses: first.changes,
        expected: """
          the touch does what it did in step \(step + 1), or \(left) has taken along what is \
          touched when it went
          """,
        however: "nothing happens"))
  }
}

extension Chapter {
  /// The last touch of the same, if it brought a screen and the user has only left since; `nil` for
  /// none.
  fileprivate var touchBeforeLeaving: Chapter? {
    guard let step, case .tap = action, let before, before.isStill,
      before.snapshot.delayedCount == 0
    else { return nil }
    var meanwhile = Meanwhile(before: action)
    for earlier in (0..<step).reversed() {
      let chapter = history.chapter(ofStep: earlier)
      if chapter.action == action, chapter.before?.isStill == true {
        if chapter.happened([.present, .push]) { return meanwhile.isJudged ? chapter : nil }
        guard chapter.isInVain, meanwhile.addsDeadTouch() else { return nil }
      } else {
        guard meanwhile.adds(chapter, upTo: before) else { return nil }
      }
    }
    return nil
  }

  /// A screen that stood at an earlier touch of the same and is gone, if nothing of the kind could
  /// be touched before it had come; `nil` for none.
  fileprivate func screenLeft(since first: Chapter) -> ControllerID? {
    guard case .tap(_, let control) = action, let touched = touchedController, let before,
      let then = first.before
    else { return nil }
    let gone = then.nodes.map(\.controller).filter { !before.contains($0) }
    guard let left = gone.first,
      let earlier = first.treesSoFar.last(where: { tree in !gone.contains(where: tree.contains) }),
      !earlier.snapshot.touchables(of: touched).contains(where: { $0.name == control })
    else { return nil }
    return left
  }
}
