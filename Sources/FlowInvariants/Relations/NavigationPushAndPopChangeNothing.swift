import FlowModel

extension Relation {
  /// A push that is undone leaves no trace.
  public static let navigationPushAndPopChangeNothing = Relation(
    "navigation.push-and-pop-change-nothing",
    Invariant.About(
      statement: """
        With a plain controller pushed on the stack in front and popped at once, wherever the flow \
        rests, everything else goes as it goes without.
        """,
      source: """
        UIKit, `UINavigationController.popViewController(animated:)`, which undoes \
        `pushViewController(_:animated:)`.
        """,
      premise: """
        a stack of the house that is not empty can be touched while nothing moves, and no callback \
        makes anybody go anywhere
        """),
    variant: { trace in
      guard trace.leavesCallbacksAlone, trace.endsItsTransitions else { return nil }
      return .detouring(from: trace) { number, guest in
        guard let stack = trace.stackInFront(inSnapshot: number) else { return nil }
        return [
          Step(.push(.new(.stock(.content)), on: stack), creating: [guest]), Step(.pop(stack)),
        ]
      }
    },
    compare: { (pair, report: inout Report<Divergence>) in
      pair.compareTrees("with a push and a pop in between", &report)
    })
}

extension Trace {
  /// The last stack of the tree that can be touched, has somebody on it and is no class of an
  /// app's own.
  fileprivate func stackInFront(inSnapshot number: Int) -> Label? {
    let snapshot = snapshots[number]
    let node = snapshot.nodes.indices.last { index in
      let controller = snapshot.nodes[index].controller
      return snapshot.nodes[index].isOnScreen && cast[controller.index].kind == .navigation
        && scene(of: controller)?.className == nil && !snapshot.children(of: index).isEmpty
    }
    guard let label = node.flatMap({ cast[snapshot.nodes[$0].controller.index].label }),
      isUnique(label)
    else { return nil }
    return label
  }
}
