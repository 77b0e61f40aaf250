import FlowModel

extension Chapter {
  /// That the first presented controller that does not know remembers who asked for it.
  ///
  /// Whoever asked and has left the tree may be forgotten. What a cancelled gesture has not brought
  /// back is told by `transition.cancel-restores-everything`.
  var wrongCaller: Breach? {
    guard isTreeNew || happened([.present]), !cancelsGesture else { return nil }
    for node in after.nodes where node.isPresented {
      guard let caller = caller(of: node), node.caller != caller, after.contains(caller) else {
        continue
      }
      return Breach(
        blamed: node.presenter, witnesses: changes,
        expected: "\(node.controller) remembers that \(caller) asked for it",
        however: "it remembers \(node.caller)")
    }
    return nil
  }

  /// Who asked for what a node shows, as far as that is known.
  private func caller(of node: Snapshot.Node) -> ControllerID? {
    if happened([.present]) {
      for number in events.reversed() {
        if case .present(node.controller, from: _, by: let caller) = trace.events[number].what {
          return caller
        }
      }
    }
    guard let before else { return callerOnStage(of: node) }
    guard let then = standing(of: node, in: before).map({ before.nodes[$0] }),
      then.presenter == node.presenter
    else { return nil }
    return then.caller
  }

  /// What a node shows, as it stood before: by itself, or by what it replaces or has replaced it.
  private func standing(of node: Snapshot.Node, in before: Tree) -> Int? {
    if let index = before.index(of: node.controller), before.nodes[index].isPresented {
      return index
    }
    if let original = node.replaced { return before.index(of: original) }
    return before.nodes.firstIndex { $0.replaced == node.controller }
  }

  /// Whom the stage names, where the names are clear; a class of an app's own may send on what it
  /// is asked to present.
  private func callerOnStage(of node: Snapshot.Node) -> ControllerID? {
    guard let label = trace.cast[node.controller.index].label, controllers(called: label).count == 1
    else { return nil }
    let presentations = trace.world.stage.presentations.filter { $0.entry.label == label }
    guard presentations.count == 1 else { return nil }
    let callers = controllers(called: presentations[0].caller)
    guard callers.count == 1, !history.isOwn(callers[0]) else { return nil }
    return callers[0]
  }

  private func controllers(called label: Label) -> [ControllerID] {
    after.nodes.map(\.controller).filter { trace.cast[$0.index].label == label }
  }
}
