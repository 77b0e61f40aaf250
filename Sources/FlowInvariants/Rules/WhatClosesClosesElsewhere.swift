import FlowModel

private enum WayOutOfOnePlace: String, Clauses {
  /// A touch that closed a screen does nothing where one of its kind stands in another way.
  case nothing
  /// A touch that closed a screen takes along what it lies upon where one of its kind does so.
  case more
}

extension Invariant {
  /// A touch that has closed a screen comes to something where such a screen was opened in another
  /// way, too.
  ///
  /// It finds a "Close" that dismisses, in a screen that is pushed elsewhere, a "Delete" that pops,
  /// or pops to the one before it, in one with which a stack of its own begins, and a "Done" that
  /// has the window's root dismiss, also where the screen lies upon a form.
  public static let whatClosesClosesElsewhere = Invariant(
    "rule.what-closes-closes-elsewhere",
    About(
      statement: """
        A touch that closed a screen does not pop or dismiss in vain, when another one of its kind \
        has come to stand in another way: presented, pushed, at the root of a stack, or in another \
        container; and "Cancel", "Close" or "Done" that dismissed a screen alone takes nothing along \
        that another one of its kind is presented upon.
        """,
      source: """
        a rule that most apps want; UIKit, \
        `UINavigationController.popViewController(animated:)`, which pops no root, and \
        `UIViewController.dismiss(animated:completion:)`, which pops nobody
        """,
      premise: """
        something is touched at once on a screen that a step has opened; one of its kind, of a \
        class of the app's own or of one class and title, stood in another way before, and the same \
        touch, at once, closed that; since then the user has only left what had come, and nothing \
        waits for its time that did not the first time; or it is presented upon something presented, \
        and the same touch dismissed another one of its kind before, at once
        """),
    listens: Listening(steps: [.tap]),
    implies: ["rule.what-did-something-does-so"],
    check: check)

  @Sendable private static func check(
    _ chapter: Chapter, _ report: inout Report<WayOutOfOnePlace>
  ) {
    checkExtent(chapter, &report)
    guard !chapter.happened([.declined, .misuse]), let first = chapter.closingElsewhere else {
      return
    }
    report.premiseHeld()
    guard chapter.changesNothing, chapter.closesInVain,
      !chapter.waits(besidesWhatWaitedBefore: first.touching)
    else { return }
    report.add(
      .nothing,
      Breach(
        blamed: chapter.touchedController, witnesses: first.touching.changes,
        expected: """
          the touch changes something, as it took \(first.screen) away in step \
          \(first.touching.ordinal)
          """,
        however: "there is nobody to take away, and nothing happens"))
  }

  /// Judges how much goes where something presented lies upon something presented.
  private static func checkExtent(
    _ chapter: Chapter, _ report: inout Report<WayOutOfOnePlace>
  ) {
    guard let visit = chapter.briefVisit, visit.isCalledWayOut, chapter.after.isStill,
      chapter.before?.nodes.count(where: \.isPresented) ?? 0 > 1, let former = visit.formerAlone
    else { return }
    report.premiseHeld()
    guard visit.goneWithIt.count > 1 else { return }
    report.add(
      .more,
      Breach(
        blamed: visit.screen, witnesses: former.touching.changes,
        expected: """
          the touch takes away \(visit.screen) alone, as it took \(former.screen) away in step \
          \(former.touching.ordinal)
          """,
        however: "\(visit.goneWithIt[0]) goes, too"))
  }
}

extension Chapter {
  /// Whether somebody was asked to pop or to dismiss, and had nobody to take away.
  fileprivate var closesInVain: Bool {
    after.snapshot.claims.contains { $0.facet == .closesNobody }
  }
}

/// How a screen stands in the tree.
private enum Footing: Hashable {
  case alone, presented, pushed, root
  case inside(ControllerKind)
}

extension Chapter {
  /// The visit in which the same touch closed a screen of the same kind that stood in another way,
  /// when nothing but leaving was done since; `nil` for none.
  fileprivate var closingElsewhere: BriefVisit? {
    guard let visit = briefVisit, trace.cast[visit.screen.index].hasFace,
      let former = visit.former(where: { $0.isOfOneMaking(as: visit) && $0.isClosed }),
      former.footing != visit.footing
    else { return nil }
    return former
  }
}

extension BriefVisit {
  /// Whether both screens are of one class of the app's own, whatever their titles, or look alike,
  /// and are touched at the same place.
  fileprivate func isOfOneMaking(as other: BriefVisit) -> Bool {
    let cast = touching.trace.cast
    return isLike(other)
      || control == other.control && cast[screen.index].isOwn
        && cast[screen.index].isOfSameClass(as: cast[other.screen.index])
  }

  /// How the screen stands when it is touched.
  fileprivate var footing: Footing? {
    guard let tree = touching.before, let index = tree.index(of: screen) else { return nil }
    guard let lister = tree.lister(of: index) else { return .alone }
    if tree.nodes[index].isPresented { return .presented }
    guard tree.kind(at: lister) == .navigation else { return .inside(tree.kind(at: lister)) }
    return tree.firstChild(of: lister) == screen ? .root : .pushed
  }

  /// Whether the touch is called as what leaves or finishes.
  fileprivate var isCalledWayOut: Bool {
    guard let step = touching.step, touching.trace.cast[screen.index].hasFace else { return false }
    return control.isOfWayOut || touching.trace.isCalledFinishing(step)
  }

  /// Who was presented before the touch, lowest first, and is not after it.
  fileprivate var goneWithIt: [ControllerID] {
    guard let before = touching.before else { return [] }
    return before.nodes.lazy.filter(\.isPresented).map(\.controller)
      .filter { !touching.after.contains($0) }
  }

  /// The last visit before it to a screen of the same kind, which the same touch took away alone of
  /// all who were presented; `nil` for none.
  fileprivate var formerAlone: BriefVisit? {
    (1..<max(1, opening.ordinal)).reversed().lazy
      .compactMap { touching.history.chapter(ofStep: $0).briefVisit }
      .first { $0.isLike(self) && $0.isClosed && $0.goneWithIt.count == 1 }
  }
}
