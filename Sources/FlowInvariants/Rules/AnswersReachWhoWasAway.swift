import FlowModel

private enum OtherAnswer: String, Clauses {
  /// Something cannot be touched that can be where the user waits.
  case lost
  /// Something can still be touched that has gone where the user waits.
  case left
}

extension Relation {
  /// What was put off comes to the same, whether the user waits for it or looks elsewhere.
  ///
  /// It finds an answer that is dropped because its screen is not in the window, a timer that is
  /// ended when the screen goes and not begun again, and a cover that only a screen in sight takes
  /// away. An app that means to drop what the user does not wait for leaves this rule out.
  public static let answersReachWhoWasAway = Relation(
    "rule.answers-reach-who-was-away",
    Invariant.About(
      statement: """
        Where something is put off, and the user leaves for another screen and comes back before it \
        is done, or by then, the same can be touched in the end as when they wait for it before they \
        leave.
        """,
      source: """
        a rule that most apps want; UIKit, `UIViewController.viewWillDisappear(_:)`, which a screen \
        is told that is only covered, too
        """,
      premise: """
        a step puts something off, nothing waited before it, the next one changes the tree and the \
        one after that changes it back, time passes before or after that one where anything waits \
        still, and all is at rest; and so it is where time passes first
        """),
    period: 2,
    variant: { trace in
      trace.absence.map { absence in
        let start = absence.start
        return Variant(
          Scenario(
            trace.world,
            steps: trace.steps[..<start] + [Step(.settle)]
              + absence.detour.map { trace.steps[$0] } + [Step(.settle)]))
      }
    },
    compare: compare)

  @Sendable private static func compare(_ pair: Pair, _ report: inout Report<OtherAnswer>) {
    let (here, there) = (pair.trace, pair.other)
    guard let absence = here.absence, there.snapshots.count == absence.start + 5,
      let last = there.snapshots.last, last.isSettled,
      there.snapshots[absence.start + 1].isSettled,
      !there.declines(step: absence.start + 1), !there.declines(step: absence.start + 2),
      last.hasSameControllers(as: absence.home)
    else { return }
    report.premiseHeld()
    let end = here.snapshots[absence.end]
    let (lost, left) = (
      last.touchables(besides: end, of: absence.home),
      end.touchables(besides: last, of: absence.home)
    )
    guard let other = lost.first ?? left.first else { return }
    let chapter = pair.chapter(absence.end)
    let detour = absence.detour.map { "\($0 + 1)" }.joined(separator: " and ")
    report.add(
      lost.isEmpty ? .left : .lost,
      Breach(
        blamed: other.controller, witnesses: chapter.changes,
        expected: """
          \(other.name.text) of \(other.controller) \(lost.isEmpty ? "has gone" : "can be touched"), \
          as when the user waits before steps \(detour)
          """,
        however: lost.isEmpty ? "it can still be touched" : "it cannot"),
      in: chapter)
  }
}

/// A user who leaves while something waits, and comes back.
private struct Absence {
  /// The first step of it.
  var start: Int
  /// The two steps that lead away and back.
  var detour: [Int]
  /// What there is before they leave.
  var home: Snapshot
  /// The number of the snapshot in which it is over, and nothing waits.
  var end: Int
}

extension Trace {
  /// The first absence of the user while something waits that was just put off; `nil` for none.
  fileprivate var absence: Absence? {
    snapshots.indices.lazy.filter { start in
      self.snapshots[start].delayedCount > 0 && self.snapshots[start].isAtRest
        && (start == 0 || self.snapshots[start - 1].isSettled)
    }.compactMap { start in
      [2, 3].lazy.compactMap { self.absence(of: $0, from: start) }.first
    }.first
  }

  /// An absence of so many steps, two of which lead away and back.
  private func absence(of length: Int, from start: Int) -> Absence? {
    let end = start + length
    guard end <= steps.count, snapshots[end].isSettled else { return nil }
    let home = snapshots[start]
    let detour = (start..<end).filter { steps[$0].action != .settle }
    guard detour.count == 2, detour[0] == start,
      detour.allSatisfy({ snapshots[$0].isAtRest && !declines(step: $0) }),
      !snapshots[start + 1].hasSameControllers(as: home),
      [detour[1] + 1, end].allSatisfy({
        snapshots[$0].isAtRest && snapshots[$0].hasSameControllers(as: home)
      })
    else { return nil }
    return Absence(start: start, detour: detour, home: home, end: end)
  }
}

extension Snapshot {
  /// Whether the same controllers stand in the same places, and are seen, as in another one.
  fileprivate func hasSameControllers(as other: Snapshot) -> Bool {
    nodes.count == other.nodes.count
      && zip(nodes, other.nodes).allSatisfy { mine, theirs in
        mine.controller == theirs.controller && mine.place == theirs.place
          && mine.isOnScreen == theirs.isOnScreen
      }
  }

  /// What can be touched of whom a snapshot has, and cannot be in another one.
  fileprivate func touchables(besides other: Snapshot, of home: Snapshot) -> [Touchable] {
    touchables.filter { home.contains($0.controller) && !other.touchables.contains($0) }
  }
}
