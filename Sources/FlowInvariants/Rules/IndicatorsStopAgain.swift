import FlowModel

private enum EndlessTurning: String, Clauses {
  /// Nothing waits any more, and an indicator still turns.
  case endless
}

extension Invariant {
  /// An activity indicator that has stopped in a screen stops in the next one of its kind, too.
  ///
  /// It finds a path on which an app forgets `stopAnimating()`: a request that fails, or one that
  /// is left out. An app that waits for a signal while an indicator turns leaves this rule out.
  public static let indicatorsStopAgain = Invariant(
    "rule.indicators-stop-again",
    About(
      statement: """
        Where an activity indicator has stopped before, no one turns any more when nothing moves and \
        nothing waits for its time.
        """,
      source: "a rule that most apps want; UIKit, `UIActivityIndicatorView.stopAnimating()`",
      premise: """
        an indicator in sight has stopped in a screen, or in one of its kind, nothing moves or waits \
        any more, and what turns then, if anything, has begun since
        """),
    needs: [.callback],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<EndlessTurning>) {
    guard chapter.after.snapshot.isSettled, !chapter.after.snapshot.isInBackground,
      !chapter.isHalted
    else { return }
    let busy = chapter.busyScreens
    guard !busy.isEmpty else {
      if !chapter.indicatorsThatStop.isEmpty { report.premiseHeld() }
      return
    }
    let stopped = (0..<chapter.ordinal).flatMap { chapter.history.chapter($0).indicatorsThatStop }
    for screen in busy {
      guard let first = stopped.first(where: { chapter.isOfSameKind(screen, as: $0.screen) }) else {
        continue
      }
      report.premiseHeld()
      report.add(
        .endless,
        Breach(
          blamed: screen, witnesses: [first.event],
          expected: "what turns in \(screen) stops, as it did in \(first.screen) before",
          however: "nothing waits any more, and it still turns"))
    }
  }
}

/// An indicator that has stopped, by the event that tells it.
private struct StoppedIndicator {
  let screen: ControllerID
  let event: Int
}

extension Chapter {
  /// The screens in sight in which an indicator turns in the end.
  fileprivate var busyScreens: [ControllerID] {
    after.snapshot.claims.compactMap { claim in
      guard claim.facet == .busy, case .controller(let screen) = claim.owner,
        after.nodes.contains(where: { $0.controller == screen && $0.isOnScreen })
      else { return nil }
      return screen
    }
  }

  /// The indicators that have stopped in the step by themselves: not those that turned when
  /// something was touched, which may have stopped them.
  fileprivate var indicatorsThatStop: [StoppedIndicator] {
    numbers(of: [.callback]).compactMap { number in
      guard case .callback(let screen, let word) = trace.events[number].what,
        trace.text(of: word) == "stopAnimating",
        step.map({ trace.steps[$0].kind.isPassing }) == true
          || before?.claim(.busy, by: screen) == nil
      else { return nil }
      return StoppedIndicator(screen: screen, event: number)
    }
  }

  fileprivate func isOfSameKind(_ screen: ControllerID, as other: ControllerID) -> Bool {
    trace.cast[screen.index].isLike(trace.cast[other.index])
  }
}
