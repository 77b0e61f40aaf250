import FlowModel

extension Trace {
  /// The steps of the flow, each with what was to be seen before it and afterwards, told so coarsely
  /// that different trees look alike.
  package var abstractTransitions: Set<UInt64> {
    let states = snapshots.map { $0.abstractState(cast: cast) }
    return Set(
      steps.indices.map { index in
        var digest = Digest()
        digest.mix(states[index])
        digest.mix(UInt64(steps[index].kind.rawValue))
        digest.mix(states[index + 1])
        return digest.value
      })
  }
}

extension Snapshot {
  /// Whoever is on screen or presents somebody, without names, places and all that is hidden.
  fileprivate func abstractState(cast: [CastMember]) -> UInt64 {
    var childCounts = [UInt64](repeating: 0, count: nodes.count)
    var presents = [Bool](repeating: false, count: nodes.count)
    for node in nodes {
      switch node.place {
      case .window: break
      case .child(let parent): childCounts[parent] += 1
      case .presented(let presenter): presents[presenter] = true
      }
    }
    var digest = Digest()
    for (index, node) in nodes.enumerated() where node.isOnScreen || presents[index] {
      digest.mix(UInt64(cast[node.controller.index].kind.rawValue))
      digest.mix(min(3, childCounts[index]) << 3 | node.traits)
    }
    digest.mix(UInt64(min(2, inFlightCount)) << 3 | traits)
    return digest.value
  }

  private var traits: UInt64 {
    (interacting == nil ? 0 : 1) | (size == .compact ? 2 : 0) | (isInBackground ? 4 : 0)
  }
}

extension Snapshot.Node {
  fileprivate var traits: UInt64 {
    let isPresented = if case .presented = place { true } else { false }
    return (isPresented ? 1 : 0) | (isOnScreen ? 2 : 0) | (isInTransition ? 4 : 0)
  }
}

/// A number for a list of numbers, the same on every machine.
///
/// - SeeAlso: Fowler, Noll and Vo, "FNV-1a", with words in the place of bytes.
private struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01b3
    value ^= value >> 29
  }
}
