import FlowModel

extension KnownBug {
  /// What was reported of the system itself, planted in the sketch engine.
  static let engines = [
    KnownBug(
      "popover-takes-its-presenter-along", .engine(.tapOutsideDismissesTwo),
      breaking: "exit.leaves-what-is-below", within: 1,
      from: "https://github.com/lionheart/openradar-mirror/issues/3475",
      """
      A touch outside of a popover dismisses twice. By the second time the popover is gone, and \
      what it stood on goes.
      """),
    KnownBug(
      "queued-push-is-not-in-the-stack", .engine(.pushWaitsForTheStack),
      breaking: "navigation.stack-follows-every-call", or: "obligation.misuse-raises", within: 2,
      from: "https://github.com/lionheart/openradar-mirror/issues/20368",
      """
      Two screens are pushed in one go. The second one is queued, and as long as the first one moves \
      the stack says that it is not there.
      """),
    KnownBug(
      "cancelled-pull-dismisses", .engine(.cancelKeepsDismissed),
      breaking: "transition.cancel-restores-everything", within: 2,
      from: "https://github.com/MrAlek/AWPercentDrivenInteractiveTransition/issues/2",
      """
      An animator says that its transition has completed, although the user has taken it back. What \
      can still be seen is no longer there.
      """),
    KnownBug(
      "presentation-waits-for-what-leaves", .engine(.presentationWaitsForWhatGoes),
      breaking: "transition.settles", within: 4,
      from: "https://github.com/pointfreeco/swift-composable-architecture/issues/1407",
      """
      A screen presents something while the user is leaving it. The presentation is accepted, waits \
      for a screen that never comes back, and nothing can be touched any more.
      """),
    KnownBug(
      "refused-alert-keeps-its-presenter", .engine(.refusalKeepsPresenter),
      breaking: "memory.removed-controllers-are-released", within: 3,
      from: "https://github.com/lionheart/openradar-mirror/issues/21009",
      """
      An alert is presented on a screen that is being dismissed. The screen goes and is never \
      released, for the alert still waits for it.
      """),
    KnownBug(
      "covered-split-misses-the-rotation", .engine(.coveredSplitNotTold),
      breaking: "split.collapses-with-the-window",
      or: "outside.link-shows-its-scene", "outside.alert-stands-on-top",
      "outside.restore-shows-what-was-saved", "navigation.push-lands-on-top", within: 2,
      from: "https://github.com/lionheart/openradar-mirror/issues/5094",
      """
      The device is rotated while something covers a split view controller. When that goes the \
      delegate has not been told of the new width.
      """),
  ]
}
