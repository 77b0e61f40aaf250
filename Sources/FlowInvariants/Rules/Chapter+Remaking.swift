import FlowModel

extension Chapter {
  /// Whether somebody stands in the end who looks like a controller and did not before, as where a
  /// sheet becomes a column, or a screen makes its header anew whenever it appears.
  func isMadeAnew(_ controller: ControllerID, since before: Tree) -> Bool {
    let member = trace.cast[controller.index]
    return member.hasFace
      && after.nodes.contains { node in
        !before.contains(node.controller) && trace.cast[node.controller.index].isLike(member)
      }
  }
}
