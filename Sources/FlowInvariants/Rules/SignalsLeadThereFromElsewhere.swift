import FlowModel

private enum LostOnTheWay: String, Clauses {
  /// The signal takes away what the user has opened, and shows nobody.
  case nobody
  /// The signal takes away what the user has opened in the place of the screen that it means.
  case another

  var statement: String? {
    switch self {
    case .nobody: nil
    case .another:
      """
      A signal that takes away a screen which a touch has just opened, and shows nobody, takes away \
      the screens that it takes away without that touch, too, where it shows nobody then, either.
      """
    }
  }
}

extension Relation {
  /// What comes from outside, and takes away what the user has opened, leads on as it does where
  /// nothing was opened.
  ///
  /// It finds a link that goes home first and does not come any farther: one that closes a sheet
  /// and forgets what it came for, or counts the screens of a stack before it pops them. It finds a
  /// screen that pops whatever is on top when it hears that what it shows is gone, too. An app in
  /// which a signal only takes away what is open, whatever that is, leaves this rule out.
  public static let signalsLeadThereFromElsewhere = Relation(
    "rule.signals-lead-there-from-elsewhere",
    Invariant.About(
      statement: """
        A signal that takes away a screen which a touch has just opened shows somebody, when it does \
        so without that touch.
        """,
      source: "a rule that most apps want",
      premise: """
        a touch brings somebody into sight, a signal comes right after it, at rest, and takes them \
        away, and nobody new is in sight when nothing moves or waits any more; without the touch \
        somebody who is none of UIKit's own, of a class of the app's or with a title, comes into sight \
        for the signal, or nobody does and one who is none of UIKit's own goes out of sight for good
        """),
    period: 2,
    variant: { trace in
      trace.signalThatOnlyCloses.map { signal in
        var variant = Variant(trace.scenario)
        variant.scenario.steps.removeSubrange(signal.end...)
        variant.scenario.steps.remove(at: signal.step - 1)
        return variant
      }
    },
    compare: compare)

  @Sendable private static func compare(_ pair: Pair, _ report: inout Report<LostOnTheWay>) {
    let (here, there) = (pair.trace, pair.other)
    guard let signal = here.signalThatOnlyCloses, there.snapshots.count == signal.end,
      let end = there.snapshots.last, end.isSettled, !there.isHalted
    else { return }
    let start = there.snapshots[signal.step - 1]
    let newcomers = there.newFaces(in: end, since: start)
    if let newcomer = newcomers.last(where: { !there.cast[$0.index].isOfSystem }) {
      report.premiseHeld()
      judge(signal, showing: newcomer, pair, &report)
    } else if newcomers.isEmpty, let meant = there.screen(thatGoesBetween: start, and: end) {
      report.premiseHeld()
      judge(signal, closing: meant, pair, &report)
    }
  }

  private static func judge(
    _ signal: ClosingSignal, showing newcomer: ControllerID, _ pair: Pair,
    _ report: inout Report<LostOnTheWay>
  ) {
    let (here, there) = (pair.trace, pair.other)
    let isSeen = here.snapshots[signal.end].nodes.contains { node in
      node.isOnScreen && here.isLike(node.controller, newcomer, in: there)
    }
    guard !isSeen else { return }
    let chapter = pair.chapter(signal.step + 1)
    report.add(
      .nobody,
      Breach(
        blamed: signal.screen, witnesses: chapter.changes,
        expected: """
          the signal shows \(there.knownName(of: newcomer) ?? "somebody"), as it does without step \
          \(signal.step)
          """,
        however: "it takes \(signal.screen) away and shows nobody"),
      in: chapter)
  }

  /// Up to the touch both flows are one, so that a controller has the same number in both.
  private static func judge(
    _ signal: ClosingSignal, closing meant: ControllerID, _ pair: Pair,
    _ report: inout Report<LostOnTheWay>
  ) {
    guard pair.trace.snapshots[signal.end].contains(meant) else { return }
    let chapter = pair.chapter(signal.step + 1)
    report.add(
      .another,
      Breach(
        blamed: meant, witnesses: chapter.changes,
        expected: "the signal takes away \(meant), as it does without step \(signal.step)",
        however: "it takes away \(signal.screen), and \(meant) stays"),
      in: chapter)
  }
}

/// A signal after which something that was just opened is gone, and nobody has come.
private struct ClosingSignal {
  /// The step of the signal, right after that of the touch.
  let step: Int
  /// The number of the snapshot in which all that comes of it is over.
  let end: Int
  /// Who was opened and is gone.
  let screen: ControllerID
}

extension Trace {
  /// Who is in sight in one snapshot and gone in another one, and none of the system's own; `nil`
  /// for nobody.
  fileprivate func screen(
    thatGoesBetween start: Snapshot, and end: Snapshot
  ) -> ControllerID? {
    start.nodes.first { node in
      node.isOnScreen && !end.contains(node.controller)
        && !cast[node.controller.index].isOfSystem
    }?.controller
  }

  /// The first signal that only takes away what a touch has just opened; `nil` for none.
  fileprivate var signalThatOnlyCloses: ClosingSignal? {
    steps.indices.dropFirst().lazy.compactMap { step in
      guard self.steps[step].kind == .signal, self.steps[step - 1].kind == .tap,
        [step - 1, step].allSatisfy({ self.snapshots[$0].isSettled && self.snapshots[$0].isAtRest }
        ),
        let end = self.rest(after: step + 1), self.snapshots[end].isAtRest
      else { return nil }
      let opened = self.snapshots[step]
      guard self.snapshots[end].nodes.allSatisfy({ opened.contains($0.controller) }),
        !self.declines(step: step)
      else { return nil }
      return opened.nodes.first { node in
        node.isOnScreen && !self.snapshots[step - 1].contains(node.controller)
          && !self.snapshots[end].contains(node.controller)
      }.map { ClosingSignal(step: step, end: end, screen: $0.controller) }
    }.first
  }
}
