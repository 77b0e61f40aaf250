import FlowModel

extension CastMember {
  /// Whether both look the same to a user: they are of one scene or class, and have one title.
  func isLike(_ other: CastMember) -> Bool {
    scene == other.scene && className == other.className && kind == other.kind
      && title == other.title
  }
}
