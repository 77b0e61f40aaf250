import FlowModel

extension Relation {
  /// What comes from outside leads to the same, whether it comes when everything stands or while
  /// something moves.
  ///
  /// It finds a link that is dropped while a sheet leaves, or is shown on a screen that is about to
  /// go, and one that waits for the end of a swipe and is forgotten when that is taken back.
  /// Screens are told apart by their classes, scenes and titles. An app that means to ignore what
  /// comes meanwhile leaves this rule out.
  public static let signalsGetThroughInFlight = Relation(
    "rule.signals-get-through-in-flight",
    Invariant.About(
      statement: """
        Where a signal comes while something moves, the screens that are seen in the end have the \
        same classes and titles as when all comes to rest before it comes; and where it comes at \
        rest, as when it comes while the user swipes back or pulls something down, and takes that \
        back.
        """,
      source: "a rule that most apps want",
      premise: """
        a signal comes while something moves that the user has not in hand, or else at rest, where \
        there is something to go back to or a sheet in front, and nothing waits for its time, before \
        it and when all is at rest again
        """),
    period: 2,
    variant: { trace in
      if let step = trace.signalInFlight { return trace.waitingForRest(before: step) }
      return trace.signalAtRest.flatMap(trace.swiping)
    },
    compare: compare)

  @Sendable private static func compare(_ pair: Pair, _ report: inout Report<OtherSight>) {
    let inFlight = pair.trace.signalInFlight
    guard let step = inFlight ?? pair.trace.signalAtRest, pair.hasMadeDetours,
      pair.hasDoneItsDetours, let there = pair.counterpart(ofSnapshot: step + 1),
      pair.other.snapshots[there].isSettled
    else { return }
    pair.compareSights(
      here: step + 1, there: there, blaming: .nobody,
      inFlight == nil
        ? "the same screens are seen as when the signal comes while a gesture is taken back"
        : "the same screens are seen as when all comes to rest before the signal", &report)
  }
}

extension Trace {
  /// The first signal that comes while something moves, and after which all comes to rest; `nil`
  /// for none.
  fileprivate var signalInFlight: Int? {
    steps.indices.first { step in
      let (before, after) = (snapshots[step], snapshots[step + 1])
      return steps[step].kind == .signal && !before.isStill && !before.isInHand
        && before.delayedCount == 0 && !before.isInBackground && after.isSettled
    }
  }

  /// The first signal that comes at rest, where a way out can be begun, and after which all is at
  /// rest again; `nil` for none.
  fileprivate var signalAtRest: Int? {
    steps.indices.first { step in
      let (before, after) = (snapshots[step], snapshots[step + 1])
      return steps[step].kind == .signal && before.isSettled && !before.isInBackground
        && after.isSettled && exitTakenBackInFront(before: step) != nil
    }
  }

  /// The flow up to a signal, before which all comes to rest.
  fileprivate func waitingForRest(before step: Int) -> Variant {
    var variant = Variant(
      Scenario(world, steps: Array(steps[..<step]) + [Step(.settle), steps[step]]))
    variant.detours = [step]
    return variant
  }

  /// The flow up to a signal that comes in the midst of a gesture, which is taken back then.
  fileprivate func swiping(around step: Int) -> Variant? {
    guard let exit = exitTakenBackInFront(before: step) else { return nil }
    var signal = steps[step]
    signal.settles = false
    var variant = Variant(
      Scenario(world, steps: Array(steps[..<step]) + [exit.begin, signal, exit.cancel]))
    variant.detours = [step, step + 2]
    return variant
  }
}
