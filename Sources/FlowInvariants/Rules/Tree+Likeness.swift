import FlowModel

// What a user tells screens apart by: the classes and titles of whom they consist of.
extension Tree {
  /// Whether two controllers of the tree look the same, with all in them.
  func showsTheSame(in one: ControllerID, as other: ControllerID) -> Bool {
    guard one != other, let one = index(of: one), let other = index(of: other) else { return false }
    return members(of: one).isLike(members(of: other))
  }

  /// Whether a controller begins with what another one began with in an earlier tree.
  ///
  /// They are compared with the first child, the first child of that and so on: how far the user
  /// has gone on in a stack since it came makes no difference.
  func begins(_ one: ControllerID, like other: ControllerID, in earlier: Tree) -> Bool {
    guard let one = index(of: one), let other = earlier.index(of: other) else { return false }
    return firstMembers(of: one).isLike(earlier.firstMembers(of: other))
  }

  /// Whether the same is seen as in an earlier tree, whoever it is: all look like those who stood
  /// in the same places, in a window of the same size.
  func showsTheSame(as earlier: Tree) -> Bool {
    snapshot.size == earlier.snapshot.size && nodes.count == earlier.nodes.count
      && nodes.indices.allSatisfy { index in
        nodes[index].place == earlier.nodes[index].place
          && nodes[index].isOnScreen == earlier.nodes[index].isOnScreen
          && member(at: index).isLike(earlier.member(at: index))
      }
  }

  /// Who a controller consists of: it and its children, and theirs.
  private func members(of index: Int) -> [CastMember] {
    [member(at: index)] + children(of: index).flatMap(members)
  }

  /// A controller, its first child, the first child of that and so on.
  private func firstMembers(of index: Int) -> [CastMember] {
    sequence(first: index) { children(of: $0).first }.map(member)
  }
}

extension [CastMember] {
  /// Whether there are as many as in another list, and each looks like the one in its place.
  fileprivate func isLike(_ other: [CastMember]) -> Bool {
    elementsEqual(other) { $0.isLike($1) }
  }
}
