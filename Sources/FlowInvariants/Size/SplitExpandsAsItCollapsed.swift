import FlowModel

private enum WrongColumn: String, Clauses {
  /// What should be the secondary column is not.
  case lost
  /// Somebody else is the secondary column.
  case another
  /// There is a secondary column although nobody should be it.
  case returned
}

extension Invariant {
  /// A split view controller that expands gets back the column that it gave away.
  public static let splitExpandsAsItCollapsed = Invariant(
    "split.expands-as-it-collapsed",
    About(
      statement: """
        When a split view controller expands, its secondary column is the controller that was it \
        before: the one that the stack of the primary column has taken, as long as it is still \
        there, whatever lies above it, or the one that nobody has taken. One that has left the stack \
        since does not come back.
        """,
      source: """
        UIKit, `UIViewController.separateSecondaryViewController(for:)` and \
        `UISplitViewControllerDelegate`; what lies above the detail is undocumented; reading chosen \
        by this project.
        """,
      premise: """
        a split view controller expands because the window gets wider, it has collapsed in the \
        flow, nobody has shown another detail since, everybody has declared what they show, and \
        nobody acts by themselves
        """),
    listens: Listening(events: [.expand]),
    needs: [.collapse, .expand, .reaction, .replace, .restored],
    implies: ["size.there-and-back-is-identity", "size.change-keeps-everybody"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongColumn>) {
    guard chapter.action == .size(.regular), let before = chapter.restBefore, chapter.after.isSound
    else { return }
    for number in chapter.numbers(of: [.expand]) {
      guard case .expand(let split) = chapter.trace.events[number].what,
        let collapse = chapter.collapse(of: split, before: number),
        let now = chapter.after.index(of: split), let then = before.index(of: split),
        before.children(of: then).count < 2
      else { continue }
      let primary = before.children(of: then).first
      let wanted = chapter.secondary(of: collapse, primary: primary, in: before)
      report.premiseHeld()
      let columns = Array(chapter.after.childControllers(of: now))
      let found = primary == nil ? columns.first : columns.dropFirst().first
      guard found != wanted else { continue }
      report.add(
        wanted == nil ? .returned : found == nil ? .lost : .another,
        Breach(
          blamed: split, witnesses: [collapse.number, number],
          expected: wanted.map { "\($0) is the secondary column of \(split)" }
            ?? "\(split) has one column",
          however: found.map { "it is \($0)" } ?? "there is none"))
    }
  }
}

/// A collapse that a flow shows: who was the secondary column, and whether a stack has taken it.
private struct Collapse {
  var number: Int
  var secondary: ControllerID?
  var isTaken: Bool
}

extension Chapter {
  /// How a split view controller has collapsed last; `nil` when that, or what would be its
  /// secondary column now, cannot be told.
  fileprivate func collapse(of split: ControllerID, before end: Int) -> Collapse? {
    guard !history.leavesOpen(.adapts, of: split), !history.hasOwnMinds,
      let number = (0..<end).last(where: {
        trace.events[$0].what == .collapse(split) || trace.events[$0].what == .expand(split)
      }), trace.events[number].what == .collapse(split), let step = trace.step(ofEvent: number),
      trace.steps[step].action == .size(.compact), history.trees[step].isSound,
      history.trees[step].isStill, history.trees[step + 1].isSound,
      let former = history.trees[step].index(of: split), !showsDetails(since: step),
      !trace.events[number..<end].contains(where: { $0.kind.mayMakeColumns })
    else { return nil }
    let (there, here) = (history.trees[step], history.trees[step + 1])
    guard let columns = here.index(of: split).map({ here.children(of: $0) }) else { return nil }
    let secondary = there.children(of: former).dropFirst().first.map(there.controller)
    let isTaken = secondary.map { controller in
      here.index(of: controller).flatMap(here.parent) == columns.first
    }
    guard let secondary, isTaken == false, here.contains(secondary) else {
      return Collapse(number: number, secondary: secondary, isTaken: isTaken ?? false)
    }
    return nil
  }

  /// Whether a detail may have been shown after a step: by code, or by a segue.
  private func showsDetails(since step: Int) -> Bool {
    guard let last = self.step else { return true }
    return trace.steps[step...last].contains { step in
      if case .showDetail = step.action { true } else { false }
    }
      || trace.requests[trace.requestEnds[step]...].contains { request in
        guard let segue = request.segue.map({ trace.world.storyboard.segues[$0] }) else {
          return true
        }
        if case .showDetail = segue.kind { return true }
        return segue.intermediate != nil
      }
  }

  /// Who should be the secondary column after a collapse; nobody when it has left the stack since.
  fileprivate func secondary(
    of collapse: Collapse, primary: Int?, in before: Tree
  ) -> ControllerID? {
    guard let secondary = collapse.secondary else { return nil }
    guard collapse.isTaken else { return before.contains(secondary) ? nil : secondary }
    guard let primary, let index = before.index(of: secondary),
      before.parent(of: index) == primary
    else { return nil }
    return secondary
  }
}

extension Event.Kind {
  /// Whether such an event may give a split view controller another column, or other controllers.
  fileprivate var mayMakeColumns: Bool {
    switch self {
    case .replace, .restored, .reaction, .root, .opened: true
    default: false
    }
  }
}
