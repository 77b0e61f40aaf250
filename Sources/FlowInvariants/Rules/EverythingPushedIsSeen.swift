import FlowModel

private enum Unseen: String, Clauses {
  /// It is on top of a stack below something else, or of one that is not in front.
  case behind
  /// It is on a stack that has left the window.
  case nowhere
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
        Who is pushed because of a touch, or of what was put off, or is new on top of another list \
        of screens, and is on top of their stack when nothing moves any more, comes into sight.
        """,
      source: "a rule that most apps want",
      premise: """
        the user touches something, or time passes, somebody is pushed on a stack that stands there \
        or did, or comes with a new list, and is on top in a tree at rest; nothing is presented in \
        the same step
        """),
    listens: Listening(events: [.push, .stack], steps: [.tap, .settle]),
    needs: [.push, .appearance],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<Unseen>) {
    guard let step = chapter.step, [.tap, .settle].contains(chapter.trace.steps[step].kind),
      let before = chapter.before, !chapter.isHalted, chapter.after.isSound,
      chapter.after.snapshot.inFlightCount == 0, !chapter.happened([.present])
    else { return }
    for number in chapter.numbers(of: [.push, .stack]) {
      guard let (screen, stack) = chapter.arrival(number, since: before) else { continue }
      if before.contains(stack), chapter.after.top(of: stack) == screen {
        report.premiseHeld()
        guard !chapter.comesIntoSight(screen) else { continue }
        report.add(
          .behind,
          Breach(
            blamed: stack, witnesses: [number], expected: "\(screen) comes into sight",
            however: "it is on top of \(stack), which cannot be seen"))
      } else if chapter.hasLeft(stack), !chapter.after.contains(screen) {
        report.premiseHeld()
        report.add(
          .nowhere,
          Breach(
            blamed: stack, witnesses: [number], expected: "\(screen) comes into sight",
            however: "it is on top of \(stack), which is not in the window any more"))
      }
    }
  }
}

extension Chapter {
  /// Who comes to lie on top of a stack in an event, and of which; with a new list only who was not
  /// there before.
  fileprivate func arrival(
    _ number: Int, since before: Tree
  ) -> (screen: ControllerID, stack: ControllerID)? {
    switch trace.events[number].what {
    case .push(let screen, on: let stack): return (screen, stack)
    case .stack(let stack, let list):
      guard let top = trace.controllers(of: list).last, !before.contains(top) else { return nil }
      return (top, stack)
    default: return nil
    }
  }

  /// Whether somebody was told in the chapter that they appear.
  fileprivate func comesIntoSight(_ screen: ControllerID) -> Bool {
    numbers(of: [.appearance]).contains {
      trace.events[$0].what == .appearance(screen, .willAppear)
    }
  }
}

extension Chapter {
  /// Whether somebody stood in the window, and neither before the step nor after it does.
  fileprivate func hasLeft(_ stack: ControllerID) -> Bool {
    before?.contains(stack) == false && !after.contains(stack)
      && treesSoFar.contains { $0.contains(stack) }
  }
}

extension Tree {
  fileprivate func top(of stack: ControllerID) -> ControllerID? {
    index(of: stack).flatMap { children(of: $0).last }.map(controller)
  }
}
