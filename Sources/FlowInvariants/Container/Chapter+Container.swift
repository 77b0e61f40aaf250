import FlowModel

extension Chapter {
  /// The container that a controller stands in, or stood in: to tell it how it fares is its duty.
  func container(of controller: ControllerID) -> ControllerID? {
    let tree = [after, before].compactMap(\.self).first { $0.contains(controller) }
    return tree?.container(of: controller)
  }
}

extension Tree {
  /// The container that a controller stands in.
  func container(of controller: ControllerID) -> ControllerID? {
    index(of: controller).flatMap(parent).map(self.controller)
  }
}
