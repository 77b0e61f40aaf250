import FlowModel

private enum Unrestored: String, Clauses {
  /// Somebody who was there has not come back.
  case gone
  /// Somebody is there who was not: another instance, perhaps.
  case strange
  /// Somebody is in another place, or links, selection or style are not as they were.
  case misplaced
  /// An owner says something else about its own state.
  case wrongClaim
  /// A bar that could be seen is hidden, or the other way round.
  case otherBar
  /// Something is still in flight, or still covered.
  case moving
  /// It goes through.
  case completed
}

extension Invariant {
  /// A gesture that is cancelled leaves nothing behind.
  public static let transitionCancelRestoresEverything = Invariant(
    "transition.cancel-restores-everything",
    About(
      statement: """
        When the user takes back a swipe or a pull, everything is as it was before it began: the \
        same controllers in the same places, with the same links, and nothing in flight; where \
        something else moves or has changed meanwhile, the stack that was swiped and the tabs around \
        it are as they were. What the \
        user has in hand when the app goes to the background, or is saved, is taken back, if no animator \
        of an app's own drives it.
        """,
      source: """
        UIKit, `UIPercentDrivenInteractiveTransition.cancel()` and \
        `UIViewControllerContextTransitioning.transitionWasCancelled`.
        """,
      premise: """
        a gesture is cancelled that began in a tree at rest, and nothing else has changed the tree \
        since, or nobody who may have: no other step, no view that loaded, and no class that acts \
        by itself; of one that gives way to what comes, or where somebody whose class has not declared \
        what it shows has turned to another child, nobody is gone; or a back swipe is cancelled, and \
        nothing else may have changed its stack
        """),
    listens: Listening(events: [.interaction], steps: [.cancel, .background, .save]),
    needs: [.interaction],
    implies: [
      "tree.is-well-formed", "transition.is-told-at-both-ends", "navigation.bar-comes-back",
    ],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<Unrestored>) {
    checkEnd(chapter, &report)
    for number in chapter.numbers(of: [.interaction]) {
      guard case .interaction(let owner, .cancelled) = chapter.trace.events[number].what else {
        continue
      }
      if let gesture = chapter.undisturbedGesture(of: owner, cancelledAt: number) {
        checkTree(after: gesture, chapter, &report)
      } else {
        checkStack(of: owner, cancelledAt: number, chapter, &report)
      }
    }
  }

  /// Tells of a gesture that was taken back and has left something otherwise than it was.
  private static func checkTree(
    after gesture: UndisturbedGesture, _ chapter: Chapter, _ report: inout Report<Unrestored>
  ) {
    report.premiseHeld()
    let before = gesture.before
    let isAnswered =
      chapter.addsSomething(after: gesture.end) || chapter.hasTurned(since: gesture)
    let difference =
      isAnswered
      ? loss(from: before, to: chapter.after) : difference(from: before, to: chapter.after)
    guard let difference,
      ![.wrongClaim, .otherBar].contains(difference.clause)
        || !chapter.mayHaveAnswered(difference.blamed, since: gesture.beginning)
    else { return }
    report.add(
      difference.clause,
      Breach(
        blamed: difference.blamed ?? gesture.owner, witnesses: [gesture.beginning, gesture.end],
        expected: "the cancelled gesture of \(gesture.owner) leaves everything as it was",
        however: difference.however))
  }

  /// Tells of a swipe that was taken back while something else moved or changed.
  private static func checkStack(
    of owner: ControllerID, cancelledAt number: Int, _ chapter: Chapter,
    _ report: inout Report<Unrestored>
  ) {
    guard let swipe = chapter.disturbedSwipe(of: owner, cancelledAt: number),
      chapter.isHealthy(since: swipe.beginning), let index = chapter.after.index(of: owner)
    else { return }
    report.premiseHeld()
    let stack = Array(chapter.after.childControllers(of: index))
    let fault: Fault<Unrestored>
    if stack != swipe.former {
      let isWhole = swipe.former.allSatisfy(stack.contains)
      fault = Fault(isWhole ? .misplaced : .gone, "the stack of \(owner) is \(stack)")
    } else if let tabs = swipe.turned(in: chapter.after) {
      fault = Fault(.misplaced, "\(tabs) has another child in front")
    } else {
      return
    }
    report.add(
      fault.clause,
      Breach(
        blamed: owner, witnesses: [swipe.beginning, number],
        expected: "the cancelled swipe leaves \(owner) its stack \(swipe.former)",
        however: fault.however))
  }

  /// Tells of a gesture that was taken back and of which the system says that it has ended
  /// otherwise.
  private static func checkEnd(_ chapter: Chapter, _ report: inout Report<Unrestored>) {
    guard chapter.takesBack, !chapter.isDeclined, !chapter.isHalted,
      let owner = chapter.before?.snapshot.interacting,
      chapter.action != .cancel || chapter.after.contains(owner),
      chapter.after.isStill
    else { return }
    report.premiseHeld()
    let isCancelled = chapter.numbers(of: [.interaction]).contains {
      chapter.trace.events[$0].what == .interaction(owner, .cancelled)
    }
    guard !isCancelled else { return }
    report.add(
      .completed,
      Breach(
        blamed: owner, witnesses: chapter.changes,
        expected: "the gesture of \(owner), which is taken back, is cancelled",
        however: "its transition has ended, and nobody is told that it was cancelled"))
  }

  private static func loss(from before: Tree, to after: Tree) -> Fault<Unrestored>? {
    before.firstLost(in: after).map {
      Fault(.gone, blaming: before.holder(of: $0), "\($0) is gone")
    }
  }

  private static func difference(from before: Tree, to after: Tree) -> Fault<Unrestored>? {
    if let loss = loss(from: before, to: after) { return loss }
    if let new = after.nodes.first(where: { !before.contains($0.controller) })?.controller {
      return Fault(.strange, blaming: after.holder(of: new), "\(new) was not there before")
    }
    for (old, new) in zip(before.nodes, after.nodes)
    where old.withoutPassingStates != new.withoutPassingStates {
      return Fault(
        .misplaced, blaming: before.holder(of: old.controller), "\(old.controller) is not as it was"
      )
    }
    if let owner = after.changedBar(since: before) {
      let isOfTop = after.hidesBar(owner) != before.hidesBar(owner)
      let isHidden = isOfTop ? after.hidesBar(owner) : !after.showsToolbar(owner)
      return Fault(
        .otherBar, blaming: owner,
        "the \(isOfTop ? "bar" : "toolbar") of \(owner) is \(isHidden ? "hidden" : "shown")")
    }
    if let claim = before.changedClaim(in: after) {
      guard case .controller(let owner) = claim.owner else {
        return Fault(.wrongClaim, "somebody says something else about their own state")
      }
      return Fault(.wrongClaim, blaming: owner, "\(owner) says something else about itself")
    }
    let moved = zip(before.nodes, after.nodes).first {
      $0.isInTransition != $1.isInTransition || $0.isOnScreen != $1.isOnScreen
    }
    if let (old, new) = moved {
      let however: Sentence =
        old.isInTransition != new.isInTransition
        ? "\(new.controller) is still in transition"
        : "\(new.controller) \(new.isOnScreen ? "can" : "cannot") be touched"
      return Fault(.moving, however)
    }
    guard after.snapshot.transitionCount > 0 || after.snapshot.interacting != nil else {
      return nil
    }
    return Fault(.moving, "something is still in flight")
  }
}

/// A gesture that began in a tree at rest and is taken back, with nothing else changed meanwhile.
private struct UndisturbedGesture {
  let owner: ControllerID
  /// The event with which it began.
  let beginning: Int
  /// The event by which it was cancelled.
  let end: Int
  /// The tree in which it began.
  let before: Tree
}

extension Chapter {
  /// The gesture that the system says is cancelled; `nil` where it began while something moved,
  /// something else has changed since, or the tree was not healthy.
  fileprivate func undisturbedGesture(
    of owner: ControllerID, cancelledAt cancelled: Int
  ) -> UndisturbedGesture? {
    guard let beginning = beginning(ofGestureOf: owner, cancelledAt: cancelled),
      let before = treeBefore(event: beginning), before.isStill, isHealthy(since: beginning)
    else { return nil }
    return UndisturbedGesture(owner: owner, beginning: beginning, end: cancelled, before: before)
  }

  /// Whether what the user has in hand is to be taken back and comes to its end.
  fileprivate var takesBack: Bool {
    switch action {
    case .cancel: settles
    case .background, .save: !history.hasOwnAnimators
    default: false
    }
  }

  /// Whether somebody comes after an event, as what interrupts a gesture does.
  fileprivate func addsSomething(after number: Int) -> Bool {
    trace.events[(number + 1)..<events.upperBound].contains { $0.kind.isArrival }
  }

  /// Whether somebody may say something else since a gesture began: for time has passed, and
  /// something was put off, or, if they follow their own mind, for the user has touched something
  /// with another finger, or a signal has come that waits for the gesture to end.
  fileprivate func mayHaveAnswered(_ controller: ControllerID?, since event: Int) -> Bool {
    guard let step, let first = trace.step(ofEvent: event), first < step else { return false }
    let meanwhile = (first + 1...step).map { trace.steps[$0].kind }
    return meanwhile.contains(.wait)
      || meanwhile.contains { $0 == .tap || $0 == .signal }
        && controller.map(history.followsItsOwnMind) == true
      || meanwhile.contains(.signal) && controller.map(history.isOwn) == true
  }

  /// Whether somebody has another child in front than before, of which nobody tells: one who
  /// follows their own mind, and hears that they appear or disappear, or a container of the app's
  /// own, if the user has touched something with another finger, or a signal has come.
  fileprivate func hasTurned(since gesture: UndisturbedGesture) -> Bool {
    let isTouched = step.map { step in
      let first = trace.step(ofEvent: gesture.beginning) ?? step
      return trace.steps[first...step].contains { $0.kind == .tap || $0.kind == .signal }
    }
    return gesture.before.nodes.indices.contains { index in
      let controller = gesture.before.controller(at: index)
      return gesture.before.hasTurned(index, in: after)
        && (history.followsItsOwnMind(controller)
          || isTouched == true && history.isOwn(controller))
    }
  }

  /// Whether nothing was wrong with the tree up to this step; what was wrong already is told
  /// elsewhere.
  fileprivate func isHealthy(since event: Int) -> Bool {
    guard let first = trace.step(ofEvent: event), let step else { return false }
    return history.trees[first...step].allSatisfy(\.problems.isEmpty)
  }

  private func treeBefore(event: Int) -> Tree? {
    trace.step(ofEvent: event).map { history.trees[$0] }
  }
}

extension Snapshot.Node {
  /// The node without what a cancelled transition may have left, a loaded view, and without what is
  /// looked at by itself: whether it is on screen, and whether it moves.
  fileprivate var withoutPassingStates: Snapshot.Node {
    var node = self
    node.isViewLoaded = false
    node.isOnScreen = false
    node.isInTransition = false
    return node
  }
}
