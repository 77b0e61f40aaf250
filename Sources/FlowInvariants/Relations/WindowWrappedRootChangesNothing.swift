import FlowModel

extension Relation {
  /// A root that stands in a plain container behaves as it does alone.
  public static let windowWrappedRootChangesNothing = Relation(
    "window.wrapped-root-changes-nothing",
    Invariant.About(
      statement: """
        With its root in a plain container that has nothing else, the same flow leads to the same \
        trees; what the root would present, the container presents.
        """,
      source: """
        UIKit, `UIViewController.present(_:animated:completion:)` and \
        `UIViewController.addChild(_:)`: a container that overrides nothing has no part in \
        anything but what it presents for its children.
        """,
      premise: """
        the system takes the container for its root; everybody has declared what they show, and the \
        root all that it does; it performs no unwind action, defines no context that anything in the flow asks for, is never handed \
        over or exchanged, nothing is restored, and nobody unwinds while the root presents something
        """),
    variant: { trace in
      guard let root = trace.snapshots.first?.nodes.first?.controller, trace.canWrap(root) else {
        return nil
      }
      var variant = Variant(trace.scenario)
      let guest = trace.freshLabel(0, "wrapper")
      variant.scenario.world.stage.root = StageEntry(
        guest, .stock(.content), children: [trace.world.stage.root])
      variant.guests = [guest]
      return variant
    },
    compare: { (pair, report: inout Report<Divergence>) in
      guard pair.isWrapped else { return }
      pair.compareTrees("with the root in a plain container", &report)
    })
}

extension Pair {
  /// Whether the system has set the stage of the variant as it was told to: one with a start of its
  /// own need not.
  fileprivate var isWrapped: Bool {
    guard let stage = other.snapshots.first, let wrapper = stage.nodes.first?.controller else {
      return false
    }
    let children = stage.children(of: 0).map { other.cast[stage.nodes[$0].controller.index].label }
    return other.cast[wrapper.index].label == variant.guests.first
      && other.cast[wrapper.index].kind == .content
      && children == [variant.scenario.world.stage.root.children.first?.label]
  }
}

extension Trace {
  fileprivate func canWrap(_ root: ControllerID) -> Bool {
    // A class that follows its own mind, a router for one, may count what it presents itself, or
    // look at what its parent does.
    let contract = scene(of: root)?.contract ?? Contract()
    guard contract.unwinds.isEmpty, contract.unknown.isEmpty, !cast[root.index].isOwn,
      !definesContext(root) || !asksForContexts, let label = cast[root.index].label,
      everybodyDeclares({ !$0.unknown.contains(.show) && !$0.unknown.contains(.appearing) })
    else { return false }
    return steps.indices.allSatisfy { number in
      let step = steps[number]
      return step.kind != .root && step.kind != .restore && !step.handedOver.contains(label)
        && !unwinds(over: root, in: number)
    }
  }

  /// Whether somebody unwinds while the root presents something.
  ///
  /// What the common ancestor presents goes, and who asked for a presentation is searched together
  /// with what they present themselves: that must be the root then, and not the container.
  private func unwinds(over root: ControllerID, in step: Int) -> Bool {
    guard
      snapshots[step].presented(by: 0) != nil
        || events(ofStep: step).contains(where: { $0.presenter == root })
    else { return false }
    return requests[requestEnds[step]..<requestEnds[step + 1]].contains { request in
      request.segue.map { world.storyboard.segues[$0].unwindAction != nil } ?? false
    }
  }
}

extension Event {
  fileprivate var presenter: ControllerID? {
    if case .present(_, from: let presenter, by: _) = what { presenter } else { nil }
  }
}
