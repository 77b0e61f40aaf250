import FlowModel

private enum DeadSwipe: String, Clauses {
  /// The back swipe does not begin where it did before.
  case hidden
}

extension Invariant {
  /// A screen that could be swiped away can be again, when the same touch has opened it again.
  ///
  /// It finds who turns the gesture off, for one screen or while a push runs, and does not turn it
  /// on again on one of the ways. An app that keeps the user on a screen the next time leaves this
  /// rule out.
  public static let swipesBeginAgain = Invariant(
    "rule.swipes-begin-again",
    About(
      statement: """
        Where a back swipe has begun on a screen that a touch had just opened, it begins again when \
        the same touch opens a screen again and everything stands as it did before.
        """,
      source: "a rule that most apps want",
      premise: """
        the user swipes back, in a stack at rest, from a screen that a touch has pushed, and nothing \
        was done since but what leaves something, another width and the background; the same was so \
        before, and what stood there before the two touches is alike
        """),
    listens: Listening(steps: [.beginBack]),
    needs: [.push, .interaction, .declined],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<DeadSwipe>) {
    guard let now = chapter.swipedVisit, let step = chapter.step else { return }
    let earlier = (0..<step).lazy.reversed().compactMap { number -> Chapter? in
      guard chapter.trace.steps[number].kind == .beginBack else { return nil }
      let former = chapter.history.chapter(ofStep: number)
      guard let then = former.swipedVisit, then.isLike(now), former.begins(then.stack) else {
        return nil
      }
      return former
    }.first
    guard let earlier else { return }
    report.premiseHeld()
    guard chapter.happened([.declined]),
      chapter.events.contains(where: { chapter.trace.events[$0].what == .declined(.hidden) })
    else { return }
    report.add(
      .hidden,
      Breach(
        blamed: now.stack, witnesses: Array(chapter.events.prefix(1)),
        expected: "the swipe begins, as it did in step \(earlier.ordinal)",
        however: "no swipe begins in \(now.stack)"))
  }
}

/// A screen that a touch has pushed, from which the user swipes back.
private struct SwipedVisit {
  let stack: ControllerID
  /// The chapter in which it was pushed.
  let arrival: Chapter

  /// Whether the same touch has led to both, and everything stood as it did.
  func isLike(_ other: SwipedVisit) -> Bool {
    guard stack == other.stack, arrival.action == other.arrival.action,
      let before = arrival.before, let later = other.arrival.before
    else { return false }
    return before.isStill && before.looks(like: later)
  }
}

extension Chapter {
  /// The screen from which the user swipes back, if a touch has just pushed it.
  fileprivate var swipedVisit: SwipedVisit? {
    guard let step, case .beginBack(let label) = action, let before, before.isSound,
      before.isStill, let index = receiver(label, in: before),
      let top = before.lastChild(of: index)
    else { return nil }
    let stack = before.controller(at: index)
    let pushed = trace.events[..<events.lowerBound].lastIndex {
      $0.what == .push(top, on: stack)
    }
    guard let arrival = pushed.flatMap(trace.step(ofEvent:)), trace.steps[arrival].kind == .tap,
      ((arrival + 1)..<step).allSatisfy(trace.leavesTheRest)
    else { return nil }
    return SwipedVisit(stack: stack, arrival: history.chapter(ofStep: arrival))
  }

  /// Whether a gesture of a stack begins.
  fileprivate func begins(_ stack: ControllerID) -> Bool {
    numbers(of: [.interaction]).contains { trace.events[$0].what == .interaction(stack, .began) }
  }
}
