import FlowModel

extension Trace {
  /// Whether the storyboard has a scene of a name, and not only a reference to one.
  func hasScene(named name: SceneName) -> Bool {
    world.storyboard.scenes.contains { $0.name == name }
  }

  /// The name of the scene that a controller was made from; `nil` for a stock one.
  func sceneName(of controller: ControllerID) -> SceneName? {
    cast[controller.index].scene.map { world.storyboard.scenes[$0].name }
  }

  /// The controls that the storyboard draws for a controller, in document order; none for a stock
  /// one.
  func controlsDrawn(for controller: ControllerID) -> some Collection<Control> {
    let scene = sceneName(of: controller)
    return world.storyboard.controls.lazy.filter { $0.scene == scene }
  }
}
