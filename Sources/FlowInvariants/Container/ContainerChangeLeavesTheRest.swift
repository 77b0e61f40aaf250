import FlowModel

/// The ways in which more changes than a container, or less.
enum Disturbance: String, Clauses {
  /// Somebody is gone who was not taken off, and did not stand in what was.
  case lost
  /// Somebody who stood in what was taken off, or on it, is still there.
  case kept
  /// Somebody stands elsewhere, or in another order.
  case moved
  /// Somebody has another child in front.
  case otherSelection
  /// The main child, which was handed over once more, was taken off and put on again.
  case renewed
}

extension Invariant {
  /// Whoever changes one container changes no other.
  public static let containerChangeLeavesTheRest = Invariant(
    "container.change-leaves-the-rest",
    About(
      statement: """
        When a stack is changed by code or by the back button, the tabs of a tab bar controller are \
        set, a child is added, removed or exchanged, or something is shown in a container, then who \
        is taken off goes with all that stands in it and on it, and everybody else stays as they \
        are: in the same place, with the same child in front. A main child that is handed over once \
        more is not taken off to be put on again.
        """,
      source: """
        UIKit, `UINavigationController.pushViewController(_:animated:)`, \
        `UIViewController.addChild(_:)`, `removeFromParent()` and `show(_:sender:)`, each of which \
        says what it changes. That nothing else changes is a reading chosen by this project.
        """,
      premise: """
        one container is changed by a step of its own while nothing moves, the step settles, and \
        nobody goes anywhere of their own accord
        """),
    listens: Listening(steps: [
      .push, .pop, .popTo, .popToRoot, .setStack, .setTabs, .back, .add, .remove, .replace, .show,
      .showDetail,
    ]),
    needs: [
      .push, .tabs, .add, .replace, .collapse, .expand, .adapt, .opened, .instantiate, .reaction,
    ],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<Disturbance>) {
    guard let before = chapter.treeBeforeProbe,
      !chapter.happened([.refused, .collapse, .expand, .adapt]),
      let change = ContainerChange(in: chapter, since: before)
    else { return }
    report.premiseHeld()
    guard
      let fault = change.disturbance(of: before, in: chapter.after)
        ?? chapter.renewal(of: before)
    else { return }
    report.add(
      fault.clause,
      Breach(
        blamed: before.controller(at: change.container), witnesses: chapter.changes,
        expected: change.expectation(in: before), however: fault.however))
  }
}

extension Chapter {
  /// What happens to a main child that is handed over once more, where anything does.
  fileprivate func renewal(of before: Tree) -> Fault<Disturbance>? {
    guard case .replace(let subject, on: _) = action, let container = asked,
      let main = before.main(of: container), handedOver(subject) == main,
      numbers(of: [.remove]).contains(where: {
        trace.events[$0].what == .remove(main, from: container)
      })
    else { return nil }
    return Fault(.renewed, "\(main) was taken off and put on again")
  }
}
