import FlowModel

private enum PresentedAgain: String, Clauses {
  /// What a signal presents lies upon one that looks the same.
  case again
}

extension Invariant {
  /// What comes from outside presents no screen upon one that looks the same.
  ///
  /// It finds a login that is presented each time that the server refuses something, upon the one
  /// that is there already. An app that piles up what comes leaves this rule out.
  public static let signalsPresentOnce = Invariant(
    "rule.signals-present-once",
    About(
      statement: """
        What a signal presents is not presented upon a screen of the same class and title that was \
        presented before, with the same in it.
        """,
      source: "a rule that most apps want",
      premise: """
        a signal comes while something of the app's own is presented, nothing moves when all has \
        been done, and that is presented still
        """),
    listens: Listening(steps: [.signal]),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<PresentedAgain>) {
    guard let before = chapter.before, chapter.after.isStill, !chapter.isHalted else { return }
    let after = chapter.after
    let presented = after.nodes.indices.filter { index in
      after.nodes[index].isPresented && !after.member(at: index).isOfSystem
        && after.members(of: index).contains(where: \.hasFace)
    }
    let former = presented.filter { before.contains(after.controller(at: $0)) }
    guard !former.isEmpty else { return }
    report.premiseHeld()
    for index in presented where !former.contains(index) {
      let screen = after.controller(at: index)
      guard
        let below = former.map(after.controller).first(where: {
          after.showsTheSame(in: $0, as: screen)
        })
      else { continue }
      report.add(
        .again,
        Breach(
          blamed: after.holder(of: index), witnesses: chapter.changes,
          expected: "what the signal leads to is presented once",
          however: "\(screen) comes upon \(below), and looks the same"))
    }
  }
}
