import FlowModel

extension Relation {
  /// What comes from outside leads to the same, whether it comes when everything stands or while
  /// something moves.
  ///
  /// It finds a link that is dropped while a sheet leaves, or is shown on a screen that is about to
  /// go. Screens are told apart by their classes, scenes and titles. An app that means to ignore
  /// what comes meanwhile leaves this rule out.
  public static let signalsGetThroughInFlight = Relation(
    "rule.signals-get-through-in-flight",
    Invariant.About(
      statement: """
        Where a signal comes while something moves, the screens that are seen in the end have the \
        same classes and titles as when all comes to rest before it comes.
        """,
      source: "a rule that most apps want",
      premise: """
        a signal comes while something moves that the user has not in hand, and nothing waits for \
        its time, before it and when all is at rest again
        """),
    period: 2,
    variant: { trace in
      trace.signalInFlight.map { step in
        var variant = Variant(
          Scenario(
            trace.world,
            steps: Array(trace.steps[..<step]) + [Step(.settle), trace.steps[step]]))
        variant.detours = [step]
        return variant
      }
    },
    compare: compare)

  @Sendable private static func compare(_ pair: Pair, _ report: inout Report<OtherSight>) {
    guard let step = pair.trace.signalInFlight, pair.hasMadeDetours, pair.hasDoneItsDetours,
      let there = pair.counterpart(ofSnapshot: step + 1), pair.other.snapshots[there].isSettled
    else { return }
    pair.compareSights(
      here: step + 1, there: there,
      "the same screens are seen as when all comes to rest before the signal", &report)
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
}
