import FlowModel

private enum DeadWhereNarrow: String, Clauses {
  /// It does nothing where the window is compact.
  case nothing
}

extension Relation {
  /// What opens something in a regular window does not do nothing in a compact one.
  ///
  /// It finds a row that fills the column of a split view controller and does not show it, which is
  /// seen only where the columns stand side by side, and a link that does so. An app with something
  /// to touch that is meant for wide windows, and is not hidden in narrow ones, leaves this rule
  /// out.
  public static let whatOpensOpensInNarrowWindows = Relation(
    "rule.what-opens-opens-in-narrow-windows",
    Invariant.About(
      statement: """
        A touch, a link or a signal of which nothing comes in a compact window brings nobody into \
        sight in a regular one.
        """,
      source: """
        a rule that most apps want; UIKit, `UISplitViewController.show(_:)`, which is what shows a \
        column where the columns are one
        """,
      premise: """
        nothing comes of it in a compact window, at rest and with nothing that waits, and it can be \
        done as well when the window has been made regular right before it; and who comes then is not \
        in sight before, in either window, nor is anybody who looks like them
        """),
    period: 4,
    variant: { trace in
      trace.narrowTouchInVain.map { step in
        var variant = Variant(
          Scenario(
            trace.world, steps: trace.steps[..<step] + [Step(.size(.regular)), trace.steps[step]]))
        variant.detours = [step]
        variant.comesFromOutside = true
        return variant
      }
    },
    compare: compare)

  @Sendable private static func compare(_ pair: Pair, _ report: inout Report<DeadWhereNarrow>) {
    let (here, there) = (pair.trace, pair.other)
    guard let step = here.narrowTouchInVain, !there.isHalted, pair.hasDoneItsDetours,
      there.snapshots.count == step + 3, !there.declines(step: step + 1),
      there.snapshots[step + 1].isSettled, there.snapshots[step + 2].isSettled
    else { return }
    report.premiseHeld()
    guard let newcomer = there.newcomerInSight(inStep: step + 1),
      case let member = there.cast[newcomer.index],
      !here.shows(somebodyLike: member, inSnapshot: step),
      !there.shows(somebodyLike: member, inSnapshot: step + 1)
    else { return }
    let chapter = pair.chapter(step + 1)
    report.add(
      .nothing,
      Breach(
        blamed: chapter.touchedController, witnesses: [],
        expected: "something comes of it in a compact window, too",
        however: """
          nothing happens, and in a regular window \
          \(there.knownName(of: newcomer) ?? "somebody new") comes into sight
          """),
      in: chapter)
  }
}

extension Trace {
  /// The first step in which something is touched, or comes from outside, in a compact window at
  /// rest, and nothing comes of it; `nil` for none, and where nobody has made a class of their own.
  fileprivate var narrowTouchInVain: Int? {
    guard !leavesWidthsToUIKit else { return nil }
    let candidates = steps.indices.filter { step in
      [.tap, .signal, .open].contains(steps[step].kind) && snapshots[step].size == .compact
        && snapshots[step].isSettled && snapshots[step + 1].isSettled && snapshots[step].isAtRest
        && !events(ofStep: step).contains { [.declined, .should].contains($0.kind) }
    }
    guard !candidates.isEmpty else { return nil }
    let history = History(of: self)
    return candidates.first { history.chapter(ofStep: $0).changesNothing }
  }

  /// Somebody who comes into sight in a step, in whom nobody else does; `nil` for nobody.
  fileprivate func newcomerInSight(inStep step: Int) -> ControllerID? {
    let (before, after) = (snapshots[step], snapshots[step + 1])
    return after.nodes.indices.last { index in
      after.nodes[index].isOnScreen && after.childCount(of: index) == 0
        && !before.contains(after.nodes[index].controller)
        && !cast[after.nodes[index].controller.index].isOfSystem
    }.map { after.nodes[$0].controller }
  }

  /// Whether somebody is in sight who looks like another one.
  fileprivate func shows(somebodyLike other: CastMember, inSnapshot number: Int) -> Bool {
    snapshots[number].nodes.contains { node in
      node.isOnScreen && cast[node.controller.index].isLike(other)
    }
  }
}
