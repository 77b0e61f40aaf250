import FlowModel

// What has become, in a later tree, of those who stand in this one.
extension Tree {
  /// Whether somebody is gone, or somebody else lists them, or in another way.
  func hasMoved(_ index: Int, in after: Tree) -> Bool {
    guard let now = after.index(of: controller(at: index)) else { return true }
    return nodes[index].isPresented != after.nodes[now].isPresented
      || holder(of: index) != after.holder(of: now)
  }

  /// Whether somebody who is still there has another child in front.
  func hasTurned(_ index: Int, in after: Tree) -> Bool {
    after.index(of: controller(at: index)).map { after.nodes[$0].selected != nodes[index].selected }
      ?? false
  }

  /// The first who is gone, but for those at some places and what stands in or on them.
  func firstLost(in after: Tree, besides leaving: [Int] = []) -> ControllerID? {
    first(besides: leaving) { !after.contains(controller(at: $0)) }
  }

  /// The first who is gone, has moved or has turned, but for those at some places and what stands
  /// in or on them.
  func firstDisturbed(in after: Tree, besides leaving: [Int] = []) -> ControllerID? {
    first(besides: leaving) { hasMoved($0, in: after) || hasTurned($0, in: after) }
  }

  private func first(besides leaving: [Int], where test: (Int) -> Bool) -> ControllerID? {
    let isLeaving = marks(below: leaving)
    return nodes.indices.first { !isLeaving[$0] && test($0) }.map(controller)
  }
}
