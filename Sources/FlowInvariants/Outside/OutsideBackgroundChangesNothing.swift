import FlowModel

private enum Disturbed: String, Clauses {
  /// The tree is another one.
  case changed
  /// Somebody was told that their view comes or goes.
  case told
  /// What was saved cannot be restored any more.
  case forgotten
  /// Something is in flight in the background, and no animator of an app's own can be at fault.
  case moving
  /// It has come back and says that it is in the background.
  case stillAway
}

extension Invariant {
  /// Whoever leaves the app and comes back finds it as it was.
  public static let outsideBackgroundChangesNothing = Invariant(
    "outside.background-changes-nothing",
    About(
      statement: """
        When the app goes to the background or comes back, the tree stays as it is and no \
        controller is told that its view comes or goes; in the background nothing moves, what was \
        in flight has come to the end that it was begun for, as far as the system tells what was, and \
        what was saved stays. Whoever has come back is in front.
        """,
      source: """
        UIKit, `UIViewController.viewWillDisappear(_:)` and `UIApplicationDelegate`: going to the \
        background is no disappearance. That transitions end then is a reading chosen by this \
        project.
        """,
      premise: """
        the app goes to the background or comes back, and no class that has declared nothing goes on \
        from there
        """),
    listens: Listening(steps: [.background, .foreground]),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<Disturbed>) {
    guard !chapter.isDeclined, !chapter.isHalted, let before = chapter.before, before.isSound,
      !chapter.happened([.reaction])
    else { return }
    report.premiseHeld()
    guard let fault = fault(in: chapter, since: before) else { return }
    report.add(
      fault.clause,
      Breach(
        witnesses: chapter.firstEvents,
        expected: "nothing has changed and nothing moves", however: fault.however))
  }

  private static func fault(in chapter: Chapter, since before: Tree) -> Fault<Disturbed>? {
    if chapter.action == .foreground, chapter.after.snapshot.isInBackground {
      return Fault(.stillAway, "the app is in the background")
    }
    // What did not end in an earlier step has been told.
    let isOld = !before.isStill && chapter.followsSettling
    // A curtain may well fade, and who comes back may show what keeps strangers out.
    let mayMove =
      chapter.history.hasOwnAnimators || chapter.action == .foreground && chapter.hasOwnAct
    if chapter.after.snapshot.transitionCount > 0, !isOld, !mayMove {
      let count = chapter.after.snapshot.transitionCount
      return Fault(.moving, "\(count.counted("transition is", "transitions are")) in flight")
    }
    if before.snapshot.hasSavedState, !chapter.after.snapshot.hasSavedState {
      return Fault(.forgotten, "what the app has saved is gone")
    }
    // Such a class may show a curtain, and take it off.
    if chapter.hasOwnAct { return nil }
    return before.isStill ? faultAtRest(in: chapter, since: before) : faultOfEnd(in: chapter)
  }

  /// What was in flight comes to the end that it was begun for.
  private static func faultOfEnd(in chapter: Chapter) -> Fault<Disturbed>? {
    guard chapter.after.isStill, chapter.after.isSound, chapter.history.hears(MissedEnd.kinds)
    else { return nil }
    return chapter.missedEnd.map { Fault(.changed, "\($0.presented) is not as it was to be") }
  }

  /// Where nothing was in flight everything stays as it is, and nobody is told anything.
  private static func faultAtRest(
    in chapter: Chapter, since before: Tree
  ) -> Fault<Disturbed>? {
    if let told = chapter.numbers(of: [.appearance]).first,
      case .appearance(let controller, _) = chapter.trace.events[told].what
    {
      return Fault(.told, "\(controller) was told that its view comes or goes")
    }
    if let disturbed = before.firstDisturbed(in: chapter.after) {
      return Fault(.changed, "\(disturbed) is not as it was")
    }
    let changed = zip(before.nodes, chapter.after.nodes).first { $0 != $1 }
    if let changed { return Fault(.changed, "\(changed.1.controller) is not as it was") }
    return before.nodes.count == chapter.after.nodes.count
      ? nil : Fault(.changed, "somebody is new")
  }
}

extension Chapter {
  /// Whether the tree is another one, and somebody follows their own mind.
  fileprivate var hasOwnAct: Bool { history.hasOwnMinds && isChanged }
}
