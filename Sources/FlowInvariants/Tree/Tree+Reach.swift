import FlowModel

// What the user can touch, and what rests.
extension Tree {
  /// Whether the user can touch a controller, moving or not.
  func isWithinReach(_ index: Int) -> Bool {
    nodes[index].isOnScreen && !snapshot.isInBackground
  }

  /// Whether a controller moves with a transition in flight: its own, or that of what it stands in.
  func isMoved(_ index: Int) -> Bool {
    sequence(first: index) { parent(of: $0) }.contains { nodes[$0].isInTransition }
  }

  /// Whether nothing moves that a controller stands in or on: neither itself nor a container around
  /// it, and nobody that it is presented on.
  ///
  /// Who presents something may have its own stack move below; of one that is presented itself
  /// nobody knows what moves.
  func rests(_ index: Int) -> Bool {
    guard !snapshot.isStill else { return true }
    var isPresenter = false
    return sequence(first: index) { lister(of: $0) }.allSatisfy { place in
      defer { isPresenter = nodes[place].isPresented }
      return !nodes[place].isInTransition || isPresenter && !nodes[place].isPresented
    }
  }

  /// A controller and all that can be seen in it, whatever covers it.
  func visible(in index: Int) -> [Int] {
    let shown = children(of: index).filter { shows($0, in: index) }
    return [index] + shown.flatMap { visible(in: $0) }
  }
}
