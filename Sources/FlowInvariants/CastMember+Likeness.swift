import FlowModel

extension Trace {
  /// Whether two controllers, the other one perhaps of another trace, look the same to a user.
  func isLike(_ one: ControllerID, _ other: ControllerID, in trace: Trace? = nil) -> Bool {
    cast[one.index].isLike((trace ?? self).cast[other.index])
  }
}

extension CastMember {
  /// Whether both look the same to a user: they are of one scene or class, and have one title.
  func isLike(_ other: CastMember) -> Bool {
    isOfSameClass(as: other) && title == other.title
  }

  /// Whether both are of one scene, or of one class that code has made.
  func isOfSameClass(as other: CastMember) -> Bool {
    scene == other.scene && className == other.className && kind == other.kind
  }
}

extension CastMember {
  /// Whether there is more to know a screen by than that it is one.
  var hasFace: Bool { isOwn || title != nil }
}
