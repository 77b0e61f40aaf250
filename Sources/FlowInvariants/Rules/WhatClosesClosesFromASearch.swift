import FlowModel

private enum SearchInTheWay: String, Clauses {
  /// The search goes, and the screen stays.
  case stays
}

extension Invariant {
  /// A touch that has closed a screen closes it while a search is active on it, too.
  ///
  /// It finds `dismiss(animated:)` on a screen that has an active search: whoever presents
  /// something takes that away, and stays.
  public static let whatClosesClosesFromASearch = Invariant(
    "rule.what-closes-closes-from-a-search",
    About(
      statement: """
        A touch that closed a screen does not take away the search alone, where one is active on \
        such a screen.
        """,
      source: """
        a rule that most apps want; UIKit, `UIViewController.dismiss(animated:completion:)`: \
        `UISearchController` is presented, and goes in place of the screen that it lies on
        """,
      premise: """
        something is touched in an active search while nothing moves, as a row of the screen that it \
        lies on; the same touch closed one of its kind before, of a class of the app's own or with a \
        title
        """),
    listens: Listening(steps: [.tap]),
    needs: [.dismiss],
    implies: ["rule.what-did-something-does-so"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<SearchInTheWay>) {
    guard !chapter.isHalted, let (search, screen) = chapter.searchTouched,
      let first = chapter.earlierClosing(of: screen)
    else { return }
    report.premiseHeld()
    guard chapter.after.isStill, chapter.after.contains(screen), chapter.takesAway(search) else {
      return
    }
    report.add(
      .stays,
      Breach(
        blamed: screen, witnesses: first.changes + chapter.changes,
        expected: "the touch closes \(screen), as it closed such a screen in step \(first.ordinal)",
        however: "\(search) goes, and \(screen) stays"))
  }
}

extension Chapter {
  /// The search in which something is touched, as a row of the screen that it lies on, and that
  /// screen.
  fileprivate var searchTouched: (search: ControllerID, screen: ControllerID)? {
    guard let before, before.isStill, let touched = touchedController,
      trace.cast[touched.index].className == .searchController,
      let place = before.index(of: touched), let screen = before.lister(of: place)
    else { return nil }
    return (touched, before.controller(at: screen))
  }

  /// The last step before it in which the same touch has closed a screen of the same kind.
  fileprivate func earlierClosing(of screen: ControllerID) -> Chapter? {
    guard let step, case .tap(_, let control) = action, trace.cast[screen.index].hasFace else {
      return nil
    }
    return (0..<step).lazy.reversed().filter { number in
      if case .tap(_, control) = self.trace.steps[number].action { true } else { false }
    }.map(history.chapter(ofStep:)).first { earlier in
      guard let other = earlier.touchedController, earlier.after.isStill else { return false }
      return !earlier.after.contains(other) && self.trace.isLike(other, screen)
    }
  }

  /// Whether all that the step changes is that somebody goes, with those whom they contain.
  fileprivate func takesAway(_ guest: ControllerID) -> Bool {
    guard let before, let place = before.index(of: guest), !after.contains(guest) else {
      return false
    }
    return after.nodes.allSatisfy { before.contains($0.controller) }
      && before.nodes.indices.allSatisfy { index in
        index == place || after.contains(before.controller(at: index))
          || before.lineage(of: index).contains(place)
      }
  }
}
