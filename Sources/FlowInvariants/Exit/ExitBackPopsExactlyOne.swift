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
  /// There is nothing to touch, though nobody keeps the user.
  case noWayBack
}

extension Invariant {
  /// The back button takes off one controller.
  public static let exitBackPopsExactlyOne = Invariant(
    "exit.back-pops-exactly-one",
    About(
      statement: """
        A touch of the back button, or a back swipe, takes exactly one controller off the stack, \
        never the root, and nothing while the stack moves or cannot be seen. While nothing moves \
        both are there above the root, unless a class keeps the user from leaving.
        """,
      source: """
        UIKit, `UINavigationController.popViewController(animated:)` ("does nothing if it is the \
        root") and `interactivePopGestureRecognizer`. That touches are blocked in what moves is a \
        reading chosen by this project.
        """,
      premise: """
        the user touches back, and the stack can be told before and afterwards; a class that has \
        declared nothing may keep the user, and go on from there, and where one leaves open whether \
        the user may leave, or animates by itself, nobody knows what is there to touch
        """),
    listens: Listening(steps: [.back, .beginBack]),
    needs: [.declined],
    implies: ["container.change-leaves-the-rest"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongBack>) {
    guard let label = chapter.action?.stackThatIsLeft, !chapter.isHalted,
      let before = chapter.before, before.isSound,
      let index = chapter.receiver(label, in: before),
      chapter.trace.cast[before.controller(at: index).index].kind == .navigation
    else { return }
    let isFree = before.isStill && before.isWithinReach(index)
    let isDenied = isFree && chapter.isWayHidden
    guard
      !chapter.isDeclined || (isFree && chapter.isTouchLost)
        || (isDenied && chapter.hasWayBack(from: index))
    else { return }
    report.premiseHeld()
    guard let clause = isDenied ? .noWayBack : fault(in: chapter, from: before, at: index) else {
      return
    }
    let stack = before.controller(at: index)
    guard !isOwnAnswer(clause, of: stack, in: chapter) else { return }
    report.add(
      clause,
      Breach(
        blamed: isDenied ? chapter.keeper(of: index) : stack, witnesses: chapter.firstEvents,
        expected: before.expectation(at: index), however: however(clause, of: stack, in: chapter)))
  }

  private static func fault(in chapter: Chapter, from before: Tree, at index: Int) -> WrongBack? {
    let stack = Array(before.childControllers(of: index))
    if !chapter.isDeclined && stack.count > 1 {
      if before.isMoved(index) { return .notSwallowed }
      if !before.isWithinReach(index) { return .outOfReach }
    }
    let owner = before.controller(at: index)
    guard chapter.changesOnly(stackOf: owner), let now = chapter.after.index(of: owner) else {
      return nil
    }
    let left = Array(chapter.after.childControllers(of: now))
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
    case .notSwallowed, .outOfReach, .noWayBack: false
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
    case .noWayBack: return "there is nothing to touch in \(stack)"
    case .poppedMore, .poppedRoot, .ignored, .changedOtherwise:
      let now = chapter.after.index(of: stack)
      let left = now.map { Array(chapter.after.childControllers(of: $0)) } ?? []
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
  /// Whether the system said that a class hides what the user would touch.
  fileprivate var isWayHidden: Bool {
    happened([.declined]) && events.contains { trace.events[$0].what == .declined(.hidden) }
  }

  /// Whether the user must find a way back in a stack.
  ///
  /// They must where somebody lies below the top, nobody who has been in the flow may keep them,
  /// the stack is not drawn without a bar, and the top has no control that may be another way back.
  fileprivate func hasWayBack(from index: Int) -> Bool {
    guard let before, before.snapshot.interacting == nil, before.children(of: index).count > 1,
      !history.hasOwnAnimators, let top = before.children(of: index).last,
      trace.controlsDrawn(for: before.controller(at: top)).isEmpty,
      trace.scene(of: before.controller(at: index))?.bars.contains(.hidesBar) != true
    else { return false }
    return trace.cast.indices.allSatisfy { !history.leavesOpen(.exits, of: ControllerID($0)) }
  }

  /// Whose class is to blame when there is no way back: the top's if an app has written it, or else
  /// the stack's.
  fileprivate func keeper(of index: Int) -> ControllerID? {
    guard let before else { return nil }
    let top = before.lastChild(of: index)
    if let top, trace.scene(of: top)?.className != nil { return top }
    return before.controller(at: index)
  }

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
    let (owner, stack) = (controller(at: index), Array(childControllers(of: index)))
    if stack.count <= 1 { return "\(owner) keeps its root" }
    if isMoved(index) { return "a touch of \(owner), which moves, is swallowed" }
    if !isWithinReach(index) { return "\(owner), which cannot be seen, is not touched" }
    return "\(owner) goes back to \(stack.dropLast())"
  }
}
