import FlowModel

extension Storyboard {
  /// Finds a segue of a scene.
  func segue(_ identifier: SegueIdentifier, from scene: SceneName?) -> Segue? {
    scene.flatMap { index(of: identifier, from: $0) }.map { segues[$0] }
  }

  /// The segues that a tap asks for, in order.
  func segues(firedBy control: ControlName, in scene: SceneName?) -> [Segue] {
    guard let index = scene.flatMap({ self.index(of: control, in: $0) }) else { return [] }
    return controls[index].fires.compactMap { firing in
      guard case .segue(let identifier) = firing else { return nil }
      return segue(identifier, from: scene)
    }
  }
}
