import FlowModel

extension Relation {
  /// A presentation that is undone leaves no trace.
  public static let presentationPresentAndDismissChangeNothing = Relation(
    "presentation.present-and-dismiss-change-nothing",
    Invariant.About(
      statement: """
        With a plain controller presented on top and dismissed at once, wherever the flow rests, \
        everything else goes as it goes without.
        """,
      source: """
        UIKit, `UIViewController.dismiss(animated:completion:)`, which undoes \
        `present(_:animated:completion:)`.
        """,
      premise: """
        the root, or something presented, can be touched while nothing moves, and no callback \
        makes anybody go anywhere
        """),
    variant: { trace in
      guard trace.leavesCallbacksAlone, trace.endsItsTransitions else { return nil }
      return .detouring(from: trace) { number, guest in
        guard let top = trace.baseInFront(inSnapshot: number, ofItsOwn: false) else {
          return nil
        }
        return [
          Step(.present(.new(.stock(.content)), on: top, style: nil), creating: [guest]),
          Step(.dismiss(top)),
        ]
      }
    },
    compare: { (pair, report: inout Report<Divergence>) in
      pair.compareTrees("with a presentation and its dismissal in between", &report)
    })
}
