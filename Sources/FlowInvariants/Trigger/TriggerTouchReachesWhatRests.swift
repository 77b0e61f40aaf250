import FlowModel

private enum StrayTouch: String, Clauses {
  /// The touch came while the screen moved.
  case notSwallowed
  /// The touch came while the screen was covered or hidden.
  case outOfReach
}

extension Invariant {
  /// A control is touched only where it can be seen and does not move.
  public static let triggerTouchReachesWhatRests = Invariant(
    "trigger.touch-reaches-what-rests",
    About(
      statement: """
        A touch of a control gets through only where the control can be seen, and not while the stack \
        or the presentation that it stands in moves: of two controls that are touched at once one is \
        heard.
        """,
      source: """
        UIKit blocks touches in what moves, `UIView.isUserInteractionEnabled` ("during an \
        animation, user interactions are temporarily disabled"); reading chosen by this project.
        """,
      premise: "the user touches a control that the screen has, and the touch gets through"),
    listens: Listening(steps: [.tap]),
    needs: [.declined],
    implies: ["trigger.second-touch-begins-nothing"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<StrayTouch>) {
    guard case .tap(let label, _) = chapter.action, !chapter.isDeclined,
      let before = chapter.before, before.isSound, let index = chapter.receiver(label, in: before)
    else { return }
    report.premiseHeld()
    let source = before.controller(at: index)
    let isMoved = before.isMoved(index)
    guard isMoved || !before.isWithinReach(index) else { return }
    report.add(
      isMoved ? .notSwallowed : .outOfReach,
      Breach(
        blamed: source, witnesses: chapter.firstEvents,
        expected: isMoved
          ? "a touch of \(source), which moves, is swallowed"
          : "\(source), which cannot be seen, is not touched",
        however: "the touch gets through"))
  }
}
