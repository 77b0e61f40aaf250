import FlowModel

private enum WrongScope: String, Clauses {
  /// Something goes that was not left.
  case tookMore
  /// Who keeps the user goes all the same.
  case leftAnyway
}

extension Invariant {
  /// Who leaves a sheet or a popover, or touches outside of what is presented, leaves nothing else,
  /// and not what keeps them.
  public static let exitLeavesWhatIsBelow = Invariant(
    "exit.leaves-what-is-below",
    About(
      statement: """
        When the user pulls a sheet down, or touches outside of a popover or of another presentation, \
        nothing goes but that presentation and what lies above it; and nothing at all goes of what \
        is modal, or says that it is not to be left.
        """,
      source: """
        UIKit, `UIViewController.dismiss(animated:completion:)` ("dismisses the view controller \
        that was presented modally"); `UIViewController.isModalInPresentation`.
        """,
      premise: """
        the user leaves a presentation while nothing is in flight, no class reacts, and none that has \
        declared nothing goes on from there
        """),
    listens: Listening(steps: [.swipeDown, .beginSwipeDown, .tapOutside, .tap]),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongScope>) {
    guard let subject = chapter.userExit?.controller ?? chapter.touchedOutside,
      let before = chapter.before, before.isStill, chapter.after.isSound,
      !chapter.happened([.reaction]), let index = before.index(of: subject)
    else { return }
    report.premiseHeld()
    guard chapter.userExit?.expected?.contains(.didAttempt) != true else {
      return checkStay(of: subject, chapter, &report)
    }
    guard let lost = before.firstLost(in: chapter.after, besides: [index]),
      chapter.changes.count < 2 || !chapter.history.hasOwnMinds
    else { return }
    report.add(
      .tookMore,
      Breach(
        blamed: subject, witnesses: chapter.changes,
        expected: "only \(subject) and what it presents goes",
        however: "\(lost) is gone, too"))
  }

  /// Reports who keeps the user and goes all the same.
  private static func checkStay(
    of subject: ControllerID, _ chapter: Chapter, _ report: inout Report<WrongScope>
  ) {
    let isInHand = chapter.after.snapshot.interacting == subject
    // What a class does when it hears of the attempt is its own affair.
    guard isInHand || !chapter.after.contains(subject), !chapter.history.hasOwnMinds else { return }
    report.add(
      .leftAnyway,
      Breach(
        blamed: subject, witnesses: chapter.changes,
        expected: "\(subject) stays, as \(chapter.keeper(in: subject)) keeps the user",
        however: isInHand ? "the user has it in hand" : "it is gone"))
  }
}

extension Chapter {
  /// Who keeps the user in a presentation: somebody modal who can be seen in it, or else itself.
  fileprivate func keeper(in presented: ControllerID) -> ControllerID {
    guard let before, let index = before.index(of: presented) else { return presented }
    return before.visible(in: index).map(before.controller).first {
      trace.scene(of: $0)?.contract.isModal == true
    } ?? presented
  }

  /// Who is presented and is touched outside of, where a view of an app's own lies there.
  fileprivate var touchedOutside: ControllerID? {
    guard let step, !isHalted, trace.touchable(inStep: step)?.role == .outside,
      let touched = touchedController, let before, let index = before.index(of: touched),
      before.nodes[index].isPresented
    else { return nil }
    return touched
  }
}
