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
    checkEnd(of: chapter, &report)
    for number in chapter.numbers(of: [.interaction]) {
      guard case .interaction(let owner, .cancelled) = chapter.trace.events[number].what else {
        continue
      }
      guard let beginning = chapter.beginning(ofGestureOf: owner, cancelledAt: number),
        let before = chapter.treeBefore(event: beginning), before.isStill,
        chapter.isHealthy(since: beginning)
      else {
        checkStack(of: owner, cancelledAt: number, chapter, &report)
        continue
      }
      report.premiseHeld()
      let isAnswered = chapter.addsSomething(after: number) || chapter.turnsByItself(since: before)
      let difference =
        isAnswered
        ? loss(from: before, to: chapter.after) : difference(from: before, to: chapter.after)
      guard let difference,
        difference.clause != .wrongClaim
          || !chapter.mayHaveAnswered(difference.blamed, since: beginning)
      else { continue }
      report.add(
        difference.clause,
        Breach(
          blamed: difference.blamed ?? owner, witnesses: [beginning, number],
          expected: "the cancelled gesture of \(owner) leaves everything as it was",
          however: difference.however))
    }
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
  private static func checkEnd(of chapter: Chapter, _ report: inout Report<Unrestored>) {
    guard chapter.takesBack, !chapter.isDeclined, !chapter.isHalted,
      let owner = chapter.before?.snapshot.interacting,
      chapter.action != .cancel || chapter.after.contains(owner),
      chapter.after.isStill,
      !chapter.numbers(of: [.interaction]).contains(where: {
        chapter.trace.events[$0].what == .interaction(owner, .cancelled)
      })
    else { return }
    report.premiseHeld()
    report.add(
      .completed,
      Breach(
        blamed: owner, witnesses: chapter.changes,
        expected: "the gesture of \(owner), which is taken back, is cancelled",
        however: "its transition has ended, and nobody is told that it was cancelled"))
  }

  private static func loss(from before: Tree, to after: Tree) -> Fault<Unrestored>? {
    let lost = before.nodes.first { !after.contains($0.controller) }?.controller
    return lost.map { Fault(.gone, blaming: before.holder(of: $0), "\($0) is gone") }
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
    if let moved { return Fault(.moving, "\(moved.1.controller) is still in transition") }
    guard after.snapshot.transitionCount > 0 || after.snapshot.interacting != nil else {
      return nil
    }
    return Fault(.moving, "something is still in flight")
  }
}

extension Chapter {
  /// Whether what the user has in hand is to be taken back and comes to its end.
  fileprivate var takesBack: Bool {
    switch action {
    case .cancel: settles
    case .background, .save: !history.hasOwnAnimators
    default: false
    }
  }

  /// The event with which a gesture began; `nil` when the tree has changed otherwise since then.
  fileprivate func beginning(
    ofGestureOf owner: ControllerID, cancelledAt cancelled: Int
  ) -> Int? {
    guard
      let began = trace.events[..<cancelled].lastIndex(where: {
        $0.what == .interaction(owner, .began)
      }),
      let first = trace.step(ofEvent: began)
    else { return nil }
    if isGestureAlone(since: first) { return began }
    // Who appears again may change the tree, or unwind in a container that has its own way to.
    let later = trace.events[(cancelled + 1)..<events.upperBound]
    let mayTakeAway = later.contains {
      $0.kind.changesTree && !$0.kind.isArrival || $0.kind == .unwind
    }
    guard !mayTakeAway else { return nil }
    let isBack = Step.Kind.beginBack == trace.steps[first].kind
    var leaves = 0
    for number in (began + 1)..<cancelled {
      switch trace.events[number].what {
      case .interaction(owner, .moved): continue
      case .pop(owner, to: _) where isBack: leaves += 1
      case .dismiss(owner, from: _) where !isBack && trace.step(ofEvent: number) == first:
        leaves += 1
      // A container of an app's own changes what it has in front when it takes that on it, and
      // when an unwind comes by.
      case .opened, .unwind: return nil
      case _ where trace.events[number].kind.changesTree: return nil
      default: continue
      }
    }
    let earlier = changes(before: began)
    let departures = earlier.count { change in
      switch change {
      case .pop(owner, to: _), .dismiss(owner, from: _): true
      default: false
      }
    }
    // Whoever comes back may have done something more before a swipe of a class's own began.
    guard departures == 0 || earlier.count == 1 else { return nil }
    return departures + leaves == 1 ? began : nil
  }

  /// Whether the steps since the one in which a gesture began were of that gesture alone, and
  /// nobody can have done anything by themselves.
  private func isGestureAlone(since first: Int) -> Bool {
    guard !history.hasSilentClasses, let step,
      [.beginBack, .beginSwipeDown].contains(trace.steps[first].kind),
      trace.steps[first...step].dropFirst().allSatisfy({ [.progress, .cancel].contains($0.kind) })
    else { return false }
    return !trace.events[trace.eventEnds[first]..<events.upperBound].contains {
      // Nobody has written what plain views do when they load.
      if case .load(let controller) = $0.what { return trace.scene(of: controller) != nil }
      return [.reaction, .opened, .unwind].contains($0.kind)
    }
  }

  /// Whether somebody comes after an event, as what interrupts a gesture does.
  fileprivate func addsSomething(after number: Int) -> Bool {
    trace.events[(number + 1)..<events.upperBound].contains { $0.kind.isArrival }
  }

  /// Whether somebody who follows their own mind may say something else for the user has touched
  /// something with another finger since a gesture began.
  fileprivate func mayHaveAnswered(_ controller: ControllerID?, since event: Int) -> Bool {
    guard let controller, let step, let first = trace.step(ofEvent: event), first < step else {
      return false
    }
    return history.followsItsOwnMind(controller)
      && (first + 1...step).contains { trace.steps[$0].kind == .tap }
  }

  /// Whether somebody who follows their own mind has another child in front than before: one that
  /// hears that it appears or disappears may turn, and nobody tells of that.
  fileprivate func turnsByItself(since before: Tree) -> Bool {
    before.nodes.contains { former in
      history.followsItsOwnMind(former.controller)
        && after.index(of: former.controller).map { after.nodes[$0].selected != former.selected }
          ?? false
    }
  }

  /// What had changed in its step before a gesture began: nothing, or where a class's own gesture
  /// is driven, the pop or the dismissal.
  private func changes(before began: Int) -> [Event.What] {
    let step = trace.step(ofEvent: began)
    return trace.events[..<began].indices.reversed().prefix { trace.step(ofEvent: $0) == step }
      .map { trace.events[$0] }.filter(\.kind.changesTree).map(\.what)
  }

  /// Whether nothing was wrong with the tree up to this step; what was wrong already is told
  /// elsewhere.
  fileprivate func isHealthy(since event: Int) -> Bool {
    guard let first = trace.step(ofEvent: event), let step else { return false }
    return history.trees[first...step].allSatisfy(\.problems.isEmpty)
  }

  fileprivate func treeBefore(event: Int) -> Tree? {
    trace.step(ofEvent: event).map { history.trees[$0] }
  }
}

extension Event.Kind {
  /// Whether somebody comes and nobody goes.
  fileprivate var isArrival: Bool { self == .present || self == .push }
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

extension Tree {
  /// Whose bar is hidden and was not, or the other way round; who hides it when the view is loaded,
  /// which a swipe may have done, is let be.
  fileprivate func changedBar(since before: Tree) -> ControllerID? {
    nodes.first { node in
      let owner = node.controller
      guard let place = before.index(of: owner) else { return hidesBar(owner) }
      guard before.nodes[place].isViewLoaded else { return false }
      return hidesBar(owner) != before.hidesBar(owner)
        || showsToolbar(owner) != before.showsToolbar(owner)
          && before.children(of: place).allSatisfy { before.nodes[$0].isViewLoaded }
    }?.controller
  }

  fileprivate struct OwnClaim: Hashable {
    var owner: Owner
    var facet: Snapshot.Facet
    var controllers: [ControllerID]
  }

  /// What an owner says about themselves in one of two trees and not in the other; `nil` for
  /// nothing.
  ///
  /// Whom a container shows it says when its view is loaded, which a swipe may have done.
  fileprivate func changedClaim(in other: Tree) -> OwnClaim? {
    let (mine, others) = (judgedClaims, other.judgedClaims)
    guard mine != others else { return nil }
    return (mine.filter { !others.contains($0) } + others.filter { !mine.contains($0) }).first {
      guard $0.facet == .visible, case .controller(let owner) = $0.owner else { return true }
      return hasLoaded(owner) == other.hasLoaded(owner)
    }
  }

  private func hasLoaded(_ controller: ControllerID) -> Bool? {
    index(of: controller).map { nodes[$0].isViewLoaded }
  }

  /// What owners believe about themselves.
  private var judgedClaims: [OwnClaim] {
    snapshot.claims.filter(\.facet.isBelief).map { claim in
      OwnClaim(
        owner: claim.owner, facet: claim.facet,
        controllers: Array(snapshot.controllers(of: claim)))
    }
  }
}
