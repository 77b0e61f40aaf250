import FlowModel

private enum WrongColumns: String, Clauses {
  /// In a compact window there are two columns.
  case notCollapsed
  /// In a regular window there is one column.
  case notExpanded
  /// The delegate is told the same twice in succession.
  case toldTwice
  /// The stack of the primary column has taken the secondary one, and something else lies on top.
  case buried
  /// The stack of the primary column has not taken the secondary one.
  case notTaken
  /// The stack of the primary column has taken the secondary one, which the delegate discards.
  case notDiscarded
}

extension Invariant {
  /// A split view controller that can be seen has collapsed exactly in a compact window.
  public static let splitCollapsesWithTheWindow = Invariant(
    "split.collapses-with-the-window",
    About(
      statement: """
        A split view controller is told once that it collapses and once that it expands, in turn, \
        and as soon as it can be seen it has followed the width of the window. A stack in the \
        primary column takes the secondary one, which comes to lie on top, unless a class has \
        declared otherwise or not at all, as none can where an app sets the delegate itself; it \
        does not take what the delegate discards.
        """,
      source: """
        UIKit, `UISplitViewController.isCollapsed` and `UISplitViewControllerDelegate`: it \
        collapses in a horizontally compact environment. That one which is covered may come later \
        is a reading chosen by this project.
        """,
      premise: "a split view controller can be seen after the width of the window has changed"),
    listens: .everything,
    needs: [.collapse, .expand],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongColumns>) {
    guard !chapter.isHalted, chapter.after.isSound else { return }
    checkTurns(chapter, &report)
    checkTakenColumns(chapter, &report)
    checkWidth(chapter, &report)
  }

  /// It is told to collapse and to expand in turn.
  private static func checkTurns(_ chapter: Chapter, _ report: inout Report<WrongColumns>) {
    for number in chapter.numbers(of: [.collapse, .expand]) {
      guard let (split, collapses) = chapter.trace.events[number].what.columnChange,
        chapter.hasCollapsed(split, before: number) == collapses
      else { continue }
      report.add(
        .toldTwice,
        Breach(
          blamed: split, witnesses: [number],
          expected: "\(split) collapses and expands in turn",
          however: "it is told what it has been told before"))
    }
  }

  /// The stack in the primary column takes the secondary one, which comes to lie on top.
  private static func checkTakenColumns(_ chapter: Chapter, _ report: inout Report<WrongColumns>) {
    if let collapse = chapter.collapseThatBuries {
      report.add(
        .buried,
        collapse.breach(
          expected: """
            \(collapse.secondary), the secondary column of \(collapse.split), lies on top of its \
            stack
            """,
          however: "something else does"))
    }
    if let collapse = chapter.collapseThatTakesNobody {
      report.add(
        .notTaken,
        collapse.breach(
          expected: """
            the stack in the primary column of \(collapse.split) takes \(collapse.secondary)
            """,
          however: "it does not"))
    }
    if let collapse = chapter.collapseThatDiscardsNobody {
      report.add(
        .notDiscarded,
        collapse.breach(
          expected: """
            the delegate of \(collapse.split) discards \(collapse.secondary), which nobody takes
            """,
          however: "the stack in the primary column takes it"))
    }
  }

  /// Where it can be seen it has followed the width of the window.
  private static func checkWidth(_ chapter: Chapter, _ report: inout Report<WrongColumns>) {
    let splits = chapter.splitsInSight(in: chapter.after)
    guard !splits.isEmpty, chapter.mayShowColumns else { return }
    let isCompact = chapter.after.snapshot.size == .compact
    for split in splits {
      guard let hasCollapsed = chapter.isCollapsed(split) else { continue }
      report.premiseHeld()
      guard hasCollapsed != isCompact, !chapter.wasWrong(split) else { continue }
      report.add(
        isCompact ? .notCollapsed : .notExpanded,
        Breach(
          blamed: split, witnesses: Array(chapter.numbers(of: [.size, .dismiss, .select, .pop])),
          expected: isCompact ? "\(split) has collapsed" : "\(split) has expanded",
          however: "the window is \(isCompact ? "compact" : "regular") and it was not told"))
    }
  }
}

/// A split view controller that had two columns and has collapsed.
private struct Collapse {
  /// The event.
  var number: Int
  var split: ControllerID
  /// The columns that it had.
  var columns: [ControllerID]

  var primary: ControllerID { columns[0] }
  var secondary: ControllerID { columns[1] }

  /// Blames the split view controller for it.
  func breach(expected: Sentence, however: Sentence) -> Breach {
    Breach(blamed: split, witnesses: [number], expected: expected, however: however)
  }
}

extension Event.What {
  /// The split view controller whose columns change, and whether they become one.
  fileprivate var columnChange: (ControllerID, collapses: Bool)? {
    switch self {
    case .collapse(let split): (split, true)
    case .expand(let split): (split, false)
    default: nil
    }
  }
}

extension Chapter {
  /// Where somebody else lies on top of the stack that has taken the secondary column, when the
  /// window has got narrow at rest.
  fileprivate var collapseThatBuries: Collapse? {
    guard happened([.collapse]), action == .size(.compact), let before = restBefore else {
      return nil
    }
    return collapses(from: before).first { collapse in
      guard let now = after.index(of: collapse.secondary), let stack = after.parent(of: now) else {
        return false
      }
      return after.kind(at: stack) == .navigation && !after.isLastChild(now)
        && !history.mayActInSilence(after.controller(at: stack))
    }
  }

  /// Where the stack in the primary column should have taken the secondary one, and has not.
  fileprivate var collapseThatTakesNobody: Collapse? {
    collapsesOntoStacks.first { collapse in
      !history.promises(collapse.split) { $0.collapse != nil } && !isTaken(collapse)
        && !mayHaveDelegate(collapse.split)
    }
  }

  /// Whether a class that has not declared everything may have made somebody the delegate of one
  /// that has no class of its own, and so nobody to declare what that does.
  private func mayHaveDelegate(_ split: ControllerID) -> Bool {
    let board = trace.world.storyboard
    let scene = trace.cast[split.index].scene
    return board.mayMakeMore && scene.map { board.scenes[$0].className == nil } != false
  }

  /// Where the stack in the primary column has taken the secondary one, and should not have.
  fileprivate var collapseThatDiscardsNobody: Collapse? {
    collapsesOntoStacks.first { collapse in
      history.promises(collapse.split) { $0.collapse == .discards } && isTaken(collapse)
    }
  }

  private func isTaken(_ collapse: Collapse) -> Bool {
    after.index(of: collapse.secondary).flatMap(after.parent)
      == after.index(of: collapse.primary)
  }

  /// What has collapsed with a stack in the primary column that can take the secondary one, when
  /// nobody does anything by themselves.
  private var collapsesOntoStacks: [Collapse] {
    guard happened([.collapse]), let step,
      [.size, .dismiss, .swipeDown].contains(trace.steps[step].kind), let before = restBefore
    else { return [] }
    return collapses(from: before).filter { collapse in
      let split = collapse.split
      guard trace.cast[collapse.primary.index].kind == .navigation,
        trace.cast[collapse.secondary.index].kind != .split,
        let primary = after.index(of: collapse.primary),
        after.parent(of: primary) == after.index(of: split)
      else { return false }
      return !history.leavesOpen(.adapts, of: split)
        && ![collapse.primary, collapse.secondary].contains(where: history.mayActInSilence)
    }
  }

  /// What has collapsed that had two columns and does nothing by itself; nothing where somebody
  /// else may have gone on from there who follows their own mind.
  private func collapses(from before: Tree) -> [Collapse] {
    let deedCount = changes.count { !trace.events[$0].kind.followsTheWidth }
    guard !history.hasOwnMinds || deedCount <= (action == .size(.compact) ? 0 : 1) else {
      return []
    }
    return numbers(of: [.collapse]).compactMap { number in
      guard case .collapse(let split) = trace.events[number].what,
        // Which of three come to lie there the delegate says.
        let columns = before.index(of: split).map(before.children), columns.count == 2,
        !history.mayActInSilence(split)
      else { return nil }
      return Collapse(number: number, split: split, columns: columns.map(before.controller))
    }
  }

  /// Whether the window has had another width, so that there is something to follow.
  fileprivate var mayShowColumns: Bool {
    treesSoFar.contains { $0.snapshot.size != after.snapshot.size }
  }

  /// The split view controllers that can be seen.
  fileprivate func splitsInSight(in tree: Tree) -> [ControllerID] {
    guard !tree.snapshot.isInBackground else { return [] }
    return tree.nodes.compactMap {
      $0.isOnScreen && trace.cast[$0.controller.index].kind == .split ? $0.controller : nil
    }
  }

  /// Whether a split view controller has collapsed, as far as it was told before an event.
  ///
  /// One of the stage begins in the form for the window, and one that is made later with two
  /// columns. How one is restored cannot be told.
  fileprivate func hasCollapsed(_ split: ControllerID, before end: Int) -> Bool? {
    for number in (0..<end).reversed() {
      guard let (changed, collapses) = trace.events[number].what.columnChange, changed == split
      else { continue }
      return collapses
    }
    if history.trees[0].contains(split) { return history.trees[0].snapshot.size == .compact }
    guard let birth = history.birth(of: split),
      !trace.events[birth..<end].contains(where: { $0.kind == .restored })
    else { return nil }
    return false
  }

  /// Whether a split view controller has collapsed at the end of the chapter, as far as it was told
  /// or, of one that was restored, says itself by naming what it will take back.
  fileprivate func isCollapsed(_ split: ControllerID) -> Bool? {
    hasCollapsed(split, before: events.upperBound)
      ?? (after.snapshot.claims(.detail, by: split) ? true : nil)
  }

  /// Whether a split view controller could be seen before, and was wrong already.
  fileprivate func wasWrong(_ split: ControllerID) -> Bool {
    guard let before, splitsInSight(in: before).contains(split),
      let hasCollapsed = former?.isCollapsed(split)
    else { return false }
    return hasCollapsed != (before.snapshot.size == .compact)
      && before.snapshot.size == after.snapshot.size
  }
}
