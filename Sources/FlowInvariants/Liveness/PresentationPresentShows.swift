import FlowModel

private enum LostPresentation: String, Clauses {
  /// It is refused.
  case refused
  /// Nobody has come.
  case dropped
  /// Somebody else has come, and what was handed over has not.
  case another
  /// Somebody has come, and is not presented by anybody who stood there.
  case notPresented
  /// What is presented cannot be seen, or is covered.
  case behind
}

extension Invariant {
  /// A presentation on what is in front works.
  public static let presentationPresentShows = Invariant(
    "presentation.present-shows",
    About(
      statement: """
        A controller that is new, or was gone and comes again, and that is presented on one that \
        can be touched, or that has containers which are free to present it, while nothing moves, is \
        accepted and is in front afterwards. Nor is it refused because something else moves.
        """,
      source: """
        UIKit, `UIViewController.present(_:animated:completion:)`: nothing is refused but what is \
        asked of somebody who presents already, is not in the window or moves.
        """,
      premise: """
        code presents a controller that stands nowhere on one that can be touched, while nothing \
        moves, and nobody goes anywhere of their own accord; or whoever may have to present it, \
        whatever the style, is on screen, presents nobody, and neither comes nor goes
        """),
    listens: Listening(steps: [.present]),
    implies: ["obligation.no-call-is-dropped", "presentation.completion-runs-once"],
    check: check)

  @Sendable private static func check(
    _ chapter: Chapter, _ report: inout Report<LostPresentation>
  ) {
    guard case .present(let subject, on: let label, style: _) = chapter.action,
      chapter.comesFromNowhere(subject)
    else { return }
    guard let before = chapter.treeBeforeProbe else {
      return checkWhileMoving(label, chapter, &report)
    }
    guard let index = chapter.receiver(label, in: before),
      before.isWithinReach(index) || before.isFreeToPresent(for: index, in: chapter.history)
    else { return }
    report.premiseHeld()
    guard let fault = fault(of: subject, in: chapter, since: before) else { return }
    report.add(
      fault.clause,
      Breach(
        blamed: before.controller(at: index), witnesses: chapter.firstEvents,
        expected: "\(before.controller(at: index)) has somebody new presented in front",
        however: fault.however))
  }

  /// Whoever is free to present is not refused because something else moves.
  private static func checkWhileMoving(
    _ label: Label, _ chapter: Chapter, _ report: inout Report<LostPresentation>
  ) {
    guard let before = chapter.before, before.isSound, !before.isStill,
      !chapter.isHalted, !chapter.happened([.declined, .reaction]), chapter.isFreeOfOwnDeeds,
      let index = chapter.receiver(label, in: before),
      before.isFreeToPresent(for: index, in: chapter.history)
    else { return }
    report.premiseHeld()
    guard chapter.happened([.refused]), !chapter.happened([.present]) else { return }
    report.add(
      .refused,
      Breach(
        blamed: before.controller(at: index), witnesses: chapter.firstEvents,
        expected: "\(before.controller(at: index)) has somebody new presented in front",
        however: "it is refused"))
  }

  private static func fault(
    of subject: Step.Subject, in chapter: Chapter, since before: Tree
  ) -> Fault<LostPresentation>? {
    if chapter.happened([.refused]) { return Fault(.refused, "it is refused") }
    let arrivals = chapter.arrivals(since: before)
    guard let new = arrivals.first.map({ chapter.after.nodes[$0] }) else {
      return Fault(.dropped, "nobody has come")
    }
    if let wanted = chapter.handedOver(subject), !chapter.after.contains(wanted) {
      return Fault(.another, "\(new.controller) has come, and \(wanted) has not")
    }
    if !new.isPresented { return Fault(.notPresented, "\(new.controller) is not presented") }
    // Who comes again brings along what they have kept presenting.
    let brings = chapter.after.index(of: new.controller).flatMap(chapter.after.presented) != nil
    return new.isOnScreen || brings ? nil : Fault(.behind, "\(new.controller) cannot be touched")
  }
}

extension Tree {
  /// Whether whoever may have to present for a controller, whatever the style, is on screen,
  /// presents nobody, and neither comes nor goes.
  fileprivate func isFreeToPresent(for caller: Int, in history: History) -> Bool {
    PresentationStyle.allCases.allSatisfy { style in
      guard let presenter = presenter(for: caller, style: style, in: history) else { return false }
      return isWithinReach(presenter) && presented(by: presenter) == nil
        && lineage(of: presenter).allSatisfy { !nodes[$0].isPresented || !nodes[$0].isInTransition }
    }
  }
}
