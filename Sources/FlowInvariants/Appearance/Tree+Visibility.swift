import FlowModel

extension Tree {
  /// Whose views are visible, by the numbers of the controllers; `nil` when nobody can tell, for
  /// something is in flight or the tree is no tree.
  ///
  /// A stack shows its top, a tab bar controller the selected tab, a container of an app's own what
  /// it says, and every other controller all its children. What is presented is visible where its
  /// presenter would be. In full screen or in the current context it takes the presenter's view
  /// away, with all that is in it.
  func visibleControllers(in trace: Trace) -> [Bool]? {
    guard snapshot.inFlightCount == 0, isSound else { return nil }
    var sights = [Sight](repeating: .unreached, count: nodes.count)
    var visible = [Bool](repeating: false, count: trace.cast.count)
    for index in nodes.indices {
      let isReached =
        switch nodes[index].place {
        case .window: true
        case .child(let parent): sights[parent] == .visible && shows(index, in: parent, of: trace)
        case .presented(let presenter): sights[presenter] != .unreached
        }
      guard isReached else { continue }
      let style = presented(by: index).flatMap { nodes[$0].form ?? nodes[$0].style }
      let isCovered = style == .fullScreen || style == .currentContext
      sights[index] = isCovered ? .covered : .visible
      if !isCovered { visible[controller(at: index).index] = true }
    }
    return visible
  }

  private func isNamedVisible(_ child: Int, by parent: Int, of trace: Trace) -> Bool {
    let container = controller(at: parent)
    guard trace.scene(of: container)?.className != nil,
      let claim = snapshot.claims.first(where: {
        $0.facet == .visible && $0.owner == .controller(container)
      })
    else { return true }
    return snapshot.controllers(of: claim).contains(controller(at: child))
  }

  /// Whether a container shows one of its children when it can be seen itself.
  func shows(_ child: Int, in parent: Int, of trace: Trace) -> Bool {
    switch trace.cast[controller(at: parent).index].kind {
    case .navigation: isLastChild(child)
    case .tabs: nodes[parent].selected == controller(at: child)
    case .content, .split: isNamedVisible(child, by: parent, of: trace)
    }
  }
}

/// Whether a view can be seen, or could if nothing took its place.
private enum Sight {
  case unreached, covered, visible
}
