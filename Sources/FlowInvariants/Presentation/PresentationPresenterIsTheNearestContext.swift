import FlowModel

private enum WrongPresenter: String, Clauses {
  /// Somebody else presents.
  case another
  /// Somebody else counts as the one who was asked.
  case otherCaller
  /// Somebody presents while they come or go themselves.
  case moves
  /// Somebody presents whose view is not in the window.
  case hidden
}

extension Invariant {
  /// Who is asked to present has the right one of its containers do so.
  public static let presentationPresenterIsTheNearestContext = Invariant(
    "presentation.presenter-is-the-nearest-context",
    About(
      statement: """
        The outermost container of whoever is asked presents, or for a style that stays in a \
        context, the nearest that defines one; what covers the screen is presented from outside of \
        every context. Whoever is asked does not pass that on to somebody else, a router excepted. \
        Nobody presents while they come or go themselves, or while a container hides them.
        """,
      source: """
        UIKit, `UIViewController.present(_:animated:completion:)` and \
        `UIViewController.definesPresentationContext`; UIKit logs and ignores what is asked of somebody \
        who comes or goes, or whose view is not in the window. That a style which covers the screen leaves a \
        nested context is a reading chosen by this project.
        """,
      premise: """
        something is presented in a tree at rest, or while something moves the step asks for it, it \
        is the first that happens to the tree, and the contexts of those around are declared; or code presents, nothing happens before, and \
        everybody has declared what they show
        """),
    listens: Listening(events: [.present]),
    needs: [.present],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongPresenter>) {
    checkAcceptance(chapter, &report)
    guard !chapter.isHalted, let number = chapter.firstChange,
      case .present(let presented, from: let presenter, by: let caller) =
        chapter.trace.events[number].what,
      let before = chapter.before, before.isSound,
      chapter.mayJudgePresentation(by: caller, in: before), let start = before.index(of: caller),
      let style = chapter.after.style(of: presented),
      let wanted = before.presenter(for: start, style: style, in: chapter.history)
    else { return }
    report.premiseHeld()
    if let asked = chapter.askedToPresent(in: before), asked != caller {
      report.add(
        .otherCaller,
        Breach(
          blamed: asked, witnesses: [number], expected: "\(asked) presents what it is asked to",
          however: "\(caller) is asked to"))
      return
    }
    let expected = before.controller(at: wanted)
    guard presenter != expected else { return }
    report.add(
      .another,
      Breach(
        blamed: presenter, witnesses: [number],
        expected: "\(expected) presents what \(caller) is asked to present",
        however: "\(presenter) presents it"))
  }
}

extension Invariant {
  /// Tells of what code presents and should have been refused.
  private static func checkAcceptance(
    _ chapter: Chapter, _ report: inout Report<WrongPresenter>
  ) {
    guard case .present = chapter.action, !chapter.isHalted, !chapter.history.hasOwnMinds,
      !chapter.happened([.reaction, .opened]), let before = chapter.before, before.isSound,
      let number = chapter.firstChange,
      case .present(_, from: let presenter, by: _) = chapter.trace.events[number].what,
      chapter.trace.events[chapter.events.lowerBound..<number].allSatisfy({
        $0.kind == .instantiate || $0.kind == .load
      }), let index = before.index(of: presenter)
    else { return }
    let isMoving = !before.isStill
    if isMoving { report.premiseHeld() }
    let clause: WrongPresenter
    if before.comesOrGoes(index) || isMoving && chapter.goesInTower(index, in: before) {
      clause = .moves
    } else if !isMoving, before.isHidden(index) {
      report.premiseHeld()
      clause = .hidden
    } else {
      return
    }
    report.add(
      clause,
      Breach(
        blamed: presenter, witnesses: [number],
        expected: clause == .moves
          ? "\(presenter), which comes or goes itself, presents nobody"
          : "\(presenter), which a container hides, presents nobody",
        however: "it does"))
  }
}

extension Chapter {
  /// Whether the contexts in a tree count for what somebody presents in the step: nothing moves, or
  /// the step asks them to, and nobody does anything by themselves meanwhile.
  fileprivate func mayJudgePresentation(by caller: ControllerID, in before: Tree) -> Bool {
    if before.isStill { return true }
    return presentingParty(in: before) == caller && !happened([.reaction, .opened])
      && !history.hasOwnMinds
  }

  /// Who is asked to present, by code or by a segue that does nothing else, and has declared that
  /// they do so themselves.
  fileprivate func askedToPresent(in before: Tree) -> ControllerID? {
    guard !happened([.reaction, .opened]), let asked = presentingParty(in: before),
      !history.followsItsOwnMind(asked), !before.snapshot.claims(.routes, by: asked)
    else { return nil }
    return asked
  }

  private func presentingParty(in before: Tree) -> ControllerID? {
    switch action {
    case .present(_, on: let label, style: _):
      return receiver(label, in: before).map(before.controller)
    case .performSegue, .tap:
      guard let record = onlyRequest, let segue = record.segue, segue.isOfTheHouse else {
        return nil
      }
      if let between = segue.intermediate, between.style != .show {
        return history.puts(segue, of: record.source) == true ? record.source : nil
      }
      if case .present = segue.kind { return record.source }
      return nil
    default: return nil
    }
  }
}

extension Tree {
  /// Whether a presentation or dismissal of a controller is in flight; of a stack or of tabs, which
  /// may move otherwise, that is not told.
  fileprivate func comesOrGoes(_ index: Int) -> Bool {
    nodes[index].isPresented && nodes[index].isInTransition
      && ![.navigation, .tabs].contains(kind(at: index))
  }

  /// Whether a container on the way to the window does not show what a controller stands in.
  fileprivate func isHidden(_ index: Int) -> Bool {
    lineage(of: index).contains { place in
      parent(of: place).map { !shows(place, in: $0) } ?? false
    }
  }

  /// The style in which a controller, or what is shown in its place, is presented.
  fileprivate func style(of presented: ControllerID) -> PresentationStyle? {
    nodes.first { $0.replaced == presented || $0.controller == presented && $0.isPresented }?.style
  }

  /// The place of whoever should present; `nil` when nobody has declared what matters.
  func presenter(
    for caller: Int, style: PresentationStyle, in history: History
  ) -> Int? {
    let line = Array(sequence(first: caller) { parent(of: $0) })
    guard let top = line.last else { return nil }
    guard style.honoursContexts else {
      return style.coversScreen ? outermost(of: top) : top
    }
    for place in line {
      if history.leavesOpen(.context, of: controller(at: place)) { return nil }
      if history.trace.definesContext(controller(at: place)) { return place }
    }
    return top
  }

  /// From what is presented inside a container out to the tree of that container, and so on.
  private func outermost(of top: Int) -> Int {
    let tower = Array(sequence(first: top) { lister(of: $0) })
    let nested = tower.last { place in
      lister(of: place).map { parent(of: $0) != nil } ?? false && nodes[place].isPresented
    }
    guard let nested, let presenter = lister(of: nested) else { return top }
    return sequence(first: presenter) { parent(of: $0) }.reduce(presenter) { $1 }
  }
}
