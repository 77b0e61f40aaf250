import FlowModel

extension Storyboard {
  /// The segues that a step asks for by name or by touch, in order.
  func segues(askedBy action: Step.Action, among surroundings: Surroundings) -> [Segue] {
    switch action {
    case .tap(let label, let control):
      segues(firedBy: control, in: surroundings[label]?.scene)
    case .performSegue(let label, let identifier):
      segue(identifier, from: surroundings[label]?.scene).map { [$0] } ?? []
    default: []
    }
  }

  /// Finds a segue of a scene.
  func segue(_ identifier: SegueIdentifier, from scene: SceneName?) -> Segue? {
    scene.flatMap { index(of: identifier, from: $0) }.map { segues[$0] }
  }

  /// Whether a tap asks for a segue, or may do anything else: in a class that has not declared
  /// everything, and where code has made what is tapped.
  func mayAct(_ control: ControlName, in scene: SceneName?) -> Bool {
    guard let scene, let index = index(of: control, in: scene) else { return true }
    if let place = self.index(of: scene), !scenes[place].contract.unknown.isEmpty { return true }
    return controls[index].fires.contains { firing in
      guard case .segue(let identifier) = firing else { return false }
      return self.index(of: identifier, from: scene) != nil
    }
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
