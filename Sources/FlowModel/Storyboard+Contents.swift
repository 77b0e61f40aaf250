extension Storyboard {
  /// The scenes whose controllers become children of a scene's: what it holds, then what its view
  /// embeds.
  ///
  /// **Shape:** in document order, by the names that stand there; empty for a missing scene.
  package func children(of scene: SceneName) -> [SceneName] {
    guard let scene = self.scene(scene) else { return [] }
    let embedded = segues.filter { $0.source == scene.name && $0.isEmbed }
    return scene.holds + embedded.compactMap(\.destination)
  }

  /// How many levels deep scenes hold others at most, as every system makes them.
  private static let levelsMax = 8

  /// Adds what is made when a scene is instantiated, before any view loads: itself, and what it
  /// holds.
  ///
  /// **Shape:** in order of birth, by the scenes' own names; nobody for a scene that is missing.
  ///
  /// - Parameters:
  ///   - scene: The scene, or a reference to it.
  ///   - limit: How many origins there are to be in the end at most.
  ///   - origins: What was made before.
  package func appendInstances(
    of scene: SceneName, atMost limit: Int = .max, to origins: inout [Origin]
  ) {
    appendInstances(of: scene, level: 0, atMost: limit, to: &origins)
  }

  private func appendInstances(
    of name: SceneName, level: Int, atMost limit: Int, to origins: inout [Origin]
  ) {
    guard level < Self.levelsMax, origins.count < limit, let index = index(of: name) else { return }
    origins.append(.scene(scenes[index].name))
    for held in scenes[index].holds {
      appendInstances(of: held, level: level + 1, atMost: limit, to: &origins)
    }
  }
}
