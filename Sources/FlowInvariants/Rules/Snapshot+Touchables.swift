import FlowModel

extension Snapshot {
  /// What a controller has put before the user.
  func touchables(of controller: ControllerID) -> [Touchable] {
    touchables.filter { $0.controller == controller }
  }
}
