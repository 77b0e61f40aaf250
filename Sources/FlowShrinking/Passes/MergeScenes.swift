import FlowModel

/// Makes one scene of two; it promises what one of the two does.
struct MergeScenes: ShrinkPass {
  /// Whether the two are of different kinds or classes, and one becomes what the other is.
  var mergesUnlike = false

  func edits(of scenario: Scenario) -> [Edit] {
    let scenes = scenario.world.storyboard.scenes
    return scenes.indices.flatMap { index in
      scenes.indices.filter { other in
        scenes[index].isLike(scenes[other]) ? !mergesUnlike && index < other : mergesUnlike
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
  /// Lets a scene hold and embed nobody when it has come to contain itself.
  fileprivate mutating func letGo(by name: SceneName) {
    guard let index = index(of: name), containsItself(name) else { return }
    scenes[index].holds = []
    segues.removeAll { $0.source == name && $0.isEmbed }
  }
}
