import FlowModel

extension Relation {
  /// A change of width that is taken back leaves no trace.
  public static let sizeDetourChangesNothing = Relation(
    "size.detour-changes-nothing",
    Invariant.About(
      statement: """
        With the window made compact and regular again wherever the flow rests, everything else \
        goes as it goes without.
        """,
      source: """
        UIKit, `UISplitViewControllerDelegate` and `UIAdaptivePresentationControllerDelegate`: \
        without answers of theirs, what adapts comes back. That nothing is lost on the way is \
        undocumented; reading chosen by this project.
        """,
      premise: """
        the window is regular while nothing moves, every delegate leaves adapting to UIKit, and no \
        callback makes anybody go anywhere
        """),
    period: 4,
    variant: { trace in
      guard trace.leavesWidthsToUIKit else { return nil }
      return .detouring(from: trace) { number, _ in
        guard trace.snapshots[number].size == .regular else { return nil }
        return [Step(.size(.compact)), Step(.size(.regular))]
      }
    },
    compare: { (pair, report: inout Report<Divergence>) in
      pair.compareTrees("with a change of width there and back in between", &report)
    })
}
