import FlowModel

// What is asked for by name or by touch, as far as the storyboard tells.
extension Surroundings {
  /// The segues that a step asks for, in order.
  func segues(askedBy action: Step.Action) -> [Segue] {
    switch action {
    case .tap(let label, let control): segues(firedBy: control, on: label)
    case .performSegue(let label, let identifier):
      segue(identifier, from: label).map { [$0] } ?? []
    default: []
    }
  }

  /// Finds a segue of a controller.
  func segue(_ identifier: SegueIdentifier, from label: Label) -> Segue? {
    self[label]?.scene.flatMap { storyboard.segue(identifier, from: $0) }
  }

  /// The segues that a tap asks for, in order.
  func segues(firedBy control: ControlName, on label: Label) -> [Segue] {
    self[label]?.scene.map { storyboard.segues(firedBy: control, in: $0) } ?? []
  }

  /// Whether a tap asks for a segue, or may do anything else: in a class that has not declared
  /// everything, and where code has made what is tapped.
  func mayAct(_ control: ControlName, on label: Label) -> Bool {
    guard let controller = self[label], let scene = controller.scene,
      let index = storyboard.index(of: control, in: scene)
    else { return true }
    if let place = controller.sceneIndex, !storyboard.scenes[place].contract.unknown.isEmpty {
      return true
    }
    return storyboard.controls[index].fires.contains { firing in
      guard case .segue(let identifier) = firing else { return false }
      return storyboard.index(of: identifier, from: scene) != nil
    }
  }

  /// Whether the scene of a controller is put between two others by a segue.
  func isIntermediate(_ label: Label) -> Bool {
    let scene = self[label]?.scene
    return storyboard.segues.contains { $0.intermediate?.scene == scene }
  }
}
