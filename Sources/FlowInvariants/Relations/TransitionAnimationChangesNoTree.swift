import FlowModel

extension Relation {
  /// A segue, or a call in code, leads to the same tree whether it is animated or not.
  public static let transitionAnimationChangesNoTree = Relation(
    "transition.animation-changes-no-tree",
    Invariant.About(
      statement: """
        With segues and calls that are animated not animated, and with the others animated, the \
        same flow leads to the same trees.
        """,
      source: """
        UIKit, `UIViewController.present(_:animated:completion:)` and \
        `UINavigationController.pushViewController(_:animated:)`: the flag says how a change looks.
        """,
      premise: """
        every step settles, no step makes more than one request, and no callback makes anybody go \
        anywhere
        """),
    period: 2,
    variant: { trace in
      guard trace.takesOneThingAtATime, trace.leavesCallbacksAlone, trace.endsItsTransitions,
        trace.everybodyDeclares(\.reactions.isEmpty)
      else { return nil }
      var variant = Variant(trace.scenario)
      for index in trace.world.storyboard.segues.indices {
        variant.scenario.world.storyboard.segues[index].animates.toggle()
      }
      for (index, step) in trace.steps.enumerated() {
        variant.scenario.steps[index].animate(!step.isAnimated)
      }
      return variant
    },
    compare: { (pair, report: inout Report<Divergence>) in
      pair.compareTrees("with all that is animated not animated, and the other way round", &report)
    })
}

extension Trace {
  fileprivate var takesOneThingAtATime: Bool {
    guard steps.allSatisfy(\.settles), snapshots.allSatisfy({ $0.isStill }) else {
      return false
    }
    let counts = steps.indices.map { step in
      requests[requestEnds[step]..<requestEnds[step + 1]].count { $0.trigger != .load }
    }
    guard counts.allSatisfy({ $0 <= 1 }) else { return false }
    return counts.contains(1) || steps.contains { $0.kind.takesAnimated }
  }
}
