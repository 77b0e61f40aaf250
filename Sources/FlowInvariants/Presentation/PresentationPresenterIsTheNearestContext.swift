import FlowModel

private enum WrongPresenter: String, Clauses {
  /// Somebody else presents.
  case another
  /// Somebody else counts as the one who was asked.
  case otherCaller
}

extension Invariant {
  /// Who is asked to present has the right one of its containers do so.
  public static let presentationPresenterIsTheNearestContext = Invariant(
    "presentation.presenter-is-the-nearest-context",
    About(
      statement: """
        The outermost container of whoever is asked presents, or for a style that stays in a \
        context, the nearest that defines one; what covers the screen is presented from outside of \
        every context. Whoever is asked does not pass that on to somebody else, a router excepted.
        """,
      source: """
        UIKit, `UIViewController.present(_:animated:completion:)` and \
        `UIViewController.definesPresentationContext`. That a style which covers the screen leaves a \
        nested context is a reading chosen by this project.
        """,
      premise: """
        something is presented in a tree at rest, it is the first that happens to the tree, and \
        the contexts of those around are declared
        """),
    listens: Listening(events: [.present]),
    needs: [.present],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongPresenter>) {
    guard !chapter.isHalted, let number = chapter.changes.first,
      case .present(let presented, from: let presenter, by: let caller) =
        chapter.trace.events[number].what,
      let before = chapter.before, before.isSound, before.snapshot.inFlightCount == 0,
      let start = before.index(of: caller), let style = chapter.after.style(of: presented),
      let wanted = before.presenter(for: start, style: style, in: chapter.trace)
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

extension Chapter {
  /// Who is asked to present, by code or by a segue that does nothing else, and has declared that
  /// they do so themselves.
  fileprivate func askedToPresent(in before: Tree) -> ControllerID? {
    guard !happened([.reaction, .opened]), let asked = presentingParty(in: before),
      !trace.followsItsOwnMind(asked), !before.snapshot.claims(.routes, by: asked)
    else { return nil }
    return asked
  }

  private func presentingParty(in before: Tree) -> ControllerID? {
    switch action {
    case .present(_, on: let label, style: _):
      return receiver(label, in: before).map(before.controller)
    case .performSegue, .tap:
      let own = requests.filter { $0.trigger != .load }
      guard own.count == 1, let record = own.first, let segue = record.segue,
        segue.performing == nil || segue.performing == .super, segue.className == nil,
        segue.intermediate == nil, case .present = segue.kind
      else { return nil }
      return record.source
    default: return nil
    }
  }
}

extension Tree {
  /// The style in which a controller, or what is shown in its place, is presented.
  fileprivate func style(of presented: ControllerID) -> PresentationStyle? {
    nodes.first { $0.replaced == presented || $0.controller == presented && $0.isPresented }?.style
  }

  /// The place of whoever should present; `nil` when nobody has declared what matters.
  fileprivate func presenter(
    for caller: Int, style: PresentationStyle, in trace: Trace
  ) -> Int? {
    let line = Array(sequence(first: caller) { parent(of: $0) })
    guard let top = line.last else { return nil }
    guard style.honoursContexts else {
      return style.coversScreen ? outermost(of: top) : top
    }
    for place in line {
      if trace.leavesOpen(.context, of: controller(at: place)) { return nil }
      if trace.definesContext(controller(at: place)) { return place }
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
