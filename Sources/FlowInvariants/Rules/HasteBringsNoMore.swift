import FlowModel

private enum BroughtByHaste: String, Clauses {
  /// Two children have come that look the same.
  case twice
}

extension Relation {
  /// Two quick touches of a control bring no more into a container than two slow ones.
  ///
  /// It finds a menu that is opened and closed by one button, and opened twice where the button is
  /// touched again before the menu is there.
  public static let hasteBringsNoMore = Relation(
    "rule.haste-brings-no-more",
    Invariant.About(
      statement: """
        When a control is touched again before all has come to rest, no two children that look the \
        same come into a container which do not come there when the user waits between the touches.
        """,
      source: """
        a rule that most apps want; UIKit, `UIViewController.addChild(_:)`, which adds whomever it \
        is given
        """,
      premise: """
        one control is touched twice, one touch right after the other, something moves or waits when \
        the second one comes, nothing did before the first, nor does at the end, and somebody comes \
        into a container that is no stack
        """),
    needs: [.add],
    period: 2,
    variant: { trace in
      trace.haste.map { haste in
        var scenario = Scenario(trace.world, steps: Array(trace.steps[..<haste.end]))
        scenario.steps.insert(Step(.settle), at: haste.step + 1)
        return Variant(scenario)
      }
    },
    compare: compare)

  @Sendable private static func compare(_ pair: Pair, _ report: inout Report<BroughtByHaste>) {
    let (here, there) = (pair.trace, pair.other)
    guard let haste = here.haste, there.snapshots.count == haste.end + 2,
      there.snapshots[haste.end + 1].isSettled
    else { return }
    report.premiseHeld()
    let patient = there.newChildren(since: haste.step, in: haste.end + 1)
    for twin in here.alikeChildren(since: haste.step, in: haste.end) {
      let count = patient.count {
        there.isLike($0.screen, twin.upper, in: here)
          && there.isLike($0.container, twin.container, in: here)
      }
      guard count < 2 else { continue }
      let chapter = pair.chapter(haste.end)
      report.add(
        .twice,
        Breach(
          blamed: twin.container, witnesses: chapter.changes,
          expected: """
            \(count == 0 ? "nobody" : "one") like \(twin.upper) comes into \(twin.container), as \
            when the user waits between the two touches
            """,
          however: "\(twin.lower) comes, and \(twin.upper), which looks the same"),
        in: chapter)
      return
    }
  }
}

/// Two quick touches of one control, by which somebody comes into a container.
private struct Haste {
  /// The step of the first.
  let step: Int
  /// The number of the first snapshot after the second in which all has come to rest.
  let end: Int
}

/// Somebody who has come into a container.
private struct NewChild {
  let screen: ControllerID
  let container: ControllerID
}

/// Two children of one container that look the same.
private struct Twins {
  let container: ControllerID
  /// The one that lies below.
  let lower: ControllerID
  /// The one that lies above.
  let upper: ControllerID
}

extension Trace {
  /// The first two quick touches of one control by which somebody comes into a container; `nil` for
  /// none.
  fileprivate var haste: Haste? {
    steps.indices.dropLast().lazy.compactMap(haste).first
  }

  /// The two quick touches that begin with a step.
  private func haste(of step: Int) -> Haste? {
    guard case .tap = steps[step].action, steps[step + 1].action == steps[step].action,
      snapshots[step].isSettled, !snapshots[step + 1].isSettled,
      let end = rest(after: step + 2), !newChildren(since: step, in: end).isEmpty
    else { return nil }
    return Haste(step: step, end: end)
  }

  /// Who is a child of a container that is no stack in one snapshot, and stood nowhere in a former
  /// one.
  fileprivate func newChildren(since former: Int, in number: Int) -> [NewChild] {
    let snapshot = snapshots[number]
    return snapshot.nodes.enumerated().compactMap { index, node in
      guard let parent = snapshot.parent(of: index), !snapshots[former].contains(node.controller)
      else { return nil }
      let container = snapshot.nodes[parent].controller
      guard cast[container.index].kind != .navigation else { return nil }
      return NewChild(screen: node.controller, container: container)
    }
  }

  /// Those of them that look like one who stands in the same container.
  fileprivate func alikeChildren(since former: Int, in number: Int) -> [Twins] {
    let newcomers = newChildren(since: former, in: number)
    return newcomers.enumerated().compactMap { count, upper in
      let lower = newcomers[..<count].first {
        $0.container == upper.container && isLike($0.screen, upper.screen)
      }
      return lower.map {
        Twins(container: upper.container, lower: $0.screen, upper: upper.screen)
      }
    }
  }
}
