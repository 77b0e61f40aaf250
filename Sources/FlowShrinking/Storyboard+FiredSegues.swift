import FlowModel

extension Storyboard {
  /// The segues that controls of a name fire, in any scene.
  func segues(firedBy name: ControlName) -> [SegueIdentifier] {
    controls.filter { $0.name == name }.flatMap(\.fires).compactMap { firing in
      guard case .segue(let identifier) = firing else { return nil }
      return identifier
    }
  }
}
