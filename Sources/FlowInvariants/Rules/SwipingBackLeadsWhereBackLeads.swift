import FlowModel

extension Relation {
  /// Who swipes back comes to the same screens as who touches the back button.
  ///
  /// It finds a bar delegate that asks before the back button pops, and is not asked by a swipe.
  /// Screens are told apart by their classes, scenes and titles.
  public static let swipingBackLeadsWhereBackLeads = Relation(
    "rule.swiping-back-leads-where-back-leads",
    Invariant.About(
      statement: """
        A back swipe that is carried to its end leads to screens of the same classes and titles as \
        a touch of the back button.
        """,
      source: """
        a rule that most apps want; UIKit, `UINavigationBarDelegate.navigationBar(_:shouldPop:)`, \
        which only the button asks
        """,
      premise: """
        a back swipe begins while nothing moves or waits, ends with nothing else done meanwhile, \
        all comes to rest then, and a back button could have been touched in its place
        """),
    period: 2,
    variant: { trace in
      trace.wholeSwipe.map { swipe in
        Variant(
          Scenario(trace.world, steps: trace.steps[..<swipe.began] + [Step(.back(swipe.stack))]))
      }
    },
    compare: compare)

  @Sendable private static func compare(_ pair: Pair, _ report: inout Report<OtherSight>) {
    let (here, there) = (pair.trace, pair.other)
    guard let swipe = here.wholeSwipe, there.snapshots.count == swipe.began + 2,
      !there.declines(step: swipe.began), there.snapshots[swipe.began + 1].isSettled
    else { return }
    pair.compareSights(
      here: swipe.ended + 1, there: swipe.began + 1, blaming: .known(swipe.controller),
      "the same screens are seen as when the back button of \(swipe.controller) is touched", &report
    )
  }
}

/// A back swipe that nobody comes in the way of.
private struct WholeSwipe {
  let stack: Label
  let controller: ControllerID
  /// The steps in which it begins and ends.
  let began: Int
  let ended: Int
}

extension Trace {
  /// The first back swipe that begins where all is settled and is carried to its end, where all is
  /// settled, too; `nil` for none.
  fileprivate var wholeSwipe: WholeSwipe? {
    for (began, step) in steps.enumerated() where snapshots[began].isSettled {
      guard case .beginBack(let stack) = step.action,
        let controller = snapshots[began + 1].interacting,
        let ended = steps[(began + 1)...].firstIndex(where: { $0.kind != .progress }),
        steps[ended].kind == .finish, snapshots[ended + 1].isSettled
      else { continue }
      return WholeSwipe(stack: stack, controller: controller, began: began, ended: ended)
    }
    return nil
  }
}
