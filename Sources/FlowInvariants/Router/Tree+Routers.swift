import FlowModel

extension Tree {
  /// Whether a controller is presented, itself or inside a replacement.
  func presents(_ controller: ControllerID) -> Bool {
    placeOfPresentation(controller) != nil
  }

  /// The place of what is presented for a controller: its own, or that of its replacement.
  private func placeOfPresentation(_ controller: ControllerID) -> Int? {
    nodes.firstIndex { $0.replaced == controller }
      ?? index(of: controller).flatMap { nodes[$0].isPresented ? $0 : nil }
  }

  /// Whether a controller is presented, or is the first screen of a navigation controller without a
  /// scene that is: a router may put what it presents into one.
  func presents(route controller: ControllerID, in cast: [CastMember]) -> Bool {
    if presents(controller) { return true }
    guard let stack = index(of: controller).flatMap(parent), nodes[stack].isPresented,
      children(of: stack).first.map(self.controller) == controller
    else { return false }
    let member = cast[nodes[stack].controller.index]
    return member.kind == .navigation && member.scene == nil
  }

  /// What a controller was asked to present and what stands now.
  ///
  /// A navigation controller without a scene may have been put in the place of somebody, and does
  /// not count; nor does what the caller stands in itself.
  func presented(for caller: ControllerID, in cast: [CastMember]) -> [ControllerID] {
    var presented: [ControllerID] = []
    for node in nodes where node.caller == caller && node.isPresented && node.replaced == nil {
      let member = cast[node.controller.index]
      guard member.scene != nil || member.kind != .navigation,
        !stands(caller, in: node.controller)
      else { continue }
      presented.append(node.controller)
    }
    return presented
  }

  /// What a router has presented, as it says itself, or was asked to: who stands there, or what
  /// stands in their place; but for those in whom the router stands.
  func presentations(by router: ControllerID, in cast: [CastMember]) -> [ControllerID] {
    let named = claimed(.routes, by: router).filter { !stands(router, in: $0) }
      .compactMap(placeOfPresentation).map(controller)
    return named + presented(for: router, in: cast).filter { !named.contains($0) }
  }

  /// Whether a controller stands in or on another one, or what replaces that: a router, too, when
  /// that took in what it stood in.
  func stands(_ controller: ControllerID, in other: ControllerID) -> Bool {
    guard let index = index(of: controller) else { return false }
    return sequence(first: index, next: lister).contains {
      self.controller(at: $0) == other || nodes[$0].replaced == other
    }
  }

  /// Everybody who is presented, but for those in whom a controller stands.
  func presented(besidesAround controller: ControllerID) -> [ControllerID] {
    nodes.indices.filter { place in
      nodes[place].isPresented
        && !(index(of: controller).map { subtree(of: place).contains($0) } ?? false)
    }.map(self.controller)
  }
}

extension Chapter {
  /// Whether something was presented above a router when it was asked.
  func isCovered(_ router: ControllerID) -> Bool {
    before.flatMap { tree in tree.index(of: router).map { !tree.nodes[$0].isOnScreen } } ?? false
  }
}
