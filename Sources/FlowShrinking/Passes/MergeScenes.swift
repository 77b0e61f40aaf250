import FlowModel

/// Makes one scene of two; it promises what one of the two does.
struct MergeScenes: ShrinkPass {
  /// Whether the two are of different kinds or classes, and one becomes what the other is.
  var unlike = false

  func edits(of scenario: Scenario) -> [Edit] {
    let scenes = scenario.world.storyboard.scenes
    return scenes.indices.flatMap { index in
      scenes.indices.filter { other in
        scenes[index].isLike(scenes[other]) ? !unlike && index < other : unlike
      }.flatMap { other -> [Edit] in
        let contracts = [scenes[index].contract, scenes[other].contract]
        return contracts.dropLast(contracts[0] == contracts[1] ? 1 : 0).map { contract -> Edit in
          { scenario in
            scenario.world.storyboard.scenes[index].contract = contract
            scenario.merge(scenes[other].name, into: scenes[index].name)
          }
        }
      }
    }
  }
}

extension Scene {
  fileprivate func isLike(_ other: Scene) -> Bool {
    kind == other.kind && className == other.className
  }
}

extension Scenario {
  fileprivate mutating func merge(_ merged: SceneName, into kept: SceneName) {
    world.storyboard.scenes.removeAll { $0.name == merged }
    var pen = RenamingPen(merged, as: kept)
    self = pen.rewritten(self)
    world.storyboard.dropTwins()
    world.storyboard.letGo(by: kept)
  }
}

extension Storyboard {
  /// Keeps the first of segues and of controls that have come to share a name.
  mutating func dropTwins() {
    let all = self
    segues = segues.indices
      .filter { all.index(of: all.segues[$0].identifier, from: all.segues[$0].source) == $0 }
      .map { all.segues[$0] }
    controls = controls.indices
      .filter { all.index(of: all.controls[$0].name, in: all.controls[$0].scene) == $0 }
      .map { all.controls[$0] }
  }

  /// Lets a scene hold and embed nobody when it has come to contain itself.
  fileprivate mutating func letGo(by name: SceneName) {
    guard let index = index(of: name), containsItself(name) else { return }
    scenes[index].holds = []
    segues.removeAll { $0.source == name && $0.isEmbed }
  }

  /// Whether a scene is among those that come into being with it.
  func containsItself(_ name: SceneName) -> Bool {
    var open = contents(of: name)
    var reached: Set<SceneName> = []
    while let held = open.popLast() {
      guard reached.insert(held).inserted else { continue }
      open += contents(of: held)
    }
    return reached.contains(name)
  }

  /// The scenes that come into being with a scene and its view, by their own names.
  private func contents(of name: SceneName) -> [SceneName] {
    let embedded = segues.filter { $0.source == name && $0.isEmbed }.compactMap(\.destination)
    return ((scene(name)?.holds ?? []) + embedded).compactMap {
      index(of: $0).map { scenes[$0].name }
    }
  }
}
