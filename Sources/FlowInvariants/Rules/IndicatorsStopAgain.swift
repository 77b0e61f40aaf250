import FlowModel

private enum EndlessTurning: String, Clauses {
  /// Nothing waits any more, and an indicator still turns.
  case endless
}

extension Invariant {
  /// An activity indicator that has stopped in a screen stops in the next one of its kind, too.
  ///
  /// It finds a path on which an app forgets `stopAnimating()`: a request that fails, one that is
  /// left out, or one that is answered while the user is elsewhere. An app that waits for a signal,
  /// or for more to be asked for, while an indicator turns leaves this rule out.
  public static let indicatorsStopAgain = Invariant(
    "rule.indicators-stop-again",
    About(
      statement: """
        Where an activity indicator that a step had turn has stopped, the one that the same step has \
        turn the next time stops, too, by when nothing moves or waits.
        """,
      source: "a rule that most apps want; UIKit, `UIActivityIndicatorView.stopAnimating()`",
      premise: """
        an indicator has stopped in a screen, or in one of its kind, since the step that had it turn \
        nothing but time has passed, and the same holds of what turns now, with the same to touch, or \
        the user has gone elsewhere and come back besides
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
    for screen in busy {
      let stops = chapter.beginnings(of: screen).lazy.compactMap {
        chapter.formerStop(of: screen, begunLike: $0)
      }
      guard let first = stops.first else { continue }
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
        after.isOnScreen(screen)
      else { return nil }
      return screen
    }
  }

  /// The last step in which something was done: this one, or one since which time has passed.
  fileprivate var lastDeed: Chapter? {
    step.flatMap { trace.lastDeed(upTo: $0) }.map { history.chapter(ofStep: $0) }
  }

  /// The steps that may have had an indicator turn: one on the screen since which the user has only
  /// been elsewhere, and it has turned whenever it was in sight; and the last one in which
  /// something was done.
  fileprivate func beginnings(of screen: ControllerID) -> [Chapter] {
    let touch = deedsSince(history.chapter(0)).first { deed in
      deed.touchedController == screen && deed.before?.claim(.busy, by: screen) == nil
        && deed.after.claim(.busy, by: screen) != nil
    }
    let last = lastDeed.flatMap { $0.before?.claim(.busy, by: screen) == nil ? $0 : nil }
    guard let touch, touch.ordinal != last?.ordinal, hasOnlyBeenAway(from: screen, since: touch),
      treesSoFar[touch.ordinal...].allSatisfy({ tree in
        !tree.isOnScreen(screen) || !tree.isStill || tree.claim(.busy, by: screen) != nil
      })
    else { return last.map { [$0] } ?? [] }
    return [touch] + (last.map { [$0] } ?? [])
  }

  /// Where an indicator stopped before in a screen of the same kind, with the same to touch in it,
  /// that had begun to turn by the same deed, when nothing else was done meanwhile.
  fileprivate func formerStop(of screen: ControllerID, begunLike began: Chapter)
    -> StoppedIndicator?
  {
    for ordinal in 0..<began.ordinal {
      let chapter = history.chapter(ordinal)
      guard let deed = chapter.lastDeed, deed.action == began.action else { continue }
      let stop = chapter.indicatorsThatStop.first { stop in
        deed.before?.snapshot.isSettled == true
          && deed.before?.claim(.busy, by: stop.screen) == nil
          && trace.isLike(screen, stop.screen)
          && chapter.after.snapshot.touchables(of: stop.screen).map(\.name)
            == after.snapshot.touchables(of: screen).map(\.name)
      }
      if let stop { return stop }
    }
    return nil
  }

  /// The indicators that have stopped in the step.
  fileprivate var indicatorsThatStop: [StoppedIndicator] {
    numbers(of: [.callback]).compactMap { number in
      guard case .callback(let screen, let word) = trace.events[number].what,
        trace.text(of: word) == "stopAnimating"
      else { return nil }
      return StoppedIndicator(screen: screen, event: number)
    }
  }
}
