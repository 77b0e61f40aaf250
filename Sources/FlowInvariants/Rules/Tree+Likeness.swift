import FlowModel

extension Tree {
  /// Whether two controllers of the tree are of the same classes and titles, with all in them.
  func showsTheSame(in one: ControllerID, as other: ControllerID) -> Bool {
    guard one != other, let one = index(of: one), let other = index(of: other) else { return false }
    let (left, right) = (members(of: one), members(of: other))
    return left.count == right.count && zip(left, right).allSatisfy { $0.isLike($1) }
  }

  /// Who a controller consists of: it and its children, and theirs.
  private func members(of index: Int) -> [CastMember] {
    [member(at: index)] + children(of: index).flatMap(members)
  }
}

extension CastMember {
  /// Whether there is more to know a screen by than that it is one.
  var hasFace: Bool { isOwn || title != nil }
}
