import FlowModel

private enum SecondTouch: String, Clauses {
  /// The segue is performed once more.
  case performedAgain
}

extension Invariant {
  /// Touching a control again while it works begins nothing more.
  public static let triggerSecondTouchBeginsNothing = Invariant(
    "trigger.second-touch-begins-nothing",
    About(
      statement: """
        When a control is touched again while the screen that the first touch asked for is still \
        on its way, no segue is performed.
        """,
      source: """
        UIKit blocks touches in what moves, `UIView.isUserInteractionEnabled` ("during an \
        animation, user interactions are temporarily disabled"). That a container of an app's own \
        owes the same is a reading chosen by this project.
        """,
      premise: """
        a control that makes a screen is touched twice in succession, and the first touch has set \
        something in flight that is not inside of whoever is touched, and nothing else has
        """),
    listens: Listening(steps: [.tap]),
    needs: [.perform],
    implies: ["segue.shows-prepared-instance"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<SecondTouch>) {
    guard let touch = chapter.firstTouch else { return }
    report.premiseHeld()
    for record in chapter.requests where record.source == touch.source {
      guard let performed = chapter.firstSent(.perform, for: record) else { continue }
      report.add(
        .performedAgain,
        Breach(
          request: record.id, blamed: touch.mover, witnesses: touch.effects + [performed],
          expected: "\(touch.source) performs nothing while what it has begun is in flight",
          however: "it performs \(record.name) once more"))
    }
  }
}

/// What the touch before this one has begun.
private struct FirstTouch {
  var source: ControllerID
  var effects: [Int]
  /// Who has been set in motion.
  var mover: ControllerID?
}

extension Chapter {
  /// The touch of the same control in the step before, when that has set something in flight.
  fileprivate var firstTouch: FirstTouch? {
    guard let step, step > 0, let action, case .tap(let label, _) = action,
      trace.steps[step - 1].action == action, !trace.steps[step - 1].settles,
      history.trees[step - 1].isStill, let before,
      !before.isStill, let index = receiver(label, in: before), let former
    else { return nil }
    let source = before.controller(at: index)
    let performed = former.requests.filter { former.firstSent(.perform, for: $0) != nil }
    // An unwind to somebody inside its source moves the source itself not at all.
    guard !former.happened([.reaction]), !happened([.reaction]),
      let first = performed.first,
      performed.allSatisfy({ $0.source == source && $0.segue?.destination != nil }),
      let effect = first.effects.first(where: { !isTabSelection($0) })
    else { return nil }
    let mover = trace.events[effect].what.mover
    // Beside transitions only a container of an app's own sets something in motion that way.
    let isContainer = mover.map(history.isOwn) ?? false
    guard before.snapshot.transitionCount > 0 || isContainer else { return nil }
    // What is in flight may be what somebody with a mind of their own has begun besides.
    guard former.changes.count == 1 || !history.hasOwnMinds else { return nil }
    // Somebody who shows in a way of their own may have shown it beside the source.
    if hasOwnMind(before), !before.isMoved(index) { return nil }
    // What moves inside a container does not move the container.
    if let place = mover.flatMap(before.index), place != index,
      sequence(first: place, next: before.parent).contains(index)
    {
      return nil
    }
    return FirstTouch(source: source, effects: first.effects, mover: mover)
  }
}

extension Chapter {
  /// Whether an event tells that a tab bar controller selects a tab, by which nothing is set in
  /// motion.
  private func isTabSelection(_ number: Int) -> Bool {
    guard case .select(_, on: let owner) = trace.events[number].what else { return false }
    return trace.cast[owner.index].kind == .tabs
  }
}

extension Event.What {
  /// The container or presenter that a change of the tree sets in motion.
  fileprivate var mover: ControllerID? {
    switch self {
    case .push(_, on: let owner), .select(_, on: let owner), .replace(_, on: let owner),
      .present(_, from: let owner, by: _), .dismiss(_, from: let owner), .add(_, to: let owner),
      .pop(let owner, to: _), .stack(let owner, _), .tabs(let owner, _),
      .remove(_, from: let owner):
      owner
    default: nil
    }
  }
}
