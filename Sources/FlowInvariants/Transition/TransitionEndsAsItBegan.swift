import FlowModel

private enum OtherEnd: String, Clauses {
  /// Who was to go is still there.
  case notGone
  /// Who was presented is not there.
  case notThere
  /// Somebody goes who was not on the way out.
  case lost
  /// Somebody stands elsewhere, or has another child in front.
  case changedOtherwise
}

extension Invariant {
  /// What is in flight comes to the end that it was begun for.
  public static let transitionEndsAsItBegan = Invariant(
    "transition.ends-as-it-began",
    About(
      statement: """
        When what is in flight comes to its end, whatever was done meanwhile, who is being dismissed \
        is gone and who is being presented is there. Where nothing was done that is all: nobody else \
        goes, no other tab is selected, and nothing that was refused is made up for.
        """,
      source: """
        UIKit, `UIViewControllerTransitionCoordinator`: a transition ends in what it was begun for, \
        or is cancelled. That what was called meanwhile counts at once is a reading chosen by this \
        project.
        """,
      premise: """
        transitions that were in flight before a step have come to their end after it, and the app \
        has not gone to the background; and that is all, when the step settles or the user goes \
        through with a gesture, and nobody acts by themselves
        """),
    listens: .everything,
    needs: MissedEnd.kinds + [.reaction, .declined, .closed],
    implies: ["presentation.completion-runs-once"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<OtherEnd>) {
    guard let before = chapter.before, !before.isStill, before.isSound,
      chapter.after.isStill, chapter.after.isSound, !chapter.isHalted,
      chapter.action != .background
    else { return }
    report.premiseHeld()
    guard let fault = fault(in: chapter, since: before) else { return }
    report.add(
      fault.clause,
      Breach(
        blamed: fault.blamed, witnesses: chapter.changes,
        expected: "what was begun comes to its end", however: fault.however))
  }

  private static func fault(
    in chapter: Chapter, since before: Tree
  ) -> Fault<OtherEnd>? {
    guard let broken = chapter.missedEnd else { return change(in: chapter, since: before) }
    return broken.isThere
      ? Fault(
        .notGone, blaming: broken.presenter,
        "\(broken.presented), which was dismissed, is still there")
      : Fault(
        .notThere, blaming: broken.presenter,
        "\(broken.presented), which was presented, is not there")
  }

  /// What is otherwise than before, when nothing was done but to come to an end.
  private static func change(
    in chapter: Chapter, since before: Tree
  ) -> Fault<OtherEnd>? {
    guard chapter.onlyEnds, !chapter.isDeclined, chapter.isLeftAlone else { return nil }
    let after = chapter.after
    var going = chapter.going(in: before)
    let isRefitted = chapter.happened([.collapse, .expand, .adapt])
    for index in before.nodes.indices where !going[index] {
      let controller = before.controller(at: index)
      let lister = before.holder(of: index)
      guard let now = after.index(of: controller) else {
        if let lister, chapter.mayHaveSlid(lister, since: before) {
          going = zip(going, before.marks(below: [index])).map { $0 || $1 }
          continue
        }
        return Fault(.lost, blaming: lister, "\(controller) is gone")
      }
      if isRefitted { continue }
      if before.hasMoved(index, in: after) {
        return Fault(.changedOtherwise, blaming: lister, "\(controller) stands elsewhere")
      }
      if before.hasTurned(index, in: after),
        !chapter.wasAskedToTurn(controller, to: after.nodes[now].selected),
        !chapter.mayHaveSlid(controller, since: before)
      {
        return Fault(
          .changedOtherwise, blaming: controller, "\(controller) has another child in front")
      }
    }
    return nil
  }
}

/// A transition that has come to another end than the one that it was begun for.
struct MissedEnd {
  var presented: ControllerID
  var presenter: ControllerID
  /// The kinds of events by which somebody can come, be taken away or come back: without one of
  /// them it cannot be told what a transition was to end in.
  static let kinds: [Event.Kind] = [
    .present, .dismiss, .push, .pop, .stack, .tabs, .add, .remove, .replace, .root, .restored,
    .adapt,
    .collapse, .expand, .interaction, .opened,
  ]

  /// Whether somebody stands there who was dismissed; otherwise somebody does not who was
  /// presented.
  var isThere: Bool
}

extension Chapter {
  /// The first of those who were to go and stand there, or were to come and do not, now that
  /// nothing is in flight any more.
  var missedEnd: MissedEnd? {
    for number in flightEvents {
      switch trace.events[number].what {
      case .dismiss(let gone, from: let presenter):
        guard after.contains(gone), !comesBack(gone, after: number) else { continue }
        return MissedEnd(presented: gone, presenter: presenter, isThere: true)
      case .present(let new, from: let presenter, by: _):
        guard !after.contains(new), !mayTakeAway, !cancels(presentationOf: new, begunAt: number)
        else { continue }
        return MissedEnd(presented: new, presenter: presenter, isThere: false)
      default: continue
      }
    }
    return nil
  }

  /// Whether somebody who was dismissed may be there all the same: presented anew, taken back, or
  /// handed to somebody who follows their own mind, and may have put them into something new.
  fileprivate func comesBack(_ controller: ControllerID, after number: Int) -> Bool {
    if stepsToRest.contains(where: {
      history.chapter(ofStep: $0).hostHanded(controller).map(history.followsItsOwnMind) ?? false
    }) {
      return true
    }
    if isTakenBack(controller, dismissedAt: number, before: events.upperBound) { return true }
    return trace.events[number..<events.upperBound].contains {
      switch $0.what {
      case .present(controller, from: _, by: _): true
      case .push(controller, on: _), .add(controller, to: _), .replace(controller, on: _): true
      case .root(controller), .stack, .tabs: true
      default: false
      }
    }
  }

  /// Whether the user, or who has taken it from them, has cancelled a presentation by gesture.
  private func cancels(presentationOf screen: ControllerID, begunAt number: Int) -> Bool {
    trace.events[number..<events.upperBound].contains {
      $0.what == .interaction(screen, .cancelled)
    }
  }

  /// Whether something that happened since may have taken away what was presented.
  fileprivate var mayTakeAway: Bool {
    trace.events[flightEvents].contains {
      switch $0.kind {
      case .dismiss, .pop, .stack, .tabs, .remove, .replace, .root, .restored, .opened: true
      case .adapt, .collapse, .expand: true
      default: false
      }
    }
  }

  /// Whether an unwind has asked a class of an app's own to turn to a child since everything was at
  /// rest last: it may take its time.
  fileprivate func wasAskedToTurn(_ controller: ControllerID, to child: ControllerID?) -> Bool {
    guard history.isOwn(controller), let child else { return false }
    return trace.events[flightEvents].contains { $0.what == .unwind(controller, towards: child) }
  }

  /// Whether a container of an app's own may have had somebody in front who slid out of the way,
  /// and was taken off then.
  func mayHaveSlid(_ controller: ControllerID, since before: Tree) -> Bool {
    before.snapshot.animationCount > 0 && history.isOwn(controller)
  }

  /// Whether the step does nothing but bring to an end what was begun.
  fileprivate var onlyEnds: Bool { action == .settle || action == .finish }
}
