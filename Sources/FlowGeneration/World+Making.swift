import FlowModel

extension World {
  /// The world with a label for everybody whom classes make by themselves while the stage is set.
  ///
  /// - Parameter cast: The controllers of the stage, in order of birth.
  /// - Returns: The world; the labels begin like the names of the classes.
  package func naming(_ cast: [CastMember]) -> World {
    var names = FreshNames(besides: stage.labels)
    var world = self
    for member in cast where member.label == nil {
      let scene = member.scene.map { storyboard.scenes[$0].name }
      let name = scene ?? member.className.map { SceneName($0.text) }
      world.stage.creating.append(names.label(for: name.map { .scene($0) } ?? .stock(member.kind)))
    }
    return world
  }
}
