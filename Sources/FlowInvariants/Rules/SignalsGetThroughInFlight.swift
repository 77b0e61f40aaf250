import FlowModel

extension Relation {
  /// What comes from outside leads to the same, whether it comes when everything stands or while
  /// something moves.
  ///
  /// It finds a link that is dropped while a sheet leaves, or is shown on a screen that is about to
  /// go, and one that waits for a swipe that the user takes back, and waits on. Screens are told
  /// apart by their classes, scenes and titles. An app that means to ignore what comes meanwhile
  /// leaves this rule out.
  public static let signalsGetThroughInFlight = Relation(
    "rule.signals-get-through-in-flight",
    Invariant.About(
      statement: """
        Where a signal comes while something moves, the screens that are seen in the end have the \
        same classes and titles as when all comes to rest before it comes. It is not lost, either, \
        where it comes during a gesture that the user takes back.
        """,
      source: "a rule that most apps want",
      premise: """
        a signal comes while something moves, and nothing waits for its time, before it and when all \
        is at rest again; the user does not have in hand what moves, or takes it back, and then \
        everybody stands as before
        """),
    period: 2,
    variant: { trace in
      trace.signalInFlight.map { signal in
        let steps = trace.steps
        var variant = Variant(trace.scenario)
        if let beginning = signal.gesture {
          variant.scenario.steps = steps[..<beginning] + [steps[signal.step].settling]
        } else {
          variant.scenario.steps = steps[..<signal.step] + [Step(.settle), steps[signal.step]]
          variant.detours = [signal.step]
        }
        return variant
      }
    },
    compare: compare)

  @Sendable private static func compare(_ pair: Pair, _ report: inout Report<OtherSight>) {
    guard let signal = pair.trace.signalInFlight else { return }
    if let beginning = signal.gesture {
      let there = pair.other.snapshots.count - 1
      guard there == beginning + 1, pair.other.snapshots[there].isSettled, !pair.other.isHalted
      else { return }
      pair.compareSights(
        here: signal.end, there: there, blaming: .nobody,
        "the same screens are seen as without the gesture that the user takes back", &report)
    } else {
      guard pair.hasMadeDetours, pair.hasDoneItsDetours,
        let there = pair.counterpart(ofSnapshot: signal.end), pair.other.snapshots[there].isSettled
      else { return }
      pair.compareSights(
        here: signal.end, there: there,
        "the same screens are seen as when all comes to rest before the signal", &report)
    }
  }
}

/// A signal that comes while something moves.
private struct SignalInFlight {
  let step: Int
  /// The snapshot in which all is at rest again.
  let end: Int
  /// The step in which the gesture began that the user has in hand then and takes back; `nil` where
  /// they have none.
  var gesture: Int?
}

extension Trace {
  /// The first signal that comes while something moves, and after which all comes to rest; `nil`
  /// for none.
  fileprivate var signalInFlight: SignalInFlight? {
    steps.indices.lazy.filter { self.steps[$0].kind == .signal }.compactMap { step in
      let (before, after) = (self.snapshots[step], self.snapshots[step + 1])
      guard !before.isStill, before.delayedCount == 0, !before.isInBackground else { return nil }
      if before.isInHand { return self.signalInHand(step) }
      return after.isSettled ? SignalInFlight(step: step, end: step + 1) : nil
    }.first
  }

  /// A signal during a gesture that begins at rest, in which nothing else is done, and that is
  /// taken back, so that in the end everybody stands as before; `nil` for any other.
  private func signalInHand(_ signal: Int) -> SignalInFlight? {
    guard let beginning = steps[..<signal].lastIndex(where: { $0.kind != .progress }),
      [.beginBack, .beginSwipeDown].contains(steps[beginning].kind),
      snapshots[beginning].isSettled, snapshots[beginning].isAtRest,
      let last = steps[(signal + 1)...].firstIndex(where: { $0.kind != .progress }),
      steps[last].kind == .cancel, let end = rest(after: last + 1),
      snapshots[end].nodes.map(\.controller) == snapshots[beginning].nodes.map(\.controller)
    else { return nil }
    return SignalInFlight(step: signal, end: end, gesture: beginning)
  }
}

extension Step {
  /// It, after which all comes to rest.
  fileprivate var settling: Step {
    var step = self
    step.settles = true
    return step
  }
}
