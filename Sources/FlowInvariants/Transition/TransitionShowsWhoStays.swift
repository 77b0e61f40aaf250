import FlowModel

private enum Unseen: String, Clauses {
  /// The view of who is to be seen is nowhere.
  case nobody
  /// The view of who is to be seen lies behind what was left in front.
  case covered
}

extension Unseen {
  fileprivate init?(_ warning: Warning) {
    switch warning {
    case .viewMissing: self = .nobody
    case .viewCovered: self = .covered
    default: return nil
    }
  }

  fileprivate var however: Sentence {
    switch self {
    case .nobody: "it is nowhere"
    case .covered: "it lies behind what the animation has left there"
    }
  }
}

extension Invariant {
  /// An animator leaves the view of whoever is to be seen where it can be seen.
  public static let transitionShowsWhoStays = Invariant(
    "transition.shows-who-stays",
    About(
      statement: """
        When an animator of an app's own has ended a transition of a stack or of something presented, \
        the view of whoever is to be seen then is in its container: that of who comes, and if it was \
        taken back, that of who was to go. In a stack or in tabs nothing is left there that hides it.
        """,
      source: """
        UIKit, `UIViewControllerContextTransitioning.containerView`: "The animator object is \
        responsible for adding the view of the presented view controller". That it is so in a stack, \
        too, and that nothing is seen where nobody does it, is a reading chosen by this project; so is \
        that the container of a stack stays, with all that is in it.
        """,
      premise: "an animator of an app's own is told that a transition has ended"),
    listens: Listening(events: [.callback, .warned]),
    needs: [.callback, .warned],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<Unseen>) {
    report.premiseHeld(times: chapter.endedAnimationCount)
    for number in chapter.numbers(of: [.warned]) {
      guard case .warned(let warning, let unseen) = chapter.trace.events[number].what,
        let clause = Unseen(warning)
      else { continue }
      report.add(
        clause,
        Breach(
          blamed: chapter.animating(unseen), witnesses: [number],
          expected: "the view of \(unseen) can be seen when the animation has ended",
          however: clause.however))
    }
  }
}

extension Chapter {
  /// How many transitions an animator is told to have ended.
  fileprivate var endedAnimationCount: Int {
    history.transitionCalls.count { call in
      guard case .told(.animationEnded, of: _) = call.what else { return false }
      return events.contains(call.event)
    }
  }

  /// Whose class has a controller animated, as far as can be told: the stack in which it stands,
  /// who had it presented, or it itself.
  fileprivate func animating(_ controller: ControllerID) -> ControllerID? {
    guard let tree = [after, before].compactMap(\.self).first(where: { $0.contains(controller) }),
      let place = tree.index(of: controller)
    else { return controller }
    let stack = tree.parent(of: place).map(tree.controller)
    return [stack, tree.nodes[place].caller, controller].compactMap(\.self)
      .first(where: history.isOwn)
  }
}
