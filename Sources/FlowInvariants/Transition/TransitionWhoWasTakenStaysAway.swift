import FlowModel

private enum Return: String, Clauses {
  /// Who was taken away is there again.
  case back
}

extension Invariant {
  /// Who was taken away does not come back by themselves.
  public static let transitionWhoWasTakenStaysAway = Invariant(
    "transition.who-was-taken-stays-away",
    About(
      statement: """
        Who was taken away by a step of its own, as a child that is removed, does not come back \
        when what still moves has come to its end, or when time passes, unless they were handed \
        over once more.
        """,
      source: """
        UIKit, `UIViewController.removeFromParent()` ("Removes the view controller from its \
        parent"), `UINavigationController.popViewController(animated:)` and \
        `UIViewController.dismiss(animated:completion:)`. That nothing makes up for it later is a \
        reading chosen by this project.
        """,
      premise: """
        somebody was taken away by a step that asked for no more than that, or whose main child was \
        exchanged; then a step settles what moves or lets time pass, or the one that removes a \
        child comes upon something that moves; and nobody acts by themselves
        """),
    listens: Listening(steps: [.settle, .finish, .remove]),
    needs: MissedEnd.kinds + [.reaction],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<Return>) {
    guard !chapter.isHalted, chapter.after.isSound, chapter.mayOnlyEnd else { return }
    let taken = chapter.takenAway
    guard !taken.isEmpty else { return }
    report.premiseHeld()
    guard let (returned, number) = taken.first(where: { chapter.after.contains($0.controller) })
    else { return }
    let host = chapter.after.index(of: returned).flatMap(chapter.after.lister)
    report.add(
      .back,
      Breach(
        blamed: host.map(chapter.after.controller),
        witnesses: number == chapter.ordinal
          ? chapter.changes : chapter.history.chapter(number).changes + chapter.changes,
        expected: "\(returned), which was taken away, stays away", however: "it is there again"))
  }
}

extension Chapter {
  /// Whether nothing but an end of what was begun can bring somebody there who was not.
  fileprivate var mayOnlyEnd: Bool {
    !happened([.reaction, .collapse, .expand, .adapt, .restored]) && !hasOwnMind(after)
      && !trace.world.storyboard.segues.contains { $0.intermediate != nil } && !cancelsGesture
  }

  /// Those who were taken away and are not to come back, each with the chapter that took them.
  fileprivate var takenAway: [(controller: ControllerID, chapter: Int)] {
    guard let step, let before else { return [] }
    if case .remove(let label) = action {
      guard !before.isStill, let child = standing(label),
        !isHandedOverAgain(child, before: step),
        numbers(of: [.remove]).contains(where: { trace.events[$0].what.removes(child) })
      else { return [] }
      return [(child, step + 1)]
    }
    var found: [(controller: ControllerID, chapter: Int)] = []
    for taking in 0..<step where trace.steps[taking].action.takesAway {
      for controller in history.trees[taking].tops(missingIn: history.trees[taking + 1])
      where history.trees[(taking + 1)...step].allSatisfy({ !$0.contains(controller) })
        && !isHandedOverAgain(controller, before: taking)
      {
        found.append((controller, taking + 1))
      }
    }
    return found
  }

  /// Whether a controller was handed over since they came to where they stood before a step, so
  /// that they may be on their way to somewhere else.
  private func isHandedOverAgain(_ controller: ControllerID, before taking: Int) -> Bool {
    guard let label = trace.cast[controller.index].label, let step else { return false }
    let away = history.trees[...taking].lastIndex { !$0.contains(controller) } ?? -1
    return (max(0, away + 1)...step).contains { trace.steps[$0].action.handsOver(label) }
  }
}

extension Tree {
  /// Those who are not in another tree, though whoever has listed them is.
  fileprivate func tops(missingIn other: Tree) -> [ControllerID] {
    nodes.indices.filter { index in
      !other.contains(controller(at: index))
        && lister(of: index).map { other.contains(controller(at: $0)) } ?? true
    }.map(controller)
  }
}

extension Event.What {
  fileprivate func removes(_ child: ControllerID) -> Bool {
    if case .remove(child, from: _) = self { true } else { false }
  }
}

extension Step.Action {
  /// Whether a step asks for no more than that somebody goes, or that somebody takes their place.
  fileprivate var takesAway: Bool {
    switch self {
    case .remove, .replace, .dismiss, .pop, .popTo, .popToRoot, .back, .swipeDown, .tapOutside:
      true
    default: false
    }
  }

  /// Whether a step hands over somebody, or opens a link that may.
  fileprivate func handsOver(_ label: Label) -> Bool {
    switch self {
    case .setStack(let labels, on: _), .setTabs(let labels, on: _): labels.contains(label)
    case .open: true
    default: subject == .existing(label)
    }
  }
}
