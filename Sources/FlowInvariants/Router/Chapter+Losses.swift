import FlowModel

// What a request to a router changes besides what it asks for.
extension Chapter {
  /// The first controller that is gone, but for those that the request takes off: the top of the
  /// stack, what lies above its root, or what the router has presented.
  func lost(of stack: [ControllerID], to router: ControllerID) -> ControllerID? {
    guard let before else { return nil }
    var left: [ControllerID] = []
    switch action {
    case .open where isCovered(router): left = before.presented(besidesAround: router)
    case .push, .open, .present: break
    case .pop: left = stack.suffix(1)
    case .popToRoot: left = Array(stack.dropFirst()) + before.presented(besidesAround: router)
    case .dismiss: left = closed(by: router, in: before)
    default: return nil
    }
    return before.firstLost(in: after, besides: left.compactMap(before.index))
  }

  /// What may go when a router closes what it has presented: that, or whatever is presented where a
  /// class of an app's own presents it, which may hand the dismissal on.
  private func closed(by router: ControllerID, in before: Tree) -> [ControllerID] {
    let own = before.presentations(by: router, in: trace.cast)
    let isHandedOn = own.contains { screen in
      let presenter = before.holder(of: screen)
      return presenter.map { $0 != router && history.isOwn($0) } ?? false
    }
    return isHandedOn ? before.presented(besidesAround: router) : own
  }

  /// The first tab bar controller that has another tab in front, although it still has the one of
  /// before; none where a link was followed, which is judged for itself.
  var turned: ControllerID? {
    guard let before else { return nil }
    if case .open = action { return nil }
    return before.nodes.first { node in
      guard !history.isOwn(node.controller), let selected = node.selected,
        let now = after.index(of: node.controller),
        let place = after.index(of: selected), after.parent(of: place) == now
      else { return false }
      return after.nodes[now].selected != selected
    }?.controller
  }
}
