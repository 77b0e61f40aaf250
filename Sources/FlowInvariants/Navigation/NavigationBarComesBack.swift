import FlowModel

extension Invariant {
  /// A screen that comes to the front again has the bar that it had.
  public static let navigationBarComesBack = Invariant(
    "navigation.bar-comes-back",
    About(
      statement: """
        When a screen is in front again, the bars of its stack and that of its tabs can be seen as \
        when it was in front before, or are hidden as then: who hides a bar brings it back, and who \
        shows a toolbar hides it.
        """,
      source: """
        UIKit, `UINavigationController.setNavigationBarHidden(_:animated:)`, \
        `setToolbarHidden(_:animated:)` and `UITabBarController.isTabBarHidden`: one bar for all \
        that stand there. That a screen looks each time as it did at first is a reading chosen by \
        this project.
        """,
      premise: """
        a bar was hidden in the flow, or a toolbar shown, and a screen is in front again, at rest, \
        after others on which the user has touched nothing that code has made but ways out, and \
        nothing has come late; there are as many with it who are drawn without a bar at the \
        bottom; while it was in front its bar was always the same, in a window of \
        the same width
        """),
    listens: Listening(events: [.pop, .stack, .tabs, .select, .dismiss, .remove, .interaction]),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<OtherBar>) {
    chapter.compareBars(&report) { chapter.onlyLeaves(since: $0) }
  }
}

extension Chapter {
  /// Whether the user has only left since the step after a tree: what they do elsewhere may well
  /// decide on bars.
  ///
  /// Of what code has made they have touched nothing but ways out, what is harmless, and perhaps
  /// now what goes back; and nothing has come late.
  func onlyLeaves(
    since number: Int, besides isHarmless: (Chapter) -> Bool = { _ in false }
  ) -> Bool {
    guard let step, number < step else { return true }
    return (number + 1...step).allSatisfy { later in
      switch trace.steps[later].kind {
      case .tap:
        trace.isWayOut(later) || trace.touchable(inStep: later) == nil
          || later == step && happened([.pop])
          || isHarmless(history.chapter(ofStep: later))
      case .settle: history.trees[later].snapshot.delayedCount == 0
      case .wait: false
      default: true
      }
    }
  }
}
