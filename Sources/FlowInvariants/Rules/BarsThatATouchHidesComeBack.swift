import FlowModel

extension Invariant {
  /// A bar that a touch hides on one screen comes back for the screens below it.
  ///
  /// It finds the tab bar that "Select" hides until "Done", when the user goes back in between, a
  /// photo that hides the bars of its stack when it is touched, and the bar that a screen shows
  /// again in its `viewWillDisappear(_:)`, which is not called when the user goes home from the
  /// next one. An app in whose settings the user turns bars on and off leaves this rule out.
  public static let barsThatATouchHidesComeBack = Invariant(
    "rule.bars-that-a-touch-hides-come-back",
    About(
      statement: """
        When the user has left a screen on which a touch hid or showed a bar of its stack or of its \
        tabs, or opened another screen above it, the screen that comes in front again has the bars \
        that it had before.
        """,
      source: """
        a rule that most apps want; UIKit has one bar for all who stand in a stack or in tabs, and \
        `UINavigationController.hidesBarsOnTap` brings it back for nobody
        """,
      premise: """
        a screen is in front again, at rest, after others on which the user has touched nothing that \
        code has made but ways out, what hid or showed a bar there and what opened another one of \
        them, and nothing has come late, or waits to come; while it was in front its bars were \
        always the same, in a window of the same width
        """),
    listens: Listening(events: [.pop, .stack, .tabs, .select, .dismiss, .remove, .interaction]),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<OtherBar>) {
    guard chapter.after.snapshot.isSettled else { return }
    chapter.compareBars(&report) { number in
      !chapter.onlyLeaves(since: number)
        && chapter.onlyLeaves(since: number) {
          $0.turnsBars(andIsLeftBy: chapter.after) || $0.goesOn
        }
    }
  }
}

extension Chapter {
  /// Whether a touch only hides or shows bars, on a screen that is gone in the end.
  fileprivate func turnsBars(andIsLeftBy end: Tree) -> Bool {
    guard let touched = touchedController, let before, !end.contains(touched), !isChanged
    else { return false }
    return before.barClaims != after.barClaims
  }

  /// Whether a touch only opens something upon who is touched.
  fileprivate var goesOn: Bool {
    guard let touched = touchedController, after.contains(touched) else { return false }
    return happened([.push, .present]) && !happened([.pop, .stack, .dismiss, .root, .select])
  }
}
