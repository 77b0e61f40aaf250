import FlowModel

// Who may keep a controller that has left the tree, or never came into it.
//
// `kept` are all who are out of the tree and live, as the system tells. Somebody *claims* a
// controller who names it in what they say about themselves.
extension Chapter {
  /// Whether somebody may keep a controller: a flow that is open, the app, who says so, a container
  /// that was never seen, who may still be about to show it, or whoever it has presented.
  func mayBeKept(_ controller: ControllerID, among kept: [ControllerID]) -> Bool {
    isAwaited(controller) || isRetained(controller)
      || isClaimed(controller, among: kept) || mayBeInUnseen(controller, among: kept)
      || mayBeWaiting(controller, among: kept) || mayBeAnswered(controller)
  }

  /// Whether somebody stands there whom a controller has presented, of a class that does not tell
  /// whom it keeps: an alert has answers that may keep who waits for them.
  private func mayBeAnswered(_ controller: ControllerID) -> Bool {
    after.nodes.lazy.map(\.controller).contains {
      history.leavesOpen(.calls, of: $0) && lastCaller(of: $0) == controller
    }
  }

  /// Who was known to be kept when everything was at rest last.
  var knownToOutlive: [ControllerID] {
    treesSoFar.dropLast().last { $0.snapshot.outliving != nil }?.snapshot.outliving ?? []
  }

  /// Whether a controller was in the tree at some time.
  func wasEverShown(_ controller: ControllerID) -> Bool { lastNumber(with: controller) != nil }

  /// The last tree that had a controller; `nil` for one that was never shown.
  private func lastTree(with controller: ControllerID) -> Tree? {
    lastNumber(with: controller).map { history.trees[$0] }
  }
}

// Whom somebody claims.
extension Chapter {
  /// Whether an owner claims a controller, or somebody who is kept and in whom it stood or was put
  /// last; whoever is out of the tree claims whom they claimed in it last.
  private func isClaimed(_ controller: ControllerID, among kept: [ControllerID]) -> Bool {
    let absent = trace.cast.indices.map(ControllerID.init).filter {
      !after.contains($0) && (mayBeAside($0) || kept.contains($0) || after.snapshot.isClaimed($0))
    }
    return holders(of: controller).contains { holder in
      kept.contains(holder)
        && (after.snapshot.isClaimed(holder) || absent.contains { hasClaimed(holder, by: $0) })
    }
  }

  /// Whether somebody else claimed a controller when they stood in the tree last.
  private func hasClaimed(_ controller: ControllerID, by owner: ControllerID) -> Bool {
    guard owner != controller, let tree = lastTree(with: owner) else { return false }
    return tree.snapshot.claims.contains {
      $0.owner == .controller(owner) && $0.facet.tellsWhoIsKept
        && tree.snapshot.controllers(of: $0).contains(controller)
    }
  }
}

// Whom a container may have that does not list them.
extension Chapter {
  /// Whether a controller stood last in a split view controller that is collapsed now, and may have
  /// put it aside.
  private func mayBeAside(_ controller: ControllerID) -> Bool {
    guard mayBeAside, let tree = lastTree(with: controller),
      let place = tree.index(of: controller)
    else { return false }
    return tree.lineage(of: place).map(tree.controller).contains {
      trace.cast[$0.index].kind == .split && after.contains($0)
    }
  }

  /// Whether a controller that was never seen may be in somebody whom an owner claims, and of whom
  /// nobody can tell whom they have.
  ///
  /// It may be the column that a split view controller has put aside, a child of a container that
  /// was never seen either, or one that came with a scene.
  private func mayBeInUnseen(_ controller: ControllerID, among kept: [ControllerID]) -> Bool {
    guard !wasEverShown(controller) else { return false }
    return kept.contains { holder in
      holder != controller && isClaimed(holder, among: kept)
        && (isOutOfSight(holder) || comesWithChildren(holder))
    } || mayBeInColumn(controller, among: kept)
  }

  /// Whether a controller was given to a container that was never seen either, and of which nobody
  /// says that it should be gone: it may be a column that is put aside.
  private func mayBeInColumn(_ controller: ControllerID, among kept: [ControllerID]) -> Bool {
    mayBeAside
      && holders(of: controller).dropFirst().contains {
        !after.contains($0) && !kept.contains($0) && isOutOfSight($0)
      }
  }

  /// Whether nobody can tell whom a container has.
  private func isOutOfSight(_ container: ControllerID) -> Bool {
    switch trace.cast[container.index].kind {
    case .split: true
    case .navigation, .tabs: !wasEverShown(container)
    case .content: history.isOwn(container) && !wasEverShown(container)
    }
  }

  private func comesWithChildren(_ controller: ControllerID) -> Bool {
    trace.scene(of: controller).map { !$0.holds.isEmpty } ?? false
  }
}

// Whom somebody may still be about to show.
extension Chapter {
  /// Whether somebody who follows their own mind was handed a controller, or in whom it stands, and
  /// may still be about to show it.
  private func mayBeWaiting(_ controller: ControllerID, among kept: [ControllerID]) -> Bool {
    guard history.hasOwnMinds, step != nil else { return false }
    return holders(of: controller).prefix(while: kept.contains).contains { holder in
      (1...ordinal).contains { mayBeWaiting(holder, since: Chapter($0, of: history), among: kept) }
    }
  }

  /// Whether a controller was handed over in an earlier step to somebody who follows their own
  /// mind, lives, and has not taken it up since.
  private func mayBeWaiting(
    _ controller: ControllerID, since earlier: Chapter, among kept: [ControllerID]
  ) -> Bool {
    guard let host = earlier.hostHanded(controller), history.followsItsOwnMind(host),
      after.contains(host) || kept.contains(host) || mayBeAside(host)
    else { return false }
    return !(earlier.events.lowerBound..<events.upperBound).contains {
      isTakenUp(controller, by: host, $0)
    }
  }

  /// Whether a host takes a controller up in an event, or has it presented.
  private func isTakenUp(_ controller: ControllerID, by host: ControllerID, _ event: Int) -> Bool {
    if case .present(controller, from: _, by: host) = trace.events[event].what { return true }
    return takesUp(controller, event) == host
  }

  /// Who is asked in the step to show a controller that stood already.
  func hostHanded(_ controller: ControllerID) -> ControllerID? {
    guard case .existing(let label)? = action?.subject, handedOver(label) == controller else {
      return nil
    }
    return (action?.host).flatMap(standing)
  }
}

extension Snapshot {
  /// Whether an owner claims the controller.
  fileprivate func isClaimed(_ controller: ControllerID) -> Bool {
    claims.contains { $0.facet.tellsWhoIsKept && controllers(of: $0).contains(controller) }
  }
}

extension Snapshot.Facet {
  /// Whether who says such a thing of somebody may keep them: what properties answer is the tree
  /// again, and the rest is of one step.
  fileprivate var tellsWhoIsKept: Bool {
    if case .named = self { true } else { isBelief }
  }
}
