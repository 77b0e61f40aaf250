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

  /// Whether somebody lay on the first screen of a stack in a container that is still there, and
  /// the stack has gone for one that begins alike: the container has made what it shows anew.
  func isLost(_ controller: ControllerID, inWhatIsMadeAnewSince before: Tree) -> Bool {
    guard let place = before.index(of: controller), let stack = before.parent(of: place),
      before.kind(at: stack) == .navigation, let first = before.firstChild(of: stack),
      first != controller, isMadeAnew(first, since: before),
      let owner = before.parent(of: stack)
    else { return false }
    return !after.contains(before.controller(at: stack))
      && after.contains(before.controller(at: owner))
  }
}
