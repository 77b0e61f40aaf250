import FlowModel

private enum Restless: String, Clauses {
  /// Something is in flight.
  case inFlight
  /// Nothing is in flight, and yet somebody says that they move.
  case moving
  /// The user still has something in hand.
  case inHand
}

extension Invariant {
  /// What is in flight comes to its end.
  public static let transitionSettles = Invariant(
    "transition.settles",
    About(
      statement: """
        When a step has settled, every transition has ended: nothing is in flight, nobody moves, \
        and no gesture is under way.
        """,
      source: """
        UIKit, `UIViewControllerContextTransitioning.completeTransition(_:)`: every transition \
        must be completed. That 64 rounds are enough is a reading chosen by this project.
        """,
      premise: "a step settles while something is in flight or after something has changed"),
    implies: ["transition.cancel-restores-everything", "outside.background-changes-nothing"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<Restless>) {
    guard let before = chapter.before, chapter.settles, !chapter.isHalted else { return }
    guard !before.isStill || chapter.isChanged else { return }
    report.premiseHeld()
    let after = chapter.after.snapshot
    // What did not end in an earlier step has been told.
    guard before.isStill || !chapter.followsSettling else { return }
    let moving = after.nodes.first { $0.isInTransition }?.controller
    let fault: Fault<Restless>
    if !after.isStill {
      fault = Fault(.inFlight, after.unended(movedBy: moving))
    } else if let moving {
      fault = Fault(.moving, "\(moving) says that it still moves")
    } else if let interacting = after.interacting {
      fault = Fault(.inHand, "the user still has that of \(interacting) in hand")
    } else {
      return
    }
    report.add(
      fault.clause,
      Breach(
        blamed: moving ?? after.interacting, witnesses: chapter.changes,
        expected: "every transition has ended when the step has settled", however: fault.however))
  }
}

extension Snapshot {
  /// What is still in flight, and by whom it can be told.
  fileprivate func unended(movedBy controller: ControllerID?) -> Sentence {
    guard transitionCount > 0 else {
      return "\(animationCount.counted("animation has", "animations have")) not ended"
    }
    let transitions = transitionCount.counted("transition has", "transitions have")
    guard let controller else { return "\(transitions) not ended" }
    return "\(transitions) not ended, and \(controller) says that it still moves"
  }
}

extension Chapter {
  /// Whether nothing should be in flight any more when the step comes, because the one before
  /// settled.
  var followsSettling: Bool {
    guard let step, step > 0 else { return false }
    let last = trace.steps[step - 1]
    return last.settles || last.action == .settle
  }
}
