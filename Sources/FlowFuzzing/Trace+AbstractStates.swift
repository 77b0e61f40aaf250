import FlowModel

extension Trace {
  /// What was to be seen before the first step and after each, told so coarsely that different
  /// trees look alike.
  var abstractStates: [UInt64] {
    snapshots.indices.map { snapshots[$0].abstractState(cast: cast) }
  }

  /// What was to be seen before the first step and after each, told as coarsely, and by the
  /// screens.
  ///
  /// In a world that stands already the screens are the same in every flow.
  var statesByScreens: [UInt64] {
    zip(snapshots, abstractStates).map { snapshot, state in
      var digest = Digest()
      digest.mix(state)
      for node in snapshot.nodes where node.isOnScreen {
        digest.mix(screenName(of: node.controller)?.fingerprint ?? 0)
      }
      return digest.value
    }
  }

  /// The steps of the flow, each with what was to be seen before it and afterwards, told coarsely.
  ///
  /// **Shape:** in order of first appearance, each once.
  package var abstractTransitions: [UInt64] {
    let states = abstractStates
    var transitions: [UInt64] = []
    transitions.reserveCapacity(steps.count)
    for index in steps.indices {
      var digest = Digest()
      digest.mix(states[index])
      digest.mix(UInt64(steps[index].kind.rawValue))
      digest.mix(states[index + 1])
      if !transitions.contains(digest.value) { transitions.append(digest.value) }
    }
    return transitions
  }
}

extension Snapshot {
  /// Who is in front: in which kinds of containers, how deep in a stack, on how many presentations.
  fileprivate func abstractState(cast: [CastMember]) -> UInt64 {
    var digest = Digest()
    digest.mix(traits)
    guard var index = nodes.lastIndex(where: \.isOnScreen) else { return digest.value }
    var kinds = kindMask(of: index, cast)
    var depth: Int?
    var layerCount = 0
    while let above = lister(of: index) {
      if nodes[index].isPresented {
        if layerCount == 0 { digest.mix(nodes[index].isSheet ? 1 : 2) }
        layerCount += 1
      } else if layerCount == 0 {
        kinds |= kindMask(of: above, cast)
        let isStack = cast[nodes[above].controller.index].kind == .navigation
        if isStack, depth == nil { depth = children(of: above).count }
      }
      index = above
    }
    digest.mix(kinds | UInt64(min(3, layerCount)) << 4 | UInt64(min(3, depth ?? 0)) << 8)
    return digest.value
  }

  private func kindMask(of index: Int, _ cast: [CastMember]) -> UInt64 {
    1 << UInt64(cast[nodes[index].controller.index].kind.rawValue)
  }

  private var traits: UInt64 {
    (interacting == nil ? 0 : 1) | (size == .compact ? 2 : 0) | (isInBackground ? 4 : 0)
      | (isStill ? 0 : 8)
  }
}

extension Snapshot.Node {
  fileprivate var isSheet: Bool { (form ?? style)?.isSheet ?? false }
}
