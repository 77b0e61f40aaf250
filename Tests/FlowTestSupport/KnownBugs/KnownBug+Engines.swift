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
      """)
  ]
}
