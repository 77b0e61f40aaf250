import FlowModel

private enum PutOffSignal: String, Clauses {
  /// What it leads to comes only when the app comes back.
  case late
}

extension Relation {
  /// What comes from outside while the app is in front leads somewhere then, and not only when the
  /// app comes back from the background.
  ///
  /// It finds a link that is kept until the app enters the foreground, also where it is there
  /// already. An app that means to wait leaves this rule out.
  public static let signalsAreAnsweredWhenTheyCome = Relation(
    "rule.signals-are-answered-when-they-come",
    Invariant.About(
      statement: """
        Where nothing comes of a signal, and the app goes to the background and comes back, nobody \
        comes into sight who does not without the signal.
        """,
      source: """
        a rule that most apps want; UIKit, \
        `UISceneDelegate.scene(_:openURLContexts:)`, which is called in the foreground, too, where \
        `sceneWillEnterForeground(_:)` does not come after it
        """,
      premise: """
        a signal comes at rest and nothing comes of it, now or later, and right after it the app goes \
        to the background and comes back, and all is at rest
        """),
    period: 2,
    variant: { trace in
      trace.signalBeforeBackground.map { step in
        var scenario = Scenario(trace.world, steps: Array(trace.steps[...(step + 2)]))
        scenario.steps.remove(at: step)
        return Variant(scenario)
      }
    },
    compare: compare)

  @Sendable private static func compare(_ pair: Pair, _ report: inout Report<PutOffSignal>) {
    let (here, there) = (pair.trace, pair.other)
    guard let step = here.signalBeforeBackground, there.snapshots.count == step + 3,
      there.snapshots[step + 2].isSettled
    else { return }
    report.premiseHeld()
    let late = here.snapshots[step + 3].nodes.last { node in
      node.isOnScreen && !here.snapshots[step].contains(node.controller)
        && !there.snapshots[step + 2].nodes.contains { other in
          there.isLike(other.controller, node.controller, in: here)
        }
    }
    guard let late else { return }
    let chapter = pair.chapter(step + 3)
    report.add(
      .late,
      Breach(
        blamed: late.controller, witnesses: chapter.changes,
        expected: "\(late.controller) comes in step \(step + 1), with the signal, or not at all",
        however: "it comes when the app is in front again, and does not without the signal"),
      in: chapter)
  }
}

extension Trace {
  /// The first signal at rest of which nothing comes, and after which the app only goes to the
  /// background and comes back; `nil` for none.
  fileprivate var signalBeforeBackground: Int? {
    guard steps.count > 2 else { return nil }
    let candidates = steps.indices.dropLast(2).filter { step in
      steps[step...].prefix(3).map(\.kind) == [.signal, .background, .foreground]
        && snapshots[step].isSettled && !snapshots[step].isInBackground
        && snapshots[step + 3].isSettled
    }
    guard !candidates.isEmpty else { return nil }
    let history = History(of: self)
    return candidates.first { history.chapter(ofStep: $0).isInVain }
  }
}
