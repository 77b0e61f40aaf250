import FlowModel

private enum BlindWay: String, Clauses {
  /// "Cancel" or "Close" in a screen of UIKit's own does nothing.
  case nothing
  /// Who was closed comes again at once, and did so the time before.
  case again
}

extension Invariant {
  /// What the user closes goes, and does not come again at once.
  ///
  /// It finds a picker whose delegate is told that it was cancelled and does not dismiss it, and
  /// who presents a welcome each time that they appear. An app that locks the user out leaves this
  /// rule out.
  public static let waysOutLeadOut = Invariant(
    "rule.ways-out-lead-out",
    About(
      statement: """
        "Cancel" and "Close" in a screen of UIKit's own do something; and who has closed something \
        is not shown the same again at once, two times one after the other.
        """,
      source: """
        a rule that most apps want; UIKit, \
        `UIImagePickerControllerDelegate.imagePickerControllerDidCancel(_:)`, which leaves it to the \
        delegate to dismiss the picker
        """,
      premise: """
        the user leaves something that is presented in a tree at rest, or touches "Cancel" or \
        "Close" in a screen of UIKit's own
        """),
    listens: Listening(steps: [.back, .swipeDown, .tapOutside, .finish, .tap]),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<BlindWay>) {
    guard let step = chapter.step, chapter.trace.steps[step].isWayOut, let before = chapter.before,
      before.snapshot.inFlightCount == 0, !chapter.isHalted, !chapter.isDeclined
    else { return }
    if let screen = chapter.touchedController, chapter.trace.cast[screen.index].isOfUIKit {
      report.premiseHeld()
      if chapter.changesNothing, chapter.after.snapshot.delayedCount == 0 {
        report.add(
          .nothing,
          Breach(
            blamed: nil, witnesses: [],
            expected: "\(screen) is left by it", however: "nothing happens"))
      }
    }
    guard let closing = chapter.closing else { return }
    report.premiseHeld()
    let former =
      step > 0 && chapter.trace.steps[step - 1].isWayOut
      ? Chapter(step, of: chapter.history).closing : nil
    guard let again = closing.again, former?.again == closing.closed else { return }
    report.add(
      .again,
      Breach(
        blamed: closing.presenter, witnesses: chapter.changes,
        expected: "\(closing.closed), which the user closes, does not come again",
        however: "\(again) comes at once, as the time before"))
  }
}

/// What is presented and goes because the user leaves it.
private struct LeftPresentation {
  let closed: ControllerID
  let presenter: ControllerID
  /// Another one of the same class that the same presenter presents then.
  let again: ControllerID?
}

extension Chapter {
  /// What the user leaves in the step; `nil` for nothing that is presented.
  fileprivate var closing: LeftPresentation? {
    guard let before,
      let index = before.nodes.indices.first(where: {
        before.nodes[$0].isPresented && !after.contains(before.controller(at: $0))
      }), let lister = before.lister(of: index)
    else { return nil }
    let (closed, presenter) = (before.controller(at: index), before.controller(at: lister))
    let new = after.index(of: presenter).flatMap(after.presented).map(after.controller)
    let isAgain =
      new.map { !before.contains($0) && isAlike($0, closed, formerly: before) } ?? false
    return LeftPresentation(closed: closed, presenter: presenter, again: isAgain ? new : nil)
  }

  /// Whether two controllers, the other one in an earlier tree, are of one class and have one
  /// title, and so it is with the first that stand in them.
  private func isAlike(
    _ one: ControllerID, _ other: ControllerID, formerly before: Tree
  ) -> Bool {
    guard trace.cast[one.index].isLike(trace.cast[other.index]), let index = after.index(of: one),
      let former = before.index(of: other)
    else { return false }
    let first = after.children(of: index).first.map(after.controller)
    let second = before.children(of: former).first.map(before.controller)
    guard let first, let second else { return first == second }
    return isAlike(first, second, formerly: before)
  }
}

extension CastMember {
  /// Whether code has made a controller of a class of UIKit's own that has a purpose, as a picker.
  fileprivate var isOfUIKit: Bool { className?.isSystemClass ?? false }
}
