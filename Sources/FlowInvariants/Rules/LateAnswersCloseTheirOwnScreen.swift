import FlowModel

private enum OtherClosed: String, Clauses {
  /// A screen is closed that was opened after the touch.
  case newcomer
  /// The user has gone back from the screen that was touched, and the one that they came to is
  /// closed.
  case neighbour
  /// A screen is closed that the touch has opened, and with it one that was opened upon it since.
  case guest
  /// The screen that was touched is gone, and all that was opened since goes for another root.
  case everything
}

extension Invariant {
  /// An answer that comes late closes the screen that asked for it, or none.
  ///
  /// It finds who pops whatever is on top when a request has ended, dismisses whatever is
  /// presented, or puts a result in the place of whatever the user has gone on to. An app that
  /// closes screens after some time, whichever they are, leaves this rule out.
  public static let lateAnswersCloseTheirOwnScreen = Invariant(
    "rule.late-answers-close-their-own-screen",
    About(
      statement: """
        What a touch has put off closes, when its time comes and it changes nothing else, no screen \
        that was opened since, also upon another one that it closes, and none to which the user has \
        gone back from the screen that was touched; and when that is gone, the window keeps its root.
        """,
      source: "a rule that most apps want",
      premise: """
        time passes while nothing moves, for the first time since a touch, all that waits was put off \
        in the step of that, who was touched stood there after it, and all that happens is that one \
        screen is popped or dismissed, that a stack is given other screens above the same root, or \
        that the window gets another one
        """),
    listens: Listening(events: [.pop, .stack, .dismiss, .root], steps: [.settle]),
    needs: [.pop, .dismiss],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<OtherClosed>) {
    guard let asking = chapter.askingTouch, let asker = asking.touchedController,
      asking.after.contains(asker), let closing = chapter.onlyClosing(since: asking)
    else { return }
    report.premiseHeld()
    guard closing.screen != asker, let clause = closing.fault(of: asker, in: asking) else { return }
    report.add(
      clause,
      Breach(
        blamed: asker, witnesses: [closing.event],
        expected: """
          what \(asker) has put off in step \(asking.ordinal) closes \(asker) or nobody
          """,
        however: closing.however(in: asking)))
  }
}

/// One screen that is closed.
private struct Closing {
  let screen: ControllerID
  /// The stack from which it is popped; `nil` where it is dismissed.
  let stack: ControllerID?
  let event: Int
  let before: Tree
  /// Whether it goes as the window gets another root.
  var isOfRoot = false

  /// What is said of it.
  func however(in asking: Chapter) -> Sentence {
    guard !isOfRoot else { return "the window gets another root, and \(screen) goes" }
    let guest = guest(since: asking)
    return guest.map { "it closes \(screen), and \($0) with it" } ?? "it closes \(screen)"
  }

  /// Who is presented upon the screen, and did not stand anywhere after the touch; alerts may be
  /// shown once more.
  private func guest(since asking: Chapter) -> ControllerID? {
    guard stack == nil, asking.after.contains(screen), let place = before.index(of: screen) else {
      return nil
    }
    return before.nodes.indices.first { index in
      let controller = before.controller(at: index)
      return !asking.after.contains(controller) && before.nodes[index].isPresented
        && before.lineage(of: index).contains(place)
        && !asking.trace.cast[controller.index].isOfSystem
    }.map(before.controller)
  }

  /// What is wrong with it, when the touch of a controller led to it.
  func fault(of asker: ControllerID, in asking: Chapter) -> OtherClosed? {
    guard !isOfRoot else {
      return before.contains(asker) || asking.after.contains(screen) ? nil : .everything
    }
    if guest(since: asking) != nil { return .guest }
    if !asking.after.contains(screen) {
      return before.isOutside(asker, of: screen) ? .newcomer : nil
    }
    guard let stack, asking.before?.contains(screen) == true, !before.contains(asker),
      asking.after.isStacked(asker, above: screen, in: stack)
    else { return nil }
    return .neighbour
  }
}

extension Chapter {
  /// The one screen that is closed, when nothing else changes: of those for whom a stack is given
  /// others, the last that was opened since a touch.
  fileprivate func onlyClosing(since asking: Chapter) -> Closing? {
    guard !isHalted, let before, changes.count == 1, let event = changes.first else { return nil }
    switch trace.events[event].what {
    case .pop(let stack, to: _):
      guard let index = before.index(of: stack) else { return nil }
      let gone = before.childControllers(of: index).filter { !after.contains($0) }
      return gone.count == 1
        ? Closing(screen: gone[0], stack: stack, event: event, before: before) : nil
    case .stack(let stack, _):
      guard let index = before.index(of: stack) else { return nil }
      let gone = before.childControllers(of: index).reversed().first {
        !after.contains($0) && !asking.after.contains($0)
      }
      return before.firstChild(of: index).map(after.contains) == true
        ? gone.map { Closing(screen: $0, stack: stack, event: event, before: before) } : nil
    case .dismiss(let screen, from: _) where before.contains(screen):
      return Closing(screen: screen, stack: nil, event: event, before: before)
    case .root:
      let gone = before.nodes.last { $0.isOnScreen && !after.contains($0.controller) }
      return gone.map {
        Closing(screen: $0.controller, stack: nil, event: event, before: before, isOfRoot: true)
      }
    default: return nil
    }
  }
}

extension Tree {
  /// Whether a controller stands in the tree, and neither in another one nor above it.
  fileprivate func isOutside(_ controller: ControllerID, of other: ControllerID) -> Bool {
    guard let place = index(of: controller) else { return false }
    return !lineage(of: place).contains { self.controller(at: $0) == other }
  }

  /// Whether a controller stands in a stack above one of its screens, itself or in another one.
  fileprivate func isStacked(
    _ controller: ControllerID, above screen: ControllerID, in stack: ControllerID
  ) -> Bool {
    guard let own = self.screen(with: controller, in: stack), let other = index(of: screen),
      parent(of: other) == parent(of: own)
    else { return false }
    return other < own
  }
}
