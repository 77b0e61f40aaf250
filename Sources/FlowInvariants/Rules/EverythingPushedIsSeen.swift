import FlowModel

private enum Unseen: String, Clauses {
  /// It is on top of a stack below something else, or of one that is not in front.
  case behind
  /// It is on a stack that has left the window.
  case nowhere
  /// The stack is given another list at once, without it.
  case replaced
  /// Somebody whom the same touch has shown before, and the user has left, is put below it.
  case again

  var statement: String? {
    switch self {
    case .behind: nil
    case .nowhere:
      """
      Who is pushed because of a touch on a stack that has left the window comes into sight.
      """
    case .replaced:
      """
      Who is pushed is on the list that the stack is given in the same step, unless somebody like \
      them comes with it.
      """
    case .again:
      """
      Below somebody whom a touch has pushed nobody comes back whom the same touch has shown before \
      and the user has left.
      """
    }
  }
}

extension Invariant {
  /// Whatever the app pushes comes into sight.
  ///
  /// It finds who pushes on the stack of another tab, or below something that is presented, a stack
  /// that takes its screens when its view is loaded, and so loses what was pushed before, a list of
  /// screens that does not know who was popped, and a link that exchanges the page below a cover.
  /// An app that gets a stack ready before it shows it leaves this rule out.
  public static let everythingPushedIsSeen = Invariant(
    "rule.everything-pushed-is-seen",
    About(
      statement: """
        Who is pushed because of a touch, of a link or another signal, or of what was put off, or is \
        put on top of screens that stood in a stack by another list, and is on top when nothing \
        moves any more, comes into sight; so does who takes the place of a child because of a \
        signal, in a container below what is presented.
        """,
      source: "a rule that most apps want",
      premise: """
        the user touches something, a signal comes while the app is in front, or time passes, \
        somebody new is put on top of a stack that stands there, or by a touch that did, and is \
        there in a tree at rest, or is pushed and not on a list that the stack is given then, or is \
        added below what is presented to a container that gives a child away; nothing is presented \
        in the same step after that, and what was put off has not only exchanged who was on top, nor \
        put them on the screen that has asked for it
        """),
    listens: Listening(events: [.push, .stack, .add], steps: [.tap, .signal, .settle]),
    needs: [.push, .appearance],
    implies: ["rule.impatient-touches-open-once"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<Unseen>) {
    guard let step = chapter.step,
      [.tap, .signal, .settle].contains(chapter.trace.steps[step].kind),
      let before = chapter.before, !chapter.isHalted, chapter.after.isSound,
      chapter.after.isStill, !chapter.after.snapshot.isInBackground
    else { return }
    let lastPresented = chapter.numbers(of: [.present]).last ?? chapter.events.lowerBound
    var judged: [Arrival] = []
    for number in chapter.numbers(of: [.push, .stack, .add]) where number >= lastPresented {
      guard let arrival = chapter.arrival(number, since: before),
        !judged.contains(where: arrival.isSame(as:))
      else { continue }
      judged.append(arrival)
      let top = chapter.after.lastChild(of: arrival.stack)
      if before.contains(arrival.stack), top == arrival.screen {
        checkSight(of: arrival, chapter, &report)
        checkCompany(of: arrival, chapter, &report)
      } else if before.contains(arrival.stack), let list = chapter.list(without: arrival) {
        report.premiseHeld()
        report.add(
          .replaced,
          arrival.breach(
            however: """
              \(arrival.stack) is given another list before anybody sees it: \
              \(chapter.trace.controllers(of: list))
              """))
      } else if chapter.trace.steps[step].kind == .tap {
        checkWindow(around: arrival, chapter, &report)
      }
    }
  }

  /// Who lies on top of a stack that stands there comes into sight.
  private static func checkSight(
    of arrival: Arrival, _ chapter: Chapter, _ report: inout Report<Unseen>
  ) {
    let cover = chapter.cover(of: arrival)
    guard !chapter.answersItsAsker(arrival), cover != nil || !arrival.isChild else { return }
    report.premiseHeld()
    guard cover != nil || !chapter.tells(.willAppear, to: arrival.screen) else { return }
    report.add(
      .behind,
      arrival.breach(
        however: cover.map { "it is below \($0)" }
          ?? "it is on top of \(arrival.stack), which cannot be seen"))
  }

  /// Who comes by a touch comes without those who came by the same touch before and have gone.
  private static func checkCompany(
    of arrival: Arrival, _ chapter: Chapter, _ report: inout Report<Unseen>
  ) {
    guard let former = chapter.whoCameBefore(below: arrival) else { return }
    report.add(
      .again,
      arrival.breach(
        however: "\(former), which the user has left, comes below it and is not seen"))
  }

  /// Whom a touch puts on a stack does not come onto one that has left the window.
  private static func checkWindow(
    around arrival: Arrival, _ chapter: Chapter, _ report: inout Report<Unseen>
  ) {
    guard chapter.hasLeft(arrival.stack, before: arrival.number),
      !chapter.after.contains(arrival.screen)
    else { return }
    report.premiseHeld()
    report.add(
      .nowhere,
      arrival.breach(
        however: "it is on top of \(arrival.stack), which is not in the window any more"))
  }
}

/// Somebody who comes to lie on top of a stack, or takes the place of a child.
private struct Arrival {
  /// The event.
  var number: Int
  var screen: ControllerID
  /// The stack, or the container.
  var stack: ControllerID
  /// Whether it takes the place of a child.
  var isChild = false

  /// Whether it is the same arrival, by another event.
  func isSame(as other: Arrival) -> Bool { screen == other.screen && stack == other.stack }

  /// Blames the stack, on which nobody sees them.
  func breach(however: Sentence) -> Breach {
    Breach(
      blamed: stack, witnesses: [number], expected: "\(screen) comes into sight", however: however)
  }
}

extension Chapter {
  /// Who comes to lie on top of a stack in an event, and of which, or takes the place of a child;
  /// with a new list only somebody new above one who stood there, for else the app makes the stack
  /// anew.
  fileprivate func arrival(_ number: Int, since before: Tree) -> Arrival? {
    switch trace.events[number].what {
    // A stack comes onto another one only as a column: as a detail, or, pushed by nobody, when a
    // split view controller collapses.
    case .push(let screen, on: let stack):
      let hasCollapsed = trace.cast[screen.index].kind == .navigation && happened([.collapse])
      return hasCollapsed ? nil : Arrival(number: number, screen: screen, stack: stack)
    case .stack(let stack, let list):
      let screens = trace.controllers(of: list)
      guard let top = screens.last, let root = screens.first, !before.contains(top),
        let index = before.index(of: stack),
        before.childControllers(of: index).contains(root),
        // An answer that comes late may exchange the screen that waits for it, seen or not.
        action != .settle || screens.count > before.children(of: index).count,
        // Who is touched above a stack may well get it ready for the user to come back to.
        touchedController.map({ before.isPresented($0, over: stack) }) != true
      else { return nil }
      return Arrival(number: number, screen: top, stack: stack)
    case .add(let screen, to: let container):
      guard case .signal = action, !before.contains(screen), before.contains(container),
        gives(awayChildOf: container)
      else { return nil }
      return Arrival(number: number, screen: screen, stack: container, isChild: true)
    default: return nil
    }
  }

  /// Whether somebody comes late onto the very screen on which a touch has asked for them, which
  /// is out of sight by now: the user finds them there.
  fileprivate func answersItsAsker(_ arrival: Arrival) -> Bool {
    guard action == .settle, let asker = askingTouch?.touchedController,
      let stack = after.index(of: arrival.stack), let place = after.index(of: asker),
      let below = after.children(of: stack).dropLast().last
    else { return false }
    return after.lineage(of: place).contains(below)
  }

  /// Whether a container gives a child away in the step.
  private func gives(awayChildOf container: ControllerID) -> Bool {
    numbers(of: [.remove]).contains {
      if case .remove(_, from: container) = trace.events[$0].what { true } else { false }
    }
  }

  /// Who lies in the stack below somebody who comes by a touch, has come back with them, and came
  /// by the same touch before; `nil` for nobody.
  fileprivate func whoCameBefore(below arrival: Arrival) -> ControllerID? {
    guard let step, case .tap = action, let before, let stack = after.index(of: arrival.stack)
    else { return nil }
    let returned = after.childControllers(of: stack).filter {
      $0 != arrival.screen && !before.contains($0)
    }
    return returned.first { screen in
      trace.steps[..<step].indices.contains { earlier in
        trace.steps[earlier].action == action && !history.trees[earlier].contains(screen)
          && history.trees[earlier + 1].lastChild(of: arrival.stack) == screen
      }
    }
  }

  /// The list that a stack is given in the step after somebody was pushed on it, who never appears
  /// and stands nowhere in the end, as nobody like them does who is new.
  ///
  /// A list that puts somebody else on the same root leads the user elsewhere on purpose.
  fileprivate func list(without arrival: Arrival) -> ControllerList? {
    guard !after.contains(arrival.screen), !tells(.willAppear, to: arrival.screen),
      !after.nodes.contains(where: { node in
        before?.contains(node.controller) == false
          && trace.isLike(node.controller, arrival.screen)
      })
    else { return nil }
    return numbers(of: [.stack]).lazy.filter { $0 > arrival.number }.compactMap { number in
      guard case .stack(arrival.stack, let list) = self.trace.events[number].what,
        case let screens = Array(self.trace.controllers(of: list)),
        !screens.contains(arrival.screen), !self.leadsElsewhere(screens)
      else { return nil }
      return list
    }.first
  }

  /// Whether a list keeps its root and ends with somebody who is new.
  private func leadsElsewhere(_ screens: [ControllerID]) -> Bool {
    guard let before, let root = screens.first, let top = screens.last else { return false }
    return before.contains(root) && !before.contains(top)
  }

  /// What is presented over somebody who is pushed.
  ///
  /// Popovers and alerts are left out, for who is below those is seen or soon will be, and so is a
  /// sheet in which the user touches, which may stand there as part of the screen. A search counts
  /// that lies over the stack because no screen in it defines the context.
  fileprivate func cover(of arrival: Arrival) -> ControllerID? {
    guard let index = after.index(of: arrival.screen) else { return nil }
    let isTouchedAbove =
      touchedController.flatMap { before?.isPresented($0, over: arrival.stack) } == true
    let lineage = after.lineage(of: index)
    let cover = after.nodes.indices.first { place in
      let node = after.nodes[place]
      guard node.isPresented, !lineage.contains(place),
        trace.cast[node.controller.index].mayCover,
        after.lister(of: place).map(lineage.contains) == true
      else { return false }
      let form = node.form ?? node.style
      return form != .popover && !(isTouchedAbove && form?.isSheet == true)
    }
    return cover.map(after.controller)
  }

  /// Whether somebody has stood in the window and does so no more, and was gone or about to go when
  /// an event happened.
  fileprivate func hasLeft(_ stack: ControllerID, before number: Int) -> Bool {
    guard let before, !after.contains(stack), treesSoFar.contains(where: { $0.contains(stack) })
    else { return false }
    guard let index = before.index(of: stack) else { return true }
    let around = before.lineage(of: index).map(before.controller)
    return numbers(of: [.dismiss]).contains {
      guard case .dismiss(let leaving, from: _) = trace.events[$0].what else { return false }
      return $0 < number && around.contains(leaving)
    }
  }
}

extension CastMember {
  /// Whether somebody who is presented over others stays there: the system's own screens go soon,
  /// but a search does not.
  fileprivate var mayCover: Bool { !isOfSystem || className == .searchController }
}

extension Tree {
  /// Whether somebody stands in what a controller, or something around it, presents.
  fileprivate func isPresented(_ upper: ControllerID, over lower: ControllerID) -> Bool {
    guard let place = index(of: upper), let ground = index(of: lower) else { return false }
    let below = lineage(of: ground)
    return lineage(of: place).contains { line in
      nodes[line].isPresented && lister(of: line).map(below.contains) ?? false
    }
  }
}
