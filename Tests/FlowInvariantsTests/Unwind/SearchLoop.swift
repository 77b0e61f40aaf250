import FlowModel

/// The search of an unwind as a loop, for comparison with the ranking.
///
/// - SeeAlso: UIKit, `UIViewController.allowedChildrenForUnwinding(from:)`.
struct SearchLoop {
  let trace: Trace
  let tree: Snapshot
  let source: ControllerID
  private var path: [ControllerID] = []
  private var visited: Set<ControllerID> = []

  init(in trace: Trace, from source: ControllerID) {
    self.trace = trace
    self.tree = trace.snapshots[0]
    self.source = source
  }

  /// The first controller that performs `done`.
  mutating func destination() -> ControllerID? {
    var place = next(after: source)
    while let station = place {
      path.append(station)
      if let found = visit(station) { return found }
      place = next(after: station)
    }
    return nil
  }

  private func next(after controller: ControllerID) -> ControllerID? {
    let node = tree.node(of: controller)
    return node?.caller ?? node?.presenter ?? node?.parent
  }

  private mutating func visit(_ controller: ControllerID) -> ControllerID? {
    guard let index = tree.index(of: controller) else { return nil }
    visited.insert(controller)
    if let presented = tree.presented(by: index).map({ tree.nodes[$0].controller }),
      !visited.contains(presented), let found = visit(presented)
    {
      return found
    }
    for child in allowedChildren(of: index) where !visited.contains(child) {
      if let found = visit(child) { return found }
    }
    let performs = trace.scene(of: controller)?.contract.performs("done") ?? false
    return performs && controller != source ? controller : nil
  }

  private func allowedChildren(of index: Int) -> [ControllerID] {
    let controller = tree.nodes[index].controller
    var children = tree.children(of: index).map { tree.nodes[$0].controller }
    if trace.cast[controller.index].kind == .navigation { children.reverse() }
    let excluded = childContainingSource(of: controller)
    children.removeAll { $0 == excluded }
    guard case .only(let scenes) = trace.scene(of: controller)?.contract.searches else {
      return children
    }
    return children.filter { child in
      trace.scene(of: child).map { scenes.contains($0.name) } == true
    }
  }

  private func childContainingSource(of controller: ControllerID) -> ControllerID? {
    if let own = path.lastIndex(of: controller) {
      for earlier in path[..<own].reversed() {
        var climber = earlier
        while let parent = tree.node(of: climber)?.parent {
          if parent == controller { return climber }
          climber = parent
        }
      }
    }
    return tree.node(of: source)?.parent == controller ? source : nil
  }
}
