import FlowModel

private enum Closed: String, Clauses {
  /// Somebody was dismissed because the window got another width.
  case dismissed
  /// Somebody was popped because the window got another width.
  case popped
}

extension Invariant {
  /// What is presented, and what is in a stack, stays when the window gets another width.
  ///
  /// Screens may move from one container to another, as a split view controller does with them, and
  /// a container of which all of them have moved may go. So may a popover, as what it points at may
  /// be elsewhere, what lies over a screen that can still be seen, as a drawer, and what another
  /// width has brought. An app that closes more than that leaves this rule out.
  public static let anotherWidthClosesNoScreen = Invariant(
    "rule.another-width-closes-no-screen",
    About(
      statement: """
        When the window gets another width, nothing is dismissed but popovers, what lies over a \
        screen or a context, what was presented when it got one before, and what all screens in it \
        have moved out of, or stand in anew; with what they present. Nobody is popped and gone but \
        who was pushed when it got one before.
        """,
      source: "a rule that most apps want",
      premise: """
        the window of a tree at rest gets another width, and something is presented, or stands on \
        another one in a stack
        """),
    listens: Listening(steps: [.size]),
    needs: [.size, .dismiss, .pop, .stack],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<Closed>) {
    guard let before = chapter.restBefore, chapter.happened([.size]), !chapter.isHalted,
      before.nodes.indices.contains(where: before.canBeClosed)
    else { return }
    report.premiseHeld()
    // One stack may lose somebody by two calls.
    var told: [ControllerID] = []
    for number in chapter.numbers(of: [.dismiss, .pop, .stack]) {
      if case .dismiss(let gone, from: let presenter) = chapter.trace.events[number].what {
        guard let index = before.index(of: gone), !before.nodes[index].mayCloseWithTheWidth,
          !chapter.hasComeWithTheWidth(gone),
          !before.screens(in: index).allSatisfy(chapter.after.contains),
          !before.screens(in: index).allSatisfy({ chapter.isMadeAnew($0, since: before) })
        else { continue }
        report.add(.dismissed, .loss(of: gone, by: presenter, "dismissed", number))
      } else if let (gone, stack) = chapter.popped(number, since: before), !told.contains(stack) {
        told.append(stack)
        report.add(.popped, .loss(of: gone, by: stack, "popped", number))
      }
    }
  }
}

extension Breach {
  fileprivate static func loss(
    of gone: ControllerID, by container: ControllerID, _ how: String, _ number: Int
  ) -> Breach {
    Breach(
      blamed: container, witnesses: [number],
      expected: "\(gone) stays when the window gets another width", however: "it is \(how)")
  }
}

extension Chapter {
  /// Who is taken off a stack in an event and stands nowhere in the end, and the stack.
  ///
  /// It is `nil` for nobody. A stack of which nobody is left has gone along with something else.
  fileprivate func popped(
    _ number: Int, since before: Tree
  ) -> (ControllerID, from: ControllerID)? {
    let (stack, left): (ControllerID, [ControllerID])
    switch trace.events[number].what {
    case .pop(let owner, to: let top): (stack, left) = (owner, [top])
    case .stack(let owner, let list): (stack, left) = (owner, Array(trace.controllers(of: list)))
    default: return nil
    }
    guard let index = before.index(of: stack) else { return nil }
    let screens = before.childControllers(of: index)
    guard screens.contains(where: after.contains) else { return nil }
    // A column that was there for the former width is put aside with those that it still has.
    return screens.first {
      !after.contains($0) && !hasComeWithTheWidth($0) && !left.contains($0)
    }.map { ($0, stack) }
  }

  /// Whether a controller was last presented or pushed in a step that gives the window another
  /// width.
  fileprivate func hasComeWithTheWidth(_ controller: ControllerID) -> Bool {
    let coming = trace.events[..<events.lowerBound].lastIndex {
      switch $0.what {
      case .present(controller, from: _, by: _), .push(controller, on: _): true
      default: false
      }
    }
    guard let step = coming.flatMap(trace.step(ofEvent:)) else { return false }
    return trace.steps[step].kind == .size
  }
}

extension Tree {
  /// Whether somebody is presented, or stands on another one in a stack.
  fileprivate func canBeClosed(_ index: Int) -> Bool {
    nodes[index].isPresented
      || kind(at: index) == .navigation && children(of: index).count > 1
  }

  /// Who stands in somebody and what they present, and holds nobody.
  fileprivate func screens(in index: Int) -> [ControllerID] {
    let held = children(of: index)
    let above = presented(by: index).map { screens(in: $0) } ?? []
    return (held.isEmpty ? [controller(at: index)] : held.flatMap(screens)) + above
  }
}

extension Snapshot.Node {
  fileprivate var mayCloseWithTheWidth: Bool {
    style == .popover || style == .overFullScreen || style == .overCurrentContext
  }
}
