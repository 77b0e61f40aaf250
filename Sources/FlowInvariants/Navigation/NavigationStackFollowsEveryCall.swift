import FlowModel

private enum WrongStack: String, Clauses {
  /// Nothing has changed yet.
  case late
  /// The stack is another one than the call makes it.
  case another
  /// It has gone, with all that it held.
  case gone
  /// The user has a back swipe of it in hand all the same.
  case swipeGoesOn
  /// The call is carried out by several changes, each while the one before is in flight.
  case stepByStep
  /// The call returns somebody else than whom it has taken off.
  case returnsOthers
}

extension Invariant {
  /// A stack is at once what a call makes it.
  public static let navigationStackFollowsEveryCall = Invariant(
    "navigation.stack-follows-every-call",
    About(
      statement: """
        When code pushes, pops or sets the stack of a navigation controller, the stack is at once \
        what that call makes it, also while another change is still in flight; a push also \
        while the user swipes back, who has nothing in hand any more then, unless the app drives \
        that swipe. What a segue pushes, or is to be shown, comes on top of all that is there. A \
        stack at rest takes no other change up while that one is in flight. What a \
        pop returns is who was taken off.
        """,
      source: """
        UIKit, `UINavigationController.viewControllers` and \
        `pushViewController(_:animated:)` ("the navigation stack is updated"); \
        `popViewController(animated:)` ("returns the view controller that was popped from the \
        stack") and its like. That this holds \
        during a transition, and that a push ends a back swipe, are readings chosen by this project. \
        UIKit logs that nested animations can result in a corrupted navigation bar.
        """,
      premise: """
        code changes the stack of a navigation controller by a step of its own, or a segue or what \
        is to be shown is pushed, nothing refuses that, and nobody else changes that stack
        """),
    listens: Listening(
      steps: [
        .push, .pop, .popTo, .popToRoot, .setStack, .tap, .performSegue, .show, .showDetail,
      ]),
    needs: [.instantiate, .declined, .refused, .reaction],
    implies: ["container.change-leaves-the-rest"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongStack>) {
    guard let label = chapter.action?.stackThatChanges else { return checkPush(chapter, &report) }
    guard chapter.isUndisturbed, let before = chapter.before, before.isSound, !chapter.isPopInDoubt,
      let index = chapter.receiver(label, in: before), before.kind(at: index) == .navigation
    else { return }
    let owner = before.controller(at: index)
    let former = Array(before.childControllers(of: index))
    guard chapter.keepsToUIKit(owner) else {
      return checkReturn(ofOpen: owner, chapter, &report)
    }
    guard let now = chapter.after.index(of: owner) else {
      return checkGone(owner, having: former, chapter, &report)
    }
    checkNesting(of: owner, having: former, chapter, &report)
    let stack = Array(chapter.after.childControllers(of: now))
    guard chapter.changes.count < 2, chapter.changes.allSatisfy({ chapter.isCall($0, on: owner) }),
      let wanted = chapter.stack(made: former), !chapter.isLeftToOthers(wanted, of: former)
    else { return }
    report.premiseHeld()
    guard stack == wanted else {
      return report.add(
        stack == former ? .late : .another,
        Breach(
          blamed: owner, witnesses: chapter.changes,
          expected: "\(owner) holds \(wanted)", however: "it holds \(stack)"))
    }
    checkReturn(of: owner, takingOff: former.filter { !wanted.contains($0) }, chapter, &report)
    guard before.snapshot.interacting == owner, chapter.isLastGestureBack,
      !chapter.history.promises(owner, { $0.swipes }),
      chapter.after.snapshot.interacting == owner
    else { return }
    report.add(
      .swipeGoesOn,
      Breach(
        blamed: owner, witnesses: chapter.changes, expected: "the back swipe of \(owner) is over",
        however: "the user still has it in hand"))
  }

  /// Reports a stack that somebody new is pushed on by a segue, or to be shown, and that holds
  /// something else then than that one on top of all others.
  private static func checkPush(_ chapter: Chapter, _ report: inout Report<WrongStack>) {
    guard chapter.happened([.push]), chapter.isUndisturbed,
      let (pushed, owner) = chapter.onlyPush, chapter.keepsToUIKit(owner),
      let before = chapter.before, before.isSound, before.snapshot.interacting == nil,
      let index = before.index(of: owner), before.kind(at: index) == .navigation,
      let now = chapter.after.index(of: owner)
    else { return }
    let former = Array(before.childControllers(of: index))
    guard !former.contains(pushed) else { return }
    report.premiseHeld()
    let wanted = former + [pushed]
    let stack = Array(chapter.after.childControllers(of: now))
    guard stack != wanted else { return }
    report.add(
      .another,
      Breach(
        blamed: owner, witnesses: chapter.changes, expected: "\(owner) holds \(wanted)",
        however: "it holds \(stack)"))
  }

  /// Reports a stack that is what the call makes it, and returns somebody else than whom that has
  /// taken off; in which order is not said.
  private static func checkReturn(
    of owner: ControllerID, takingOff taken: [ControllerID], _ chapter: Chapter,
    _ report: inout Report<WrongStack>
  ) {
    guard let claim = chapter.after.claim(.popped, by: owner) else { return }
    let returned = chapter.after.snapshot.controllers(of: claim)
    guard returned.count != taken.count || !returned.allSatisfy(taken.contains) else { return }
    report.add(
      .returnsOthers,
      Breach(
        blamed: owner, witnesses: chapter.changes,
        expected: "\(owner) returns \(taken), which it takes off",
        however: "it returns \(returned)"))
  }

  /// Reports a stack whose class has not declared what it shows, and which pops and returns
  /// somebody who is there still.
  private static func checkReturn(
    ofOpen owner: ControllerID, _ chapter: Chapter, _ report: inout Report<WrongStack>
  ) {
    guard let now = chapter.after.index(of: owner), chapter.changes.count == 1,
      chapter.changes.allSatisfy({ chapter.isCall($0, on: owner) }),
      chapter.after.claim(.popped, by: owner) != nil
    else { return }
    report.premiseHeld()
    let stack = Array(chapter.after.childControllers(of: now))
    let returned = chapter.after.claimed(.popped, by: owner)
    guard returned.contains(where: stack.contains) else { return }
    report.add(
      .returnsOthers,
      Breach(
        blamed: owner, witnesses: chapter.changes,
        expected: "\(owner) returns nobody of \(stack), who are still there",
        however: "it returns \(returned)"))
  }

  /// Reports a stack at rest that makes several changes of one call, one on top of the other, where
  /// nobody else may have asked for any of them.
  private static func checkNesting(
    of owner: ControllerID, having former: [ControllerID], _ chapter: Chapter,
    _ report: inout Report<WrongStack>
  ) {
    guard chapter.restBefore != nil, !chapter.history.hasOwnMinds,
      !chapter.history.hasSilentClasses,
      let wanted = chapter.stack(made: former),
      let number = chapter.numbers(of: [.warned]).first(where: {
        chapter.trace.events[$0].what == .warned(.nestedTransition, owner)
      })
    else { return }
    report.premiseHeld()
    report.add(
      .stepByStep,
      Breach(
        blamed: owner, witnesses: chapter.changes + [number],
        expected: "\(owner) holds \(wanted) by one change",
        however: "it begins another one while the first is in flight"))
  }

  /// Reports a stack that goes where it was only to change: nothing was on its way before that, and
  /// nobody has come who stood elsewhere and took it along.
  private static func checkGone(
    _ owner: ControllerID, having former: [ControllerID], _ chapter: Chapter,
    _ report: inout Report<WrongStack>
  ) {
    guard chapter.before?.isStill == true, !chapter.history.hasOwnMinds,
      let wanted = chapter.stack(made: former),
      wanted.allSatisfy({ former.contains($0) || chapter.before?.contains($0) == false })
    else { return }
    report.premiseHeld()
    report.add(
      .gone,
      Breach(
        blamed: owner, witnesses: chapter.firstEvents,
        expected: "\(owner) holds \(wanted)", however: "\(owner) has gone"))
  }
}

extension Step.Action {
  fileprivate var isPush: Bool { if case .push = self { true } else { false } }

  fileprivate var stackThatChanges: Label? {
    switch self {
    case .push(_, on: let label), .pop(let label), .popTo(_, on: let label),
      .popToRoot(let label), .setStack(_, on: let label):
      label
    default: nil
    }
  }
}

extension Chapter {
  /// Who is pushed on which stack, when nothing else changes.
  fileprivate var onlyPush: (pushed: ControllerID, stack: ControllerID)? {
    let changes = changes
    guard changes.count == 1, let first = changes.first,
      case .push(let pushed, on: let stack) = trace.events[first].what
    else { return nil }
    return (pushed, stack)
  }

  /// Whether nothing has kept the step from being carried out as it is, and nothing else went on.
  fileprivate var isUndisturbed: Bool {
    !isHalted && after.isSound
      && !happened([.declined, .refused, .reaction, .opened])
      && (!happened([.interaction]) || action?.isPush == true)
  }

  /// Whether a swipe is in hand, and what comes of it may be something else than what the step
  /// does; a push leaves no doubt.
  fileprivate var isPopInDoubt: Bool {
    before?.snapshot.interacting != nil && action?.isPush != true
  }

  /// Whether the last gesture that the user has begun, with nothing in hand, is a back swipe.
  fileprivate var isLastGestureBack: Bool {
    let begun = (0..<(step ?? 0)).last {
      [.beginBack, .beginSwipeDown].contains(trace.steps[$0].kind)
        && history.trees[$0].snapshot.interacting == nil
    }
    return begun.map { trace.steps[$0].kind } == .beginBack
  }

  /// Whether an event is what the step itself calls for: a segue that has waited may change the
  /// stack, too.
  ///
  /// The stack's own class may well pop by setting the whole stack; so may somebody else who
  /// follows their own mind, whatever was called.
  fileprivate func isCall(_ number: Int, on owner: ControllerID) -> Bool {
    switch (action, trace.events[number].what) {
    case (.push, .push(_, on: owner)), (.setStack, .stack(owner, _)), (.pop, .pop(owner, to: _)),
      (.popTo, .pop(owner, to: _)), (.popToRoot, .pop(owner, to: _)):
      true
    case (.pop, .stack(owner, _)), (.popTo, .stack(owner, _)), (.popToRoot, .stack(owner, _)):
      !history.hasOwnMinds
    default: false
    }
  }

  /// Whether a call leaves the stack as it is, so that what has changed is done by somebody else:
  /// by one who follows their own mind.
  fileprivate func isLeftToOthers(_ wanted: [ControllerID], of former: [ControllerID]) -> Bool {
    wanted == former && isChanged && history.hasOwnMinds
  }

  /// Whether a stack's class has declared what it shows and whom it lets go.
  fileprivate func keepsToUIKit(_ stack: ControllerID) -> Bool {
    !history.leavesOpen(.show, of: stack) && !history.leavesOpen(.exits, of: stack)
  }

  /// What the step makes of a stack; `nil` when that cannot be told.
  fileprivate func stack(made former: [ControllerID]) -> [ControllerID]? {
    switch action {
    case .push(let subject, on: _):
      handedOver(subject).flatMap { former.contains($0) ? nil : former + [$0] }
    case .pop: former.count > 1 ? former.dropLast() : former
    case .popToRoot: Array(former.prefix(1))
    case .popTo(let label, on: _):
      standing(label).flatMap(former.firstIndex(of:)).map { Array(former[...$0]) }
    case .setStack(let labels, on: _):
      labels.map(handedOver).contains(nil) ? nil : labels.compactMap(handedOver)
    default: nil
    }
  }
}
