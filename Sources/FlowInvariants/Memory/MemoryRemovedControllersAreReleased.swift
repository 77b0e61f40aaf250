import FlowModel

private enum Kept: String, Clauses {
  case outlivesItsRemoval
  case wasNeverShown
}

extension Invariant {
  /// Whoever has left the tree is released.
  public static let memoryRemovedControllersAreReleased = Invariant(
    "memory.removed-controllers-are-released",
    About(
      statement: """
        A controller that is no longer in the tree, or never came into it, is released when \
        everything has come to rest.
        """,
      source: """
        Apple, View Controller Programming Guide for iOS, "The View Controller Hierarchy": a \
        container keeps its children and a presenter what it presents, and nobody else does. That \
        nothing else of a flow keeps them is a reading chosen by this project, but for the ends of \
        an intermediate action segue whose flow is open, what a class has made for itself, and \
        what a scene says that the app retains.
        """,
      premise: """
        the system tells at rest who is kept, and somebody is not in the tree; what was never shown \
        may wait with a class that has declared nothing
        """),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<Kept>) {
    guard let outliving = chapter.after.snapshot.outliving,
      chapter.trace.cast.count > chapter.after.nodes.count
    else { return }
    report.premiseHeld()
    let known = chapter.knownToOutlive
    for controller in outliving
    where !known.contains(controller) && !chapter.history.isRetained(controller)
      && !chapter.isAwaited(controller) && !chapter.isRetained(controller)
    {
      // A container that says that it has it, or what it left in, is judged by what it says.
      guard !chapter.isClaimed(controller, among: outliving) else { continue }
      guard !chapter.mayBePutAside(controller, among: outliving) else { continue }
      guard !chapter.isMadeByItsClass(controller) else { continue }
      let isGone = chapter.wasEverShown(controller)
      guard isGone || !chapter.mayBeWaiting else { continue }
      report.add(
        isGone ? .outlivesItsRemoval : .wasNeverShown,
        Breach(
          blamed: chapter.lastLister(of: controller), witnesses: chapter.changes,
          expected: "\(controller) is released",
          however: isGone ? "it has left the tree and is kept" : "it is kept and was never shown"))
    }
  }
}

extension Snapshot {
  /// Whether an owner names the controller.
  fileprivate func isClaimed(_ controller: ControllerID) -> Bool {
    claims.contains { controllers(of: $0).contains(controller) }
  }
}

extension Chapter {
  /// Whether an owner names a controller, or somebody who is kept and in whom it stood or was put
  /// last; whoever is out of the tree names whom they named in it last.
  fileprivate func isClaimed(_ controller: ControllerID, among kept: [ControllerID]) -> Bool {
    let absent = kept + after.snapshot.claims.flatMap(after.snapshot.controllers)
    // Two may have stood in each other, one after the other.
    return sequence(first: controller) { self.lastLister(of: $0) ?? self.taker(of: $0) }
      .prefix(trace.cast.count).contains { holder in
        kept.contains(holder)
          && (after.snapshot.isClaimed(holder)
            || absent.contains { !after.contains($0) && namedLast(holder, by: $0) })
      }
  }

  /// Whether somebody else named a controller when they stood in the tree last.
  private func namedLast(_ controller: ControllerID, by owner: ControllerID) -> Bool {
    guard owner != controller, let tree = treesSoFar.last(where: { $0.contains(owner) }) else {
      return false
    }
    return tree.snapshot.claims.contains {
      $0.owner == .controller(owner) && tree.snapshot.controllers(of: $0).contains(controller)
    }
  }

  /// Whether a controller that was never seen may be one that somebody has whom an owner names: the
  /// column that a split view controller has put aside, or a child that came with a scene.
  fileprivate func mayBePutAside(_ controller: ControllerID, among kept: [ControllerID]) -> Bool {
    !wasEverShown(controller)
      && kept.contains { holder in
        holder != controller && isClaimed(holder, among: kept)
          && (trace.cast[holder.index].kind == .split || comesWithChildren(holder))
      }
  }

  private func comesWithChildren(_ controller: ControllerID) -> Bool {
    trace.scene(of: controller).map { !$0.holds.isEmpty } ?? false
  }

  /// Whether a class of an app's own has made a child for itself in the course of the flow, and may
  /// keep it for good.
  fileprivate func isMadeByItsClass(_ controller: ControllerID) -> Bool {
    guard trace.cast[controller.index].scene == nil, history.birth(of: controller) == nil,
      !history.trees[0].contains(controller),
      let first = treesSoFar.first(where: { $0.contains(controller) }),
      let place = first.index(of: controller), let lister = first.parent(of: place)
    else { return false }
    return history.className(of: first.controller(at: lister)) != nil
  }

  /// Who was known to be kept when everything was at rest last.
  fileprivate var knownToOutlive: [ControllerID] {
    treesSoFar.dropLast().last { $0.snapshot.outliving != nil }?.snapshot.outliving ?? []
  }

  /// Who listed a controller when it was in the tree last.
  func lastLister(of controller: ControllerID) -> ControllerID? {
    for tree in treesSoFar.reversed() {
      guard let index = tree.index(of: controller) else { continue }
      return tree.lister(of: index).map(tree.controller)
    }
    return nil
  }

  /// Whether somebody stands there who may show later what they were handed.
  fileprivate var mayBeWaiting: Bool {
    after.nodes.contains { history.followsItsOwnMind($0.controller) }
  }

  /// Whether a controller was in the tree at some time.
  func wasEverShown(_ controller: ControllerID) -> Bool {
    treesSoFar.contains { $0.contains(controller) }
  }
}
