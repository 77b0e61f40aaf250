import FlowModel

extension Invariant {
  /// What is presented comes on top, and nothing below changes.
  public static let presentationChangesNothingBelow = Invariant(
    "presentation.changes-nothing-below",
    About(
      statement: """
        What is presented comes on top. In whatever style that is, whether or not it leaves the \
        presenter in sight, nobody below goes, comes, moves or has another child in front.
        """,
      source: """
        UIKit, `UIViewController.present(_:animated:completion:)` and \
        `UIViewController.modalPresentationStyle`, which says how the content is displayed. That a \
        view which disappears is no reason to go anywhere is a reading chosen by this project.
        """,
      premise: """
        something is presented, everything is at rest before and afterwards, nothing else was asked \
        for, nobody unwinds, and nobody acts by themselves
        """),
    listens: Listening(events: [.present]),
    needs: [.present, .reaction],
    implies: ["outside.link-shows-its-scene", "presentation.present-shows"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<ChangedBelow>) {
    guard let (presenter, number) = chapter.onlyPresentation, let before = chapter.before,
      let index = chapter.after.index(of: presenter), before.isSound, chapter.after.isSound,
      let presented = chapter.after.presented(by: index)
    else { return }
    report.premiseHeld()
    let change = TreeComparison(from: before, to: chapter.after, adding: presented)
    guard let fault = change.first,
      // Whom a class that has declared nothing has in front when it is covered is its own affair.
      fault.clause != .otherSelection
        || !(fault.blamed.map(chapter.history.followsItsOwnMind) ?? false)
    else { return }
    report.add(
      fault.clause,
      Breach(
        blamed: fault.blamed, witnesses: [number],
        expected: "nothing changes but that \(presenter) presents something",
        however: fault.however))
  }
}

extension Chapter {
  /// Who presents, and the event, when nothing else has changed the tree, from rest to rest.
  ///
  /// What is presented may take another form at once, and columns in it may collapse. Where
  /// something below does so, more has changed.
  fileprivate var onlyPresentation: (presenter: ControllerID, event: Int)? {
    guard let before, before.isStill, after.isStill,
      !isHalted, !happened([.reaction, .opened, .closed]),
      requests.allSatisfy({ $0.segue?.unwindAction == nil })
    else { return nil }
    let isAllThatWasAskedFor = action?.isPresentation ?? false
    var found: (ControllerID, Int)?
    for number in changes {
      switch trace.events[number].what {
      case .present(_, from: let presenter, by: _) where found == nil: found = (presenter, number)
      case .adapt(let former, _, _), .collapse(let former):
        guard !before.contains(former) else { return nil }
      case .pop, .stack, .tabs, .dismiss, .remove, .select:
        guard isAllThatWasAskedFor, isUnprompted(number), !history.hasOwnMinds else { return nil }
      default: return nil
      }
    }
    return found
  }
}

extension Step.Action {
  /// Whether it asks for a presentation and nothing else.
  fileprivate var isPresentation: Bool {
    switch self {
    case .present, .alert: true
    default: false
    }
  }
}
