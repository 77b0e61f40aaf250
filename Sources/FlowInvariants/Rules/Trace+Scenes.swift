import FlowModel

extension Trace {
  /// Whether the storyboard has a scene of a name, and not only a reference to one.
  func hasScene(named name: SceneName) -> Bool {
    world.storyboard.scenes.contains { $0.name == name }
  }
}
