import FlowModel

private enum SignalLostOnTheWay: String, Clauses {
  /// Nobody comes into sight.
  case lost
}

extension Relation {
  /// What brings the app back from the background leads somewhere, if it does in an app in front.
  ///
  /// It finds a link that is followed, and what the app puts right when it comes to the front, a
  /// tab that it selects or a stack that it takes back, undoes that. An app that means to ignore
  /// what brings it to the front leaves this rule out.
  public static let signalsGetThroughFromTheBackground = Relation(
    "rule.signals-get-through-from-the-background",
    Invariant.About(
      statement: """
        Where a signal brings the app to the front, and brings somebody into sight when it comes \
        right after the app is there, somebody comes into sight, or somebody like them was in front.
        """,
      source: """
        a rule that most apps want; UIKit, `UISceneDelegate.sceneWillEnterForeground(_:)` and \
        `sceneDidBecomeActive(_:)`, the one of which comes before what has brought the app back, the \
        other after it
        """,
      premise: """
        a signal comes in the background and brings the app to the front, all is at rest before and \
        after it, and in the other flow the app comes to the front before the signal, which brings a \
        screen of the app's own into sight
        """),
    period: 2,
    variant: { trace in
      trace.signalFromTheBackground.map { step in
        var scenario = Scenario(trace.world, steps: Array(trace.steps[...step]))
        scenario.steps.insert(Step(.foreground), at: step)
        return Variant(scenario)
      }
    },
    compare: compare)

  @Sendable private static func compare(
    _ pair: Pair, _ report: inout Report<SignalLostOnTheWay>
  ) {
    let (here, there) = (pair.trace, pair.other)
    guard let step = here.signalFromTheBackground, there.snapshots.count == step + 3,
      there.snapshots[(step + 1)...].allSatisfy(\.isSettled),
      let shown = there.whoComesIntoSight(inStep: step + 1)
    else { return }
    report.premiseHeld()
    guard here.whoComesIntoSight(inStep: step) == nil,
      // Who was in front as the app went to the background may be whom the signal means.
      !here.snapshots[step + 1].nodes.contains(where: {
        $0.isOnScreen && there.isLike(shown, $0.controller, in: here)
      })
    else { return }
    let chapter = pair.chapter(step + 1)
    report.add(
      .lost,
      Breach(
        blamed: here.snapshots[step + 1].nodes.first?.controller, witnesses: chapter.changes,
        expected: """
          somebody comes into sight, as \(there.knownName(of: shown) ?? "a screen") does where the \
          app is in front when the signal comes
          """,
        however: "nobody does"),
      in: chapter)
  }
}

extension Trace {
  /// The first signal that brings the app to the front, at rest before and after; `nil` for none.
  fileprivate var signalFromTheBackground: Int? {
    steps.indices.first { step in
      let (before, after) = (snapshots[step], snapshots[step + 1])
      return steps[step].kind == .signal && before.isInBackground && !after.isInBackground
        && before.isSettled && after.isSettled
    }
  }

  /// A screen of the app's own that is on screen after a step and was not before; `nil` for none.
  fileprivate func whoComesIntoSight(inStep step: Int) -> ControllerID? {
    let (before, after) = (snapshots[step], snapshots[step + 1])
    return after.nodes.last { node in
      node.isOnScreen && !cast[node.controller.index].isOfSystem
        && !before.nodes.contains { $0.controller == node.controller && $0.isOnScreen }
    }?.controller
  }
}
