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
        Right after a segue or an unwind without animation, or after a push, a pop, a new stack, a \
        presentation or a dismissal that code asks for without, nothing moves; when it is asked for \
        with animation, or the user leaves by the back button, a pull or a touch outside, something \
        does.
        """,
      source: """
        UIKit, `UIStoryboardSegue` and `UIViewController.present(_:animated:completion:)` \
        ("flag: Pass true to animate the presentation").
        """,
      premise: """
        on screen, in the foreground and at rest such a thing is asked for and not waited for, it is \
        all that happens, and every class has declared what it does; and for what is animated, \
        something is in flight at some time in the flow that no gesture moves, for some systems \
        never animate, and no animator has completed it at once
        """),
    listens: Listening(steps: [
      .push, .pop, .popTo, .popToRoot, .setStack, .present, .dismiss, .performSegue, .tap, .back,
      .swipeDown, .tapOutside,
    ]),
    needs: [.push, .pop, .present, .dismiss, .perform, .opened],
    implies: ["tree.is-well-formed"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongAnimation>) {
    guard let step = chapter.step, !chapter.trace.steps[step].settles, !chapter.isHalted,
      !chapter.happened([.reaction, .opened, .refused, .warned]),
      let before = chapter.restBefore, !before.snapshot.isInBackground,
      !chapter.history.hasSilentClasses, !chapter.history.hasOwnMinds
    else { return }
    guard let (blamed, isAnimated) = chapter.animation(in: before) else { return }
    if isAnimated {
      guard chapter.trace.animatesByItself, !chapter.hasHurriedAnimator else { return }
    }
    report.premiseHeld()
    guard (chapter.after.snapshot.transitionCount > 0) != isAnimated else { return }
    add(isAnimated ? .notAnimated : .animated, blamed, chapter, &report)
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

extension Trace {
  /// Whether something is in flight at some time that no gesture moves.
  fileprivate var animatesByItself: Bool {
    snapshots.contains { $0.transitionCount > 0 && $0.interacting == nil }
  }
}

extension Chapter {
  /// Whether what is done is to be animated, and who is blamed when it is not so; `nil` where
  /// nothing can be told.
  fileprivate func animation(in before: Tree) -> (blamed: ControllerID, isAsked: Bool)? {
    guard let record = requests.first else {
      return step.flatMap { step in
        mover(in: before).map { ($0, trace.steps[step].isAnimated) }
      }
    }
    guard let segue = onlySegue else { return nil }
    return segue.animates ? mover(in: before).map { ($0, true) } : (record.source, false)
  }

  /// The one segue that is performed, when it is a show, a show detail, a presentation or an unwind
  /// of the house.
  private var onlySegue: Segue? {
    guard requests.count == 1, let record = requests.first, let segue = record.segue,
      segue.isOfTheHouse, segue.performing == nil, segue.intermediate == nil,
      firstSent(.perform, for: record) != nil
    else { return nil }
    switch segue.kind {
    case .show, .showDetail, .present, .popover, .unwind: return segue
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

  /// Who could be seen to move in the one change of the step.
  private func mover(in before: Tree) -> ControllerID? {
    guard changes.count == 1, action?.subject.map(comesFromNowhere) ?? true else { return nil }
    let mover: ControllerID
    switch trace.events[changes[0]].what {
    case .push(_, on: let stack): mover = stack
    case .pop(let stack, to: let top):
      guard comesToTheTop(top, of: stack, in: before) else { return nil }
      mover = stack
    case .stack(let stack, let list):
      guard let top = trace.controllers(of: list).last, comesToTheTop(top, of: stack, in: before)
      else { return nil }
      mover = stack
    case .present(_, from: let presenter, by: _): mover = presenter
    case .dismiss(let presented, from: _): mover = presented
    default: return nil
    }
    return before.isOnScreen(mover) ? mover : nil
  }

  /// Whether another one than before comes to the top of a stack, who stands nowhere else.
  private func comesToTheTop(
    _ top: ControllerID, of stack: ControllerID, in before: Tree
  ) -> Bool {
    guard let index = before.index(of: stack),
      let former = before.lastChild(of: index)
    else { return false }
    let isElsewhere = before.index(of: top).map { before.parent(of: $0) != index } ?? false
    return top != former && !isElsewhere
  }
}
