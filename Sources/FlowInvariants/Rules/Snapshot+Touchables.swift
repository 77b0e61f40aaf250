import FlowModel

extension Snapshot {
  /// What a controller has put before the user.
  func touchables(of controller: ControllerID) -> [Touchable] {
    touchables.filter { $0.controller == controller }
  }

  /// Whether the user types in a field, so that what covers that ends the typing, too.
  var isTypedIn: Bool { touchables.contains { $0.role == .returnKey } }
}
