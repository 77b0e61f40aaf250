import FlowModel

private enum ClosedOnReturn: String, Clauses {
  /// What was presented is gone.
  case dismissed
  /// Who stood on another one in a stack is gone.
  case popped
}

extension Invariant {
  /// What the user left open is open when the app comes back from the background.
  ///
  /// It finds a cover for the app switcher that takes away whatever is presented when it goes, and
  /// tabs that are made anew. An app that shows something new in front on its return, as a login,
  /// may close what it likes, and one that means to begin anew leaves this rule out.
  public static let comingBackClosesNoScreen = Invariant(
    "rule.coming-back-closes-no-screen",
    About(
      statement: """
        When the app comes back, whoever was presented, or stood on another one in a stack, when it \
        went to the background is still there, unless somebody is seen who looks like nobody that \
        stood there then.
        """,
      source: "a rule that most apps want",
      premise: """
        the app goes to the background while nothing moves or waits, and something is presented, or \
        stands on another one in a stack; it comes back at once, or then time has passed for what it \
        put off, and nothing moves
        """),
    listens: Listening(steps: [.foreground, .settle]),
    check: check)

  @Sendable private static func check(
    _ chapter: Chapter, _ report: inout Report<ClosedOnReturn>
  ) {
    guard let away = chapter.wayToTheBackground, let left = away.before, left.isSound,
      left.snapshot.isSettled, !chapter.isHalted, chapter.after.isSound, chapter.after.isStill
    else { return }
    let open = left.nodes.indices.filter { left.isOpen($0, castAs: chapter.trace) }
    guard !open.isEmpty else { return }
    report.premiseHeld()
    guard !chapter.showsSomebodyNew(since: left),
      let gone = open.first(where: { !chapter.after.contains(left.controller(at: $0)) })
    else { return }
    report.add(
      left.nodes[gone].isPresented ? .dismissed : .popped,
      Breach(
        blamed: left.controller(at: gone), witnesses: chapter.changes,
        expected: "\(left.controller(at: gone)) is there when the app comes back",
        however: "it is gone, and nothing new is seen"))
  }
}

extension Chapter {
  /// The step in which the app went to the background, if it has just come back, or time has passed
  /// for what it put off then.
  fileprivate var wayToTheBackground: Chapter? {
    let comingBack = action == .settle ? former : self
    guard let comingBack, comingBack.action == .foreground, let former = comingBack.former,
      former.action == .background, action != .settle || !comingBack.after.snapshot.isSettled
    else { return nil }
    return former
  }

  /// Whether somebody is seen in the end who was nowhere when the app went, and looks like nobody
  /// who was: tabs that are made anew begin with the same screens.
  fileprivate func showsSomebodyNew(since left: Tree) -> Bool {
    after.nodes.indices.contains { index in
      after.nodes[index].isOnScreen
        && !left.nodes.indices.contains { left.member(at: $0).isLike(after.member(at: index)) }
    }
  }
}

extension Tree {
  /// Whether the user has opened who stands at an index: what is presented and may not go by
  /// itself, as popovers and the system's own screens, and who stands on another one in a stack.
  fileprivate func isOpen(_ index: Int, castAs trace: Trace) -> Bool {
    guard !trace.cast[controller(at: index).index].isOfSystem else { return false }
    switch nodes[index].place {
    case .window: return false
    case .presented: return nodes[index].style != .popover
    case .child(let lister):
      return kind(at: lister) == .navigation && children(of: lister).first != index
    }
  }
}
