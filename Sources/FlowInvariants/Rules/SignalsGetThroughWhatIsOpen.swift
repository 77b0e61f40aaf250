import FlowModel

private enum DroppedSignal: String, Clauses {
  /// Nothing comes of the signal, neither when it comes nor when all is as before.
  case dropped
}

extension Relation {
  /// What comes from outside gets through what the user has opened, at once or when they close it.
  ///
  /// It finds the link that a router leaves where something is presented, a search is active, or a
  /// screen of one sort is open, whatever it shows, and forgets. An app that asks first, or follows
  /// the link later, holds. One that means to ignore links meanwhile leaves this rule out.
  public static let signalsGetThroughWhatIsOpen = Relation(
    "rule.signals-get-through-what-is-open",
    Invariant.About(
      statement: """
        Where a signal opens a screen, it does so, too, when it comes while the user has something \
        open that they have just opened: then, or when they have closed that again.
        """,
      source: "a rule that most apps want",
      premise: """
        a touch brings somebody into sight, a signal comes right after it, at rest, of which nothing \
        comes, and the user then leaves what they have opened, so that all stands as it did, at rest; \
        without the touch somebody comes into sight for the signal of whom there is nobody like
        """),
    period: 2,
    variant: { trace in
      trace.signalUponOpening.map { opening in
        var variant = Variant(trace.scenario)
        variant.scenario.steps = trace.steps[..<opening] + [trace.steps[opening + 1]]
        return variant
      }
    },
    compare: compare)

  @Sendable private static func compare(_ pair: Pair, _ report: inout Report<DroppedSignal>) {
    let (here, there) = (pair.trace, pair.other)
    guard let opening = here.signalUponOpening, there.snapshots.count == opening + 2,
      let end = there.snapshots.last, end.isSettled, !there.isHalted,
      !there.declines(step: opening),
      let newcomer = there.newFaces(in: end, since: there.snapshots[opening]).last
    else { return }
    report.premiseHeld()
    let isSeen = here.snapshots[opening...(opening + 3)].contains { snapshot in
      snapshot.nodes.contains { here.isLike($0.controller, newcomer, in: there) }
    }
    guard !isSeen else { return }
    let chapter = pair.chapter(opening + 2)
    report.add(
      .dropped,
      Breach(
        witnesses: [],
        expected: """
          the signal shows \(there.knownName(of: newcomer) ?? "somebody"), as it does \
          without step \(opening + 1), now or when the user has left what that has opened
          """,
        however: "nothing comes of it"),
      in: chapter)
  }
}

extension Trace {
  /// The step of a touch that opens something, where a signal in vain comes next, and then what
  /// takes that away again; `nil` for none.
  fileprivate var signalUponOpening: Int? {
    guard steps.count > 2 else { return nil }
    let candidates = steps.indices.dropLast(2).filter { step in
      steps[step].kind == .tap && steps[step + 1].kind == .signal
        && (step...(step + 3)).allSatisfy { snapshots[$0].isSettled && snapshots[$0].isAtRest }
        && isLeaving(step + 2) && snapshots[step + 1].hasMoreInSight(than: snapshots[step])
        && snapshots[step + 3].isSameSight(as: snapshots[step])
    }
    guard !candidates.isEmpty else { return nil }
    let history = History(of: self)
    return candidates.first { history.chapter(ofStep: $0 + 1).isInVain }
  }
}

extension Snapshot {
  /// Whether somebody is in sight who does not stand in another snapshot.
  fileprivate func hasMoreInSight(than other: Snapshot) -> Bool {
    nodes.contains { $0.isOnScreen && !other.contains($0.controller) }
  }
}
