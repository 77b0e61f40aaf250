import FlowModel

private enum GoneUnseen: String, Clauses {
  /// Somebody is presented, and gone before they have appeared.
  case gone
}

extension Invariant {
  /// Whoever is presented appears before they go.
  ///
  /// It finds an alert that is presented by a screen which leaves in the same breath, and takes it
  /// along. An app that presents something only to have it loaded leaves this rule out.
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
        the user touches something, or time passes, somebody new is presented, and nothing moves at \
        the end
        """),
    listens: Listening(events: [.present], steps: [.tap, .settle]),
    needs: [.present, .appearance],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<GoneUnseen>) {
    guard let step = chapter.step, [.tap, .settle].contains(chapter.trace.steps[step].kind),
      let before = chapter.before, !chapter.isHalted, chapter.after.isStill
    else { return }
    for number in chapter.numbers(of: [.present]) {
      guard case .present(let screen, let presenter, by: _) = chapter.trace.events[number].what,
        !before.contains(screen)
      else { continue }
      report.premiseHeld()
      guard !chapter.after.contains(screen), !chapter.tells(.didAppear, to: screen) else {
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
}
