import FlowModel

extension Scenario {
  /// The scenes that the stage and the steps name.
  var mentionedScenes: [SceneName] {
    var pen = ScenePen()
    _ = pen.list(world.stage.entries) { pen, entry in
      _ = pen.rewritten(entry.origin)
      return entry
    }
    _ = pen.list(steps) { $0.rewritten($1) }
    return pen.scenes
  }
}

extension Storyboard {
  /// The scenes that can be reached through what is held and through segues.
  func reachable(from mentioned: [SceneName]) -> Set<SceneName> {
    var reached: Set<SceneName> = []
    var open = mentioned
    while let name = open.popLast() {
      guard reached.insert(name).inserted else { continue }
      open += references.filter { $0.name == name }.map(\.scene)
      guard let scene = scene(name) else { continue }
      open +=
        scene.holds
        + segues.filter { $0.source == name }
        .flatMap { [$0.destination, $0.via?.scene] }.compactMap(\.self)
    }
    return reached
  }
}

private struct ScenePen: Pen {
  var scenes: [SceneName] = []

  mutating func number(_ number: Int) {}

  mutating func name(_ text: String, _ alphabet: Alphabet) -> String {
    if alphabet == .scenes { scenes.append(SceneName(text)) }
    return text
  }
}
