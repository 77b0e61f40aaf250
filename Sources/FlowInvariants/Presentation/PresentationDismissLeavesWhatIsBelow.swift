import FlowModel

extension Invariant {
  /// A dismissal in code takes one presentation with what lies above it, and nothing else.
  public static let presentationDismissLeavesWhatIsBelow = Invariant(
    "presentation.dismiss-leaves-what-is-below",
    About(
      statement: """
        When a controller is told to dismiss, then what it presents goes, or what the nearest \
        controller around it does, or where nobody does, what it stands in itself; with that goes \
        what lies above, and everybody else stays as they are.
        """,
      source: """
        UIKit, `UIViewController.dismiss(animated:completion:)` ("if you present several view \
        controllers in succession …"). That a second dismissal of what is on its way out is ignored is \
        undocumented; reading chosen by this project.
        """,
      premise: """
        code dismisses, everything is at rest before and afterwards, or what would go was on its \
        way out before, and nothing else was done by those who may: views that load, and classes that \
        act by themselves
        """),
    listens: Listening(steps: [.dismiss]),
    needs: [.dismiss, .reaction],
    implies: ["memory.removed-controllers-are-released"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<ChangedBelow>) {
    guard case .dismiss(let label) = chapter.action else { return }
    guard let before = chapter.treeBeforeProbe else {
      return checkInFlight(label, chapter, &report)
    }
    guard !chapter.happened([.reaction, .opened]), let index = chapter.receiver(label, in: before)
    else { return }
    let target = before.dismissed(by: index)
    guard
      chapter.isDismissalAlone || target == nil && chapter.mustChangeNothing
        || chapter.isNothingButDismissals
    else { return }
    report.premiseHeld()
    let change = TreeComparison(from: before, to: chapter.after, taking: target)
    guard let fault = change.first else { return }
    report.add(
      fault.clause,
      Breach(
        blamed: before.controller(at: index), witnesses: chapter.changes,
        expected: before.expectation(target), however: fault.however))
  }

  /// Tells of those who go besides what is on its way out already.
  private static func checkInFlight(
    _ label: Label, _ chapter: Chapter, _ report: inout Report<ChangedBelow>
  ) {
    // A system that does not tell of these has told no cause of what goes.
    guard chapter.history.hears(MissedEnd.kinds + [.declined, .closed, .perform]),
      let before = chapter.before, before.isSound, !before.isStill,
      chapter.settles, chapter.after.isSound, chapter.after.isStill,
      !chapter.isDeclined, !chapter.isHalted, chapter.isLeftAlone, chapter.isNothingButDismissals,
      let index = chapter.receiver(label, in: before), let target = before.dismissed(by: index)
    else { return }
    let going = chapter.going(in: before)
    guard going[target] else { return }
    report.premiseHeld()
    let change = TreeComparison(from: before, to: chapter.after, taking: going)
    guard let fault = change.first(sparing: { chapter.mayHaveSlid($0, since: before) }) else {
      return
    }
    report.add(
      fault.clause,
      Breach(
        blamed: before.controller(at: index), witnesses: chapter.changes,
        expected: "only \(before.controller(at: target)) goes, and who is on the way out with it",
        however: fault.however))
  }
}

extension Chapter {
  /// Whether nothing can have changed anything but a dismissal: no view has loaded, and performed
  /// its embed segues, and nobody acts by themselves.
  fileprivate var isDismissalAlone: Bool {
    happened([.dismiss]) && !happened([.load]) && !history.hasSilentClasses
  }

  /// Whether nothing has changed the tree but dismissals.
  fileprivate var isNothingButDismissals: Bool {
    changes.allSatisfy { trace.events[$0].kind == .dismiss }
  }

  /// Whether nobody can have changed anything when there is nobody to dismiss.
  fileprivate var mustChangeNothing: Bool {
    !happened([.add]) && !history.hasSilentClasses && !history.hasOwnMinds
  }
}

extension Tree {
  fileprivate func expectation(_ target: Int?) -> Sentence {
    guard let target else { return "nobody goes" }
    return "only \(controller(at: target)) and what lies above it goes"
  }
}
