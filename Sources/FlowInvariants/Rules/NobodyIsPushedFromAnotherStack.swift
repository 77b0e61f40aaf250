import FlowModel

private enum TakenAway: String, Clauses {
  /// Another stack has lost who is pushed.
  case taken
}

extension Invariant {
  /// Nobody is pushed who stands in another stack: it would be gone from there.
  ///
  /// It finds one screen that is kept, as a profile, and pushed wherever it is asked for. An app
  /// that moves screens between its stacks so leaves this rule out.
  public static let nobodyIsPushedFromAnotherStack = Invariant(
    "rule.nobody-is-pushed-from-another-stack",
    About(
      statement: """
        Who is pushed stands in no other stack that stays, unless that was given another list before.
        """,
      source: """
        a rule that most apps want; UIKit, `UIViewController.addChild(_:)`: "If the new child view \
        controller is already the child of a container view controller, it is removed from that \
        container before being added"
        """,
      premise: """
        somebody is pushed while no split view controller collapses or expands, in a window that \
        keeps its width
        """),
    listens: Listening(events: [.push]),
    needs: [.push],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<TakenAway>) {
    guard let before = chapter.before, !chapter.happened([.collapse, .expand, .size]) else {
      return
    }
    for number in chapter.numbers(of: [.push]) {
      guard case .push(let screen, on: let stack) = chapter.trace.events[number].what else {
        continue
      }
      report.premiseHeld()
      guard let index = before.index(of: screen), let parent = before.parent(of: index),
        before.kind(at: parent) == .navigation
      else { continue }
      let former = before.controller(at: parent)
      guard former != stack, chapter.after.contains(former),
        !chapter.hasChanged(stack: former)
      else { continue }
      report.add(
        .taken,
        Breach(
          blamed: former, witnesses: [number],
          expected: "\(screen) stays in \(former), and another one is pushed on \(stack)",
          however: "\(screen) is pushed on \(stack), and so gone from \(former)"))
    }
  }
}

extension Chapter {
  /// Whether a stack is changed by other calls in the chapter: who does so knows whom it loses.
  fileprivate func hasChanged(stack: ControllerID) -> Bool {
    numbers(of: [.pop, .stack]).contains {
      switch trace.events[$0].what {
      case .pop(stack, to: _), .stack(stack, _): true
      default: false
      }
    }
  }
}
