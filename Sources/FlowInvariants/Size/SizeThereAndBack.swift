import FlowModel

private enum WrongReturn: String, Clauses {
  /// Somebody who stood before is gone.
  case lost
  /// Somebody stands who did not before.
  case gained
  /// Somebody stands in another place, or another tab is selected.
  case moved
}

extension Invariant {
  /// A window that gets narrow and wide again shows what it showed before.
  public static let sizeThereAndBackIsIdentity = Invariant(
    "size.there-and-back-is-identity",
    About(
      statement: """
        When a window becomes compact and at once regular again, every controller stands where it \
        stood before; and on the way there nothing goes that is presented on somebody who stays.
        """,
      source: """
        UIKit, `UISplitViewControllerDelegate`: collapsing, and expanding, which mirrors it. That \
        a column which nobody takes comes back is undocumented; reading chosen by this project.
        """,
      premise: """
        the window of a tree at rest becomes compact, and in the next step regular again or with \
        something presented, everybody has declared what they show, and nobody acts by themselves
        """),
    listens: Listening(events: [.size]),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongReturn>) {
    checkWayThere(chapter, &report)
    guard let (there, before) = chapter.wayThere else { return }
    report.premiseHeld()
    guard let fault = chapter.fault(sinceWayThereFrom: before) else { return }
    report.add(
      fault.clause,
      Breach(
        blamed: fault.blamed,
        witnesses: there + chapter.numbers(of: [.size, .collapse, .expand, .adapt]),
        expected: "everybody stands as before", however: fault.however))
  }

  /// Reports what is presented on somebody who stays, and goes when the window becomes compact.
  private static func checkWayThere(_ chapter: Chapter, _ report: inout Report<WrongReturn>) {
    guard chapter.action == .size(.compact), let before = chapter.treeBeforeProbe,
      before.nodes.contains(where: \.isPresented)
    else { return }
    report.premiseHeld()
    let lost = before.nodes.indices.first { index in
      before.nodes[index].isPresented && !chapter.after.contains(before.controller(at: index))
        && before.holder(of: index).map(chapter.after.contains) ?? false
        && !chapter.history.adaptsInItsOwnWay(index, of: before, besides: chapter.after)
    }
    guard let lost else { return }
    report.add(
      .lost,
      Breach(
        blamed: before.holder(of: lost),
        witnesses: Array(chapter.numbers(of: [.size, .collapse, .adapt])),
        expected: "what is presented stays when the window becomes compact",
        however: "\(before.controller(at: lost)) is gone"))
  }
}

extension Chapter {
  /// What is otherwise than in the tree from which the window became compact, and whoever lists it;
  /// `nil` also where only those differ who adapt in their own way.
  fileprivate func fault(sinceWayThereFrom before: Tree) -> Fault<WrongReturn>? {
    guard !after.hasSameShape(as: before) else { return nil }
    let gone = before.nodes.indices.filter { !after.contains(before.controller(at: $0)) }
    let new = after.nodes.indices.filter { !before.contains(after.controller(at: $0)) }
    if let lost = gone.first(where: {
      !history.adaptsInItsOwnWay($0, of: before, besides: after)
    }) {
      return Fault(
        .lost, blaming: before.holder(of: lost), "\(before.controller(at: lost)) is gone")
    }
    if let gained = new.first(where: {
      !history.adaptsInItsOwnWay($0, of: after, besides: before)
    }) {
      return Fault(
        .gained, blaming: after.holder(of: gained),
        "\(after.controller(at: gained)) stands there as well")
    }
    // The nodes pair off only where nobody has come or gone.
    guard gone.isEmpty, new.isEmpty,
      let moved = zip(before.nodes, after.nodes).first(where: { !$0.standsLike($1) })?.0.controller
    else { return nil }
    let lister = before.holder(of: moved)
    guard ![moved, lister].contains(where: { $0.map(history.adaptsInItsOwnWay) ?? false }) else {
      return nil
    }
    return Fault(
      .moved, blaming: lister, "\(moved) stands elsewhere or has selected another tab")
  }
}

extension History {
  /// Whether nobody has declared what the class of a controller does when the width is another.
  fileprivate func adaptsInItsOwnWay(_ controller: ControllerID) -> Bool {
    leavesOpen(.adapts, of: controller)
  }

  /// Whether somebody in a tree stands in somebody who adapts in their own way, or is presented by
  /// them and not in another tree: whom they have in front loads a view that may embed somebody.
  fileprivate func adaptsInItsOwnWay(_ index: Int, of tree: Tree, besides other: Tree) -> Bool {
    var place = index
    while let lister = tree.lister(of: place),
      tree.parent(of: place) != nil || !other.contains(tree.controller(at: place))
    {
      if adaptsInItsOwnWay(tree.controller(at: lister)) { return true }
      place = lister
    }
    return false
  }
}

extension Chapter {
  /// The step before, when it made the window compact and this one makes it regular again: its
  /// events, and the tree that stood before it.
  fileprivate var wayThere: (events: [Int], tree: Tree)? {
    guard let step, step > 0, !isHalted, action == .size(.regular),
      trace.steps[step - 1].action == .size(.compact)
    else { return nil }
    let before = history.trees[step - 1]
    let between = history.trees[step]
    guard before.snapshot.size == .regular, between.snapshot.size == .compact,
      after.snapshot.size == .regular,
      [before, between, after].allSatisfy({ $0.isSound && $0.isStill })
    else { return nil }
    let there = trace.eventEnds[step - 1]..<trace.eventEnds[step]
    guard !happened([.reaction]),
      !there.contains(where: { trace.events[$0].kind == .reaction }), !history.hasOwnMinds
    else { return nil }
    let events = there.filter {
      [.size, .collapse, .expand, .adapt].contains(trace.events[$0].kind)
    }
    return (events, before)
  }
}
