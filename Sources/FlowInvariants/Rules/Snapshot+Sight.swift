import FlowModel

extension Snapshot {
  /// Whether the same controllers stand in the same places, and the same can be touched, as in
  /// another snapshot.
  func isSameSight(as other: Snapshot) -> Bool {
    nodes.map(\.controller) == other.nodes.map(\.controller)
      && nodes.map(\.place) == other.nodes.map(\.place) && touchables == other.touchables
  }
}
