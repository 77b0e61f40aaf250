import FlowModel

private enum WrongBack: String, Clauses {
  /// More than one controller is gone.
  case poppedMore
  /// The root is gone, too.
  case poppedRoot
  /// Everybody is still there.
  case ignored
  /// The stack is another one.
  case changedOtherwise
  /// The touch came while the stack was moving.
  case notSwallowed
  /// The touch came while the stack was covered or hidden.
  case outOfReach
}

extension Invariant {
  /// The back button takes off one controller.
  public static let exitBackPopsExactlyOne = Invariant(
    "exit.back-pops-exactly-one",
    About(
      statement: """
        A touch of the back button, or a back swipe, takes exactly one controller off the stack, \
        never the root, and nothing while the stack moves or cannot be seen.
        """,
      source: """
        UIKit, `UINavigationController.popViewController(animated:)` ("does nothing if it is the \
        root") and `interactivePopGestureRecognizer`. That touches are blocked in what moves is a \
        reading chosen by this project.
        """,
      premise: """
        the user touches back, and the stack can be told before and afterwards; a class that has \
        declared nothing may keep the user, and go on from there
        """),
    listens: Listening(steps: [.back, .beginBack]),
    implies: ["container.change-leaves-the-rest"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongBack>) {
    guard let label = chapter.action?.stackThatIsLeft, !chapter.isHalted,
      let before = chapter.before, before.isSound,
      let index = chapter.receiver(label, in: before),
      chapter.trace.cast[before.controller(at: index).index].kind == .navigation
    else { return }
    let isFree = before.snapshot.inFlightCount == 0 && before.isWithinReach(index)
    guard !chapter.isDeclined || (isFree && chapter.isTouchLost) else { return }
    report.premiseHeld()
    guard let clause = fault(in: chapter, from: before, at: index) else { return }
    let stack = before.controller(at: index)
    guard !isOwnAnswer(clause, of: stack, in: chapter) else { return }
    report.add(
      clause,
      Breach(
        blamed: stack, witnesses: chapter.firstEvents,
        expected: before.expectation(at: index), however: however(clause, of: stack, in: chapter)))
  }

  private static func fault(in chapter: Chapter, from before: Tree, at index: Int) -> WrongBack? {
    let stack = before.children(of: index).map(before.controller)
    if !chapter.isDeclined && stack.count > 1 {
      if before.isMoved(index) { return .notSwallowed }
      if !before.isWithinReach(index) { return .outOfReach }
    }
    let owner = before.controller(at: index)
    guard chapter.changesOnly(stackOf: owner), let now = chapter.after.index(of: owner) else {
      return nil
    }
    let left = chapter.after.children(of: now).map(chapter.after.controller)
    let expected = stack.count > 1 ? stack.dropLast() : stack[...]
    if left[...] == expected { return nil }
    if left.isEmpty { return .poppedRoot }
    if left == stack { return .ignored }
    return expected.starts(with: left) ? .poppedMore : .changedOtherwise
  }

  /// Whether a class that has declared nothing may have answered the touch, or have gone on from
  /// there.
  private static func isOwnAnswer(
    _ clause: WrongBack, of stack: ControllerID, in chapter: Chapter
  ) -> Bool {
    switch clause {
    case .notSwallowed, .outOfReach: false
    case .poppedMore, .poppedRoot, .ignored, .changedOtherwise:
      chapter.history.followsItsOwnMind(stack)
        || chapter.changes.count > 1 && chapter.history.hasOwnMinds
    }
  }

  private static func however(
    _ clause: WrongBack, of stack: ControllerID, in chapter: Chapter
  ) -> Sentence {
    switch clause {
    case .notSwallowed: return "\(stack) is touched while it moves"
    case .outOfReach: return "\(stack) is touched and cannot be seen"
    case .poppedMore, .poppedRoot, .ignored, .changedOtherwise:
      let now = chapter.after.index(of: stack)
      let left = now.map { chapter.after.children(of: $0).map(chapter.after.controller) } ?? []
      return "\(stack) holds \(left)"
    }
  }
}

extension Step.Action {
  fileprivate var stackThatIsLeft: Label? {
    switch self {
    case .back(let label), .beginBack(let label): label
    default: nil
    }
  }
}

extension Chapter {
  /// Whether nothing has changed the tree but this stack's being cut back.
  fileprivate func changesOnly(stackOf owner: ControllerID) -> Bool {
    !happened([.reaction])
      && changes.allSatisfy {
        switch trace.events[$0].what {
        case .pop(owner, to: _), .interaction: true
        default: false
        }
      }
  }
}

extension Tree {
  fileprivate func expectation(at index: Int) -> Sentence {
    let (owner, stack) = (controller(at: index), children(of: index).map(controller))
    if stack.count <= 1 { return "\(owner) keeps its root" }
    if isMoved(index) { return "a touch of \(owner), which moves, is swallowed" }
    if !isWithinReach(index) { return "\(owner), which cannot be seen, is not touched" }
    return "\(owner) goes back to \(stack.dropLast())"
  }
}
