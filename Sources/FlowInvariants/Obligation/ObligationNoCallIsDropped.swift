import FlowModel

private enum DroppedCall: String, Clauses {
  /// What code presents is neither presented nor refused.
  case notPresented
  /// What code dismisses while something moves neither goes nor may stay.
  case notDismissed
  /// A segue that code or a control asks for is not even begun.
  case notBegun
  /// A segue that presents has been performed, and nothing is presented or refused.
  case notShown
  /// An unwind while something moves, to somebody who does not stand on its source, has delivered
  /// its action, and nobody goes, is told to, or refuses to.
  case notUnwound
}

extension Invariant {
  /// Whatever is asked for happens, or is refused aloud.
  public static let obligationNoCallIsDropped = Invariant(
    "obligation.no-call-is-dropped",
    About(
      statement: """
        Whatever moves: a presentation or a dismissal happens or is refused aloud, a segue that code \
        or a control asks for is begun, and one that is performed presents or unwinds.
        """,
      source: """
        UIKit, `UIViewController.present(_:animated:completion:)` and \
        `dismiss(animated:completion:)`, which log what they ignore, and \
        `performSegue(withIdentifier:sender:)`; SDK header UIViewController.h.
        """,
      premise: """
        code presents, or dismisses while something moves, or code or a control asks for a segue, \
        the step applies, nobody acts by themselves, and it is declared what the source shows, or \
        for a segue, what it does when it is called
        """),
    listens: Listening(steps: [.present, .dismiss, .performSegue, .tap]),
    needs: [
      .should, .perform, .present, .dismiss, .refused, .declined, .reaction, .opened, .report,
    ],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<DroppedCall>) {
    guard !chapter.isHalted, !chapter.happened([.declined, .reaction, .opened]),
      let before = chapter.before, before.isSound
    else { return }
    switch chapter.action {
    case .present(_, on: let label, style: _): checkPresent(on: label, chapter, &report)
    case .dismiss(let label): checkDismiss(label, since: before, chapter, &report)
    case .performSegue(let label, let identifier):
      checkSegue(identifier, of: label, chapter, &report)
    case .tap(let label, let control): checkTap(on: control, of: label, chapter, &report)
    default: break
    }
  }

  private static func checkPresent(
    on label: Label, _ chapter: Chapter, _ report: inout Report<DroppedCall>
  ) {
    guard let source = chapter.standing(label), !chapter.history.followsItsOwnMind(source)
    else { return }
    report.premiseHeld()
    guard !chapter.happened([.present, .refused]), !chapter.hasBegunSomething else { return }
    add(.notPresented, source, "nothing happens", chapter, &report)
  }

  private static func checkDismiss(
    _ label: Label, since before: Tree, _ chapter: Chapter, _ report: inout Report<DroppedCall>
  ) {
    guard !before.isStill, let source = chapter.standing(label),
      let place = before.index(of: source), before.dismissed(by: place) != nil
    else { return }
    let around = before.lineage(of: place).map(before.controller)
    guard !around.contains(where: chapter.history.followsItsOwnMind) else { return }
    report.premiseHeld()
    guard !chapter.happened([.dismiss, .refused]) else { return }
    add(.notDismissed, source, "nobody is dismissed", chapter, &report)
  }

  private static func checkSegue(
    _ identifier: SegueIdentifier, of label: Label, _ chapter: Chapter,
    _ report: inout Report<DroppedCall>
  ) {
    guard let source = chapter.standing(label), !chapter.history.followsItsOwnMind(source)
    else { return }
    report.premiseHeld()
    let isBegun = chapter.requests.contains {
      $0.source == source && $0.trigger == .code && $0.segue?.runtimeIdentifier == identifier
    }
    if isBegun { return checkPerformed(chapter, &report) }
    add(.notBegun, source, "the segue is not begun", chapter, &report)
  }

  private static func checkTap(
    on control: ControlName, of label: Label, _ chapter: Chapter,
    _ report: inout Report<DroppedCall>
  ) {
    guard let source = chapter.standing(label),
      let fired = chapter.firedSegues(by: control, of: source)
    else { return }
    report.premiseHeld()
    let begun = chapter.requests.count { $0.source == source && $0.isOfControl }
    if begun == fired { return checkPerformed(chapter, &report) }
    add(.notBegun, source, "it begins \(begun) of \(fired) segues", chapter, &report)
  }

  /// Judges what comes of the one segue that was begun, once it is performed.
  private static func checkPerformed(_ chapter: Chapter, _ report: inout Report<DroppedCall>) {
    guard let record = chapter.onlyRequest, let segue = record.segue,
      segue.isOfTheHouse,
      !chapter.history.leavesOpen(.calls, of: record.source),
      chapter.firstSent(.perform, for: record) != nil
    else { return }
    switch segue.kind {
    case .present, .popover:
      guard !chapter.happened([.present, .refused]) else { return }
      add(.notShown, record.source, "nothing is presented", chapter, &report)
    case .unwind:
      guard chapter.history.hears([.unwind]), let before = chapter.before, !before.isStill,
        let source = before.index(of: record.source),
        let destination = record.destination.flatMap(before.index),
        !before.lineage(of: destination).contains(source),
        !chapter.happened([.unwind, .dismiss, .refused]),
        !chapter.trace.world.storyboard.scenes.contains(where: { $0.className != nil })
      else { return }
      add(.notUnwound, record.destination, "nobody is told to go", chapter, &report)
    default: break
    }
  }

  private static func add(
    _ clause: DroppedCall, _ blamed: ControllerID?, _ however: Sentence, _ chapter: Chapter,
    _ report: inout Report<DroppedCall>
  ) {
    report.add(
      clause,
      Breach(
        blamed: blamed, witnesses: chapter.firstEvents,
        expected: "what is asked for happens, or is refused aloud", however: however))
  }
}

extension Chapter {
  /// Whether something is in flight that was not before, or that should have come to its end; what
  /// waits for ever is told by `transition.settles`.
  fileprivate var hasBegunSomething: Bool {
    let count = after.snapshot.inFlightCount
    return count > (before?.snapshot.inFlightCount ?? 0) || settles && count > 0
  }
}

extension RequestRecord {
  fileprivate var isOfControl: Bool { if case .control = trigger { true } else { false } }
}

extension Chapter {
  /// How many segues a control of a controller fires; `nil` when there is no such control, or it is
  /// a row that may not be selected.
  fileprivate func firedSegues(by name: ControlName, of controller: ControllerID) -> Int? {
    let storyboard = trace.world.storyboard
    guard let scene = history.sceneName(of: controller),
      let index = storyboard.index(of: name, in: scene)
    else { return nil }
    let control = storyboard.controls[index]
    if control.row != nil {
      // The delegate of a table or collection may say that a row is not selected, and is not even
      // asked while the table is edited, or where the row is selected beside others.
      guard !history.leavesOpen(.refuses, of: controller), !isUnasked(control, of: controller)
      else { return nil }
    }
    return storyboard.segues(firedBy: name, in: scene).count
  }

  /// Whether a row that asks its delegate before it is selected has not.
  private func isUnasked(_ control: Control, of controller: ControllerID) -> Bool {
    guard
      let question = control.fires.lazy.compactMap({ firing -> PlainActionName? in
        if case .action(let action) = firing, action.asksToSelect { action } else { nil }
      }).first
    else { return false }
    return !numbers(of: [.report]).contains { number in
      guard case .report(controller, let word) = trace.events[number].what else { return false }
      return trace.text(of: word) == question.text
    }
  }
}
