import FlowModel

private enum Unseen: String, Clauses {
  /// It is on top of a stack below something else, or of one that is not in front.
  case behind
}

extension Invariant {
  /// Whatever the app pushes comes into sight.
  ///
  /// It finds who pushes on the stack of another tab, or below something that is presented. An app
  /// that gets a stack ready before it shows it leaves this rule out.
  public static let everythingPushedIsSeen = Invariant(
    "rule.everything-pushed-is-seen",
    About(
      statement: """
        Who is pushed because of a touch, or of what was put off, and is on top of their stack when \
        nothing moves any more, comes into sight.
        """,
      source: "a rule that most apps want",
      premise: """
        the user touches something, or time passes, somebody is pushed on a stack that stood there, \
        and is on top in a tree at rest; nothing is presented in the same step
        """),
    listens: Listening(events: [.push], steps: [.tap, .settle]),
    needs: [.push, .appearance],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<Unseen>) {
    guard let step = chapter.step, [.tap, .settle].contains(chapter.trace.steps[step].kind),
      let before = chapter.before, !chapter.isHalted, chapter.after.isSound,
      chapter.after.snapshot.inFlightCount == 0, !chapter.happened([.present])
    else { return }
    for number in chapter.numbers(of: [.push]) {
      guard case .push(let screen, on: let stack) = chapter.trace.events[number].what,
        before.contains(stack), chapter.after.top(of: stack) == screen
      else { continue }
      report.premiseHeld()
      guard !chapter.comesIntoSight(screen) else { continue }
      report.add(
        .behind,
        Breach(
          blamed: stack, witnesses: [number],
          expected: "\(screen) comes into sight",
          however: "it is on top of \(stack), which cannot be seen"))
    }
  }
}

extension Chapter {
  /// Whether somebody was told in the chapter that they appear.
  fileprivate func comesIntoSight(_ screen: ControllerID) -> Bool {
    numbers(of: [.appearance]).contains {
      trace.events[$0].what == .appearance(screen, .willAppear)
    }
  }
}

extension Tree {
  fileprivate func top(of stack: ControllerID) -> ControllerID? {
    index(of: stack).flatMap { children(of: $0).last }.map(controller)
  }
}
