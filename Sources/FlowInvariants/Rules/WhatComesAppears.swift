import FlowModel

private enum GoneUnseen: String, Clauses {
  /// Somebody is presented, and gone before they have appeared.
  case gone
  /// Somebody comes back into sight, and is gone before they have appeared.
  case goneAgain
  /// Somebody covers the screen that was touched, and takes it along at once.
  case goneWithAsker

  var statement: String? {
    switch self {
    case .gone: nil
    case .goneAgain:
      """
      Who comes back into sight in a stack because of a touch, or of what was put off, and is told \
      so, has appeared before they go.
      """
    case .goneWithAsker:
      """
      Who is presented because of a touch, and covers the screen that was touched, is not gone \
      together with it when nothing moves any more.
      """
    }
  }
}

extension Invariant {
  /// Whoever is presented, or comes back in a stack, appears before they go.
  ///
  /// It finds an alert that is presented by a screen which leaves in the same breath, and takes it
  /// along, a screen that is popped with the one upon it, because that told its delegate twice, and
  /// one that ends its visit when it disappears, also where it is only covered. An app that
  /// presents something only to have it loaded leaves this rule out.
  public static let whatComesAppears = Invariant(
    "rule.what-comes-appears",
    About(
      statement: """
        Who is presented because of a touch, or of what was put off, and is gone when nothing moves \
        any more has appeared in between.
        """,
      source: """
        a rule that most apps want; UIKit, `UIViewController.viewDidAppear(_:)`, which a screen that \
        goes at once is never told
        """,
      premise: """
        the user touches something, or time passes, somebody new is presented, and not by a gesture \
        that is taken back, or one is popped and another one told that they will appear, and nothing \
        moves at the end
        """),
    listens: Listening(events: [.present, .pop], steps: [.tap, .settle]),
    needs: [.present, .pop, .appearance],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<GoneUnseen>) {
    guard let step = chapter.step, [.tap, .settle].contains(chapter.trace.steps[step].kind),
      let before = chapter.before, !chapter.isHalted, chapter.after.isStill
    else { return }
    checkReturns(chapter, since: before, &report)
    for number in chapter.numbers(of: [.present]) {
      guard case .present(let screen, let presenter, by: _) = chapter.trace.events[number].what,
        !before.contains(screen), !chapter.isDraggedInAndBack(screen)
      else { continue }
      report.premiseHeld()
      guard !chapter.after.contains(screen) else { continue }
      guard !chapter.tells(.didAppear, to: screen) else {
        checkAsker(coveredBy: screen, number, chapter, &report)
        continue
      }
      report.add(
        .gone,
        Breach(
          blamed: presenter, witnesses: [number],
          expected: "\(screen), which \(presenter) presents, appears",
          however: "it is gone before it has"))
    }
  }

  /// Judges whether who has appeared and is gone has taken along the screen that was touched.
  private static func checkAsker(
    coveredBy screen: ControllerID, _ number: Int, _ chapter: Chapter,
    _ report: inout Report<GoneUnseen>
  ) {
    guard let asker = chapter.touchedController, !chapter.trace.cast[screen.index].isOfSystem,
      !chapter.after.contains(asker), chapter.isCovered(asker, after: number)
    else { return }
    report.add(
      .goneWithAsker,
      Breach(
        blamed: asker, witnesses: [number],
        expected: "\(screen) covers \(asker), and both stay", however: "both are gone"))
  }

  /// Judges who comes back into sight when one is popped.
  private static func checkReturns(
    _ chapter: Chapter, since before: Tree, _ report: inout Report<GoneUnseen>
  ) {
    for number in chapter.numbers(of: [.pop]) {
      guard case .pop(let stack, to: let screen) = chapter.trace.events[number].what,
        before.contains(screen), chapter.tells(.willAppear, to: screen)
      else { continue }
      report.premiseHeld()
      guard chapter.after.contains(stack), !chapter.after.contains(screen),
        !chapter.tells(.didAppear, to: screen)
      else { continue }
      report.add(
        .goneAgain,
        Breach(
          blamed: stack, witnesses: [number],
          expected: "\(screen), to which \(stack) goes back, appears",
          however: "it is popped before it has"))
    }
  }
}

extension Chapter {
  /// Whether a controller disappears because of what is presented in an event, before anybody is
  /// dismissed.
  fileprivate func isCovered(_ controller: ControllerID, after number: Int) -> Bool {
    let leaving = numbers(of: [.dismiss]).first { $0 > number } ?? events.upperBound
    return (number..<leaving).contains {
      trace.events[$0].what == .appearance(controller, .didDisappear)
    }
  }

  /// Whether the user has dragged somebody in, and taken that back.
  fileprivate func isDraggedInAndBack(_ screen: ControllerID) -> Bool {
    events.contains { trace.events[$0].what == .interaction(screen, .cancelled) }
  }
}
