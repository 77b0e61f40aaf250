import FlowModel

private enum LockedIn: String, Clauses {
  /// Nothing can be touched, and there is no way elsewhere.
  case stays
}

extension Invariant {
  /// Whoever comes in front leaves the user something to do.
  ///
  /// It finds a receipt without a button in a sheet that cannot be pulled down, an alert without an
  /// answer, a spinner that never goes. An app that waits for a signal, or means to stop there,
  /// leaves this rule out.
  public static let nobodyIsLockedIn = Invariant(
    "rule.nobody-is-locked-in",
    About(
      statement: """
        When nothing moves and nothing waits for its time, the user finds something to touch in \
        front, or a way elsewhere: back, to another tab, by pulling down what is in front, or by \
        touching beside it.
        """,
      source: """
        a rule that most apps want; UIKit, `UIViewController.isModalInPresentation` and \
        `UINavigationItem.hidesBackButton`, which take ways out away
        """,
      premise: """
        the app is in the foreground, nothing moves, nothing waits that did not before time passed, \
        and somebody is on screen who was not there when the flow began
        """),
    listens: .everything,
    check: check
  ).countingControls()

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<LockedIn>) {
    guard chapter.step != nil, !chapter.isHalted, chapter.hasNothingToComeUp,
      let newcomer = chapter.newcomerInFront
    else { return }
    report.premiseHeld()
    guard chapter.after.isCaptive, chapter.isFirstCaptive, !chapter.isMadeByStep(newcomer) else {
      return
    }
    report.add(
      .stays,
      Breach(
        blamed: newcomer, witnesses: chapter.changes,
        expected: "the user can do something on \(newcomer), or leave it",
        however: """
          there is nothing to touch, no way back, and nothing that can be pulled down or touched away
          """))
  }
}

extension Chapter {
  /// Whether nothing more happens by itself: nothing waits, or time has passed, nothing came of it,
  /// and what waits still, as a clock, is no more than before.
  fileprivate var hasNothingToComeUp: Bool {
    guard after.isSound, after.isStill, !after.snapshot.isInBackground else { return false }
    let count = after.snapshot.delayedCount
    guard count > 0 else { return true }
    return action == .settle && changesNothing
      && count <= before?.snapshot.delayedCount ?? 0
  }

  /// Whether the one before it has not been judged to be captive as well.
  fileprivate var isFirstCaptive: Bool {
    guard let former, former.after.isCaptive else { return true }
    return !former.hasNothingToComeUp
  }

  /// The last one on screen who is new since the flow began, and in whom nobody is seen.
  fileprivate var newcomerInFront: ControllerID? {
    let stage = history.trees[0]
    return after.nodes.indices.last { index in
      after.nodes[index].isOnScreen && !stage.contains(after.controller(at: index))
        && after.children(of: index).isEmpty
    }.map(after.controller)
  }

  /// Whether a step has made somebody, and not the app.
  fileprivate func isMadeByStep(_ controller: ControllerID) -> Bool {
    guard let label = trace.cast[controller.index].label else { return false }
    return trace.steps[..<ordinal].contains { step in
      guard case .new = step.action.subject else { return false }
      return step.creating.contains(label)
    }
  }
}

extension Tree {
  /// Whether the user finds nothing to do, and not because no touch gets through, which another
  /// rule tells.
  fileprivate var isCaptive: Bool {
    snapshot.claims.contains { $0.facet == .captive }
      && !snapshot.claims.contains { $0.facet == .untouchable }
  }
}
