import FlowModel

private enum WrongAnimation: String, Clauses {
  /// What was to be done at once is in flight.
  case animated
  /// What was to be animated has ended already.
  case notAnimated
}

extension Invariant {
  /// What is animated takes until it settles, and what is not is done at once.
  public static let transitionIsAsAnimatedAsAsked = Invariant(
    "transition.is-as-animated-as-asked",
    About(
      statement: """
        Right after a segue without animation, or after a push, a pop, a presentation or a \
        dismissal that code asks for without, nothing moves; when code asks for it with animation, \
        something does.
        """,
      source: """
        UIKit, `UIStoryboardSegue` and `UIViewController.present(_:animated:completion:)` \
        ("flag: Pass true to animate the presentation").
        """,
      premise: """
        on screen, in the foreground and at rest such a thing is asked for and not waited for, it is \
        all that happens, and every class has declared what it does; and for what is animated, \
        something is in flight at some time in the flow, for some systems never animate, and no \
        animator has completed it at once
        """),
    listens: Listening(steps: [.push, .pop, .present, .dismiss, .performSegue, .tap]),
    needs: [.push, .pop, .present, .dismiss, .perform, .opened],
    implies: ["tree.is-well-formed"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongAnimation>) {
    guard let step = chapter.step, !chapter.trace.steps[step].settles, !chapter.isHalted,
      !chapter.happened([.reaction, .opened, .refused, .warned]),
      let before = chapter.restBefore, !before.snapshot.isInBackground,
      !chapter.history.hasSilentClasses, !chapter.history.hasOwnMinds
    else { return }
    let isMoving = chapter.after.snapshot.transitionCount > 0
    if let record = chapter.unanimatedRequest {
      report.premiseHeld()
      guard isMoving else { return }
      add(.animated, record.source, chapter, &report)
    } else if let mover = chapter.mover(in: before) {
      let isAnimated = chapter.trace.steps[step].isAnimated
      guard !isAnimated || chapter.trace.snapshots.contains(where: { $0.inFlightCount > 0 }) else {
        return
      }
      guard !isAnimated || !chapter.hasHurriedAnimator else { return }
      report.premiseHeld()
      guard isMoving != isAnimated else { return }
      add(isAnimated ? .notAnimated : .animated, mover, chapter, &report)
    }
  }

  private static func add(
    _ clause: WrongAnimation, _ blamed: ControllerID, _ chapter: Chapter,
    _ report: inout Report<WrongAnimation>
  ) {
    let expected: Sentence
    let however: Sentence
    switch clause {
    case .animated:
      expected = "what is not animated is done at once"
      however = "something is in flight"
    case .notAnimated:
      expected = "what is animated is in flight"
      however = "it has ended already"
    }
    report.add(
      clause,
      Breach(
        blamed: blamed, witnesses: chapter.changes, expected: expected, however: however))
  }
}

extension Chapter {
  /// The one segue that is performed, when it is a show, a show detail or a presentation of the
  /// house without animation.
  fileprivate var unanimatedRequest: RequestRecord? {
    guard requests.count == 1, let record = requests.first, let segue = record.segue,
      !segue.animates, segue.isOfTheHouse, segue.performing == nil, segue.intermediate == nil,
      firstSent(.perform, for: record) != nil
    else { return nil }
    switch segue.kind {
    case .show, .showDetail, .present: return record
    default: return nil
    }
  }

  /// Whether an animator has completed at once, which it may: what moves takes as long as that
  /// likes.
  fileprivate var hasHurriedAnimator: Bool {
    numbers(of: [.callback]).contains {
      guard case .callback(_, let word) = trace.events[$0].what else { return false }
      return trace.text(of: word) == TransitionWord.animationEnded.rawValue
    }
  }

  /// Who could be seen to move in a single change that code asks for.
  fileprivate func mover(in before: Tree) -> ControllerID? {
    guard changes.count == 1, requests.isEmpty,
      action?.subject.map(comesFromNowhere) ?? true
    else { return nil }
    let mover: ControllerID
    switch (action, trace.events[changes[0]].what) {
    case (.push, .push(_, on: let stack)), (.pop, .pop(let stack, to: _)): mover = stack
    case (.present, .present(_, from: let presenter, by: _)): mover = presenter
    case (.dismiss, .dismiss(let presented, from: _)): mover = presented
    default: return nil
    }
    return before.index(of: mover).map { before.nodes[$0].isOnScreen } == true ? mover : nil
  }
}
