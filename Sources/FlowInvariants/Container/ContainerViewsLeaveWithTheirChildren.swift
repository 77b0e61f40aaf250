import FlowModel

private enum LeftView: String, Clauses {
  /// The child has left, and its view has not.
  case stays
}

extension Invariant {
  /// The view of a child that a container lets go leaves the view of the container.
  public static let containerViewsLeaveWithTheirChildren = Invariant(
    "container.views-leave-with-their-children",
    About(
      statement: """
        When a container of an app's own has let a child go and nothing moves any more, the view of \
        that child is not in the view of the container.
        """,
      source: """
        UIKit, "Creating a custom container view controller": to remove a child, call its \
        `willMove(toParent:)` with nil, `removeFromSuperview()` of its root view, and \
        `removeFromParent()`.
        """,
      premise: """
        a container of an app's own takes off a child by itself, which stands nowhere afterwards, \
        and nothing moves
        """),
    listens: Listening(events: [.remove]),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<LeftView>) {
    guard !chapter.isHalted, chapter.after.isSound, chapter.after.isStill
    else { return }
    for number in chapter.numbers(of: [.remove]) {
      guard case .remove(let child, from: let container) = chapter.trace.events[number].what,
        chapter.history.isOwn(container), chapter.after.contains(container),
        !chapter.after.contains(child), !chapter.takesAway(child)
      else { continue }
      report.premiseHeld()
      guard chapter.after.claimed(.strangers, by: container).contains(child) else { continue }
      report.add(
        .stays,
        Breach(
          blamed: container, witnesses: [number],
          expected: "the view of \(child) leaves \(container) with it",
          however: "it is in there still"))
    }
  }
}

extension Chapter {
  /// Whether the step may take a controller away from its container, which has not let it go by
  /// itself then: nobody has told it of the view.
  fileprivate func takesAway(_ controller: ControllerID) -> Bool {
    switch action {
    case .remove, .setStack, .setTabs: true
    default: action?.subject.flatMap(handedOver) == controller
    }
  }
}
