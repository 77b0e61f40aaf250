import FlowModel

private enum WrongAlert: String, Clauses {
  /// It is not shown although nothing moves, or nobody says what becomes of it.
  case dropped
  /// It is shown where it cannot be touched.
  case notOnTop
  /// Somebody who was there is gone or elsewhere.
  case lost
}

extension Invariant {
  /// An alert from outside comes on top of everything and takes nobody's place.
  public static let outsideAlertStandsOnTop = Invariant(
    "outside.alert-stands-on-top",
    About(
      statement: """
        An alert from outside stands on top of everything and leaves everything in place; only \
        while something moves may it be refused, aloud.
        """,
      source: """
        UIKit, `UIViewController.present(_:animated:completion:)`: what is presented stays until \
        it is dismissed. That an alert is presented on what is topmost is a reading chosen by \
        this project.
        """,
      premise: """
        an alert comes from outside, and no class that has declared nothing answers it or goes on \
        from there
        """),
    listens: Listening(steps: [.alert]),
    needs: [.present, .refused],
    implies: ["presentation.changes-nothing-below"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongAlert>) {
    guard chapter.action == .alert, !chapter.isDeclined, !chapter.isHalted,
      !(chapter.before.map(chapter.mayHaveOwnAnswer) ?? false)
    else { return }
    report.premiseHeld()
    guard let before = chapter.restBefore else {
      if !chapter.hasAnsweredPresentation { add(.dropped, "nobody hears of it", chapter, &report) }
      return
    }
    let arrivals = chapter.arrivals(since: before)
    if let disturbed = before.firstDisturbed(in: chapter.after) {
      add(.lost, "\(disturbed) is not where it was", chapter, &report)
    } else if arrivals.count != 1 {
      add(.dropped, "\(arrivals.count) new controllers stand there", chapter, &report)
    } else if let alert = arrivals.first, !chapter.after.nodes[alert].isOnScreen {
      let alert = chapter.after.controller(at: alert)
      add(.notOnTop, "\(alert) cannot be touched", chapter, &report)
    }
  }

  private static func add(
    _ clause: WrongAlert, _ however: Sentence, _ chapter: Chapter,
    _ report: inout Report<WrongAlert>
  ) {
    report.add(
      clause,
      Breach(
        witnesses: chapter.firstEvents,
        expected: "the alert stands on top, and everything else where it stood", however: however))
  }
}
