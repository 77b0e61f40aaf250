import FlowModel

private enum WrongTurn: String, Clauses {
  /// Whoever leaves is told after whoever comes.
  case tooLate
}

extension Invariant {
  /// In a stack, who leaves is told before who comes.
  public static let appearanceLeavingComesFirst = Invariant(
    "appearance.leaving-comes-first",
    About(
      statement: """
        When a stack shows another controller, the one that it showed is told that it will \
        disappear before the other one is told that it will appear.
        """,
      source: """
        UIKit, `UIViewController.viewWillDisappear(_:)` and `viewWillAppear(_:)`; their order is \
        undocumented, and widely reported; reading chosen by this project.
        """,
      premise: """
        one push or pop is all that changes a tree at rest, and both are told; a class of an app's \
        own may tell its children by itself
        """),
    listens: Listening(events: [.push, .pop]),
    needs: [.appearance],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongTurn>) {
    guard let turn = chapter.turnOfStack,
      let leaving = chapter.first(.willDisappear, to: turn.leaving),
      let coming = chapter.first(.willAppear, to: turn.coming)
    else { return }
    report.premiseHeld()
    guard coming < leaving else { return }
    report.add(
      .tooLate,
      Breach(
        blamed: turn.stack, witnesses: [coming, leaving],
        expected: "\(turn.leaving) is told that it disappears before \(turn.coming) appears",
        however: "it is told afterwards"))
  }
}

extension Chapter {
  /// Who leaves and who comes by the one push or pop of a step that has found everything at rest.
  fileprivate var turnOfStack: (stack: ControllerID, leaving: ControllerID, coming: ControllerID)? {
    guard let before, before.isSound, before.isStill, changes.count == 1,
      let change = changes.first
    else { return nil }
    let (stack, coming): (ControllerID, ControllerID)
    switch trace.events[change].what {
    case .push(let top, on: let owner), .pop(let owner, to: let top): (stack, coming) = (owner, top)
    default: return nil
    }
    guard !history.isOwn(stack), let index = before.index(of: stack),
      let leaving = before.lastChild(of: index), leaving != coming
    else { return nil }
    return (stack, leaving, coming)
  }

  /// The number of the first such call that the system makes to a controller.
  fileprivate func first(_ call: Appearance, to controller: ControllerID) -> Int? {
    numbers(of: [.appearance]).first {
      trace.events[$0] == Event(.appearance(controller, call))
    }
  }
}
