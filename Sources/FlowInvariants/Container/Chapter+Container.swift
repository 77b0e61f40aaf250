import FlowModel

extension Chapter {
  /// The container that a controller stands in, or stood in: to tell it how it fares is its duty.
  func container(of controller: ControllerID) -> ControllerID? {
    for tree in [after, before].compactMap(\.self) {
      guard let index = tree.index(of: controller) else { continue }
      return tree.parent(of: index).map(tree.controller)
    }
    return nil
  }
}
