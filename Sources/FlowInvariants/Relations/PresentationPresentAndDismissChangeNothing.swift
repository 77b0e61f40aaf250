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
        guard let top = trace.baseInFront(inSnapshot: number) else { return nil }
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

extension Trace {
  /// The last controller of the tree that can be touched and stands in nobody.
  fileprivate func baseInFront(inSnapshot number: Int) -> Label? {
    let nodes = snapshots[number].nodes
    let base = nodes.last { node in
      if case .child = node.place { false } else { node.isOnScreen }
    }
    guard let base, scene(of: base.controller)?.className == nil,
      let label = cast[base.controller.index].label, isUnique(label)
    else { return nil }
    return label
  }
}
