import FlowModel
import FlowNotation
import FlowReporting
import FlowStoryboards

// Classes that the system does not know: it plays them as their scenes declare, by plain
// controllers, so that what such a class does itself is not seen.
extension FlowCommand {
  /// Tells once for a file which of its classes the system does not know.
  ///
  /// The first that is seen of it else may be that app code which takes such a controller for one
  /// of the class crashes.
  ///
  /// - Parameters:
  ///   - storyboard: What the file says.
  ///   - path: The file, as the caller named it.
  func noteUnknownClasses(of storyboard: Storyboard, in path: String) {
    var named: Set<OfferedClass> = []
    let scenes = storyboard.scenes.filter { scene in
      scene.className.map { named.insert(OfferedClass($0, scene.kind)).inserted } ?? false
    }
    let unknown = scenes.filter { !knowsClass(of: $0) }
    let subject = unknown.count == scenes.count ? "none of its classes is" : "these are not"
    let names = unknown.compactMap { scene in scene.className.map { "\($0) (\(scene.kind))" } }
    for list in names.lines(titled: "registered", namesMax: 6) {
      console.writeError(
        "\(path): note: \(subject) \(list); plain controllers play them, so that nothing they do "
          + "is seen, and a cast to one of them fails\n")
    }
  }

  /// Tells of each class of cases that the system does not know once, for the first case that has a
  /// scene of it.
  func noteUnknownClasses(of cases: [(path: String, kept: Case)]) {
    var unknown: [(name: ClassName, scene: Scene, path: String, sceneCount: Int)] = []
    for (path, kept) in cases {
      for scene in kept.scenario.world.storyboard.scenes {
        guard let name = scene.className, !knowsClass(of: scene) else { continue }
        let earlier = unknown.firstIndex { $0.name == name && $0.scene.kind == scene.kind }
        if let earlier {
          unknown[earlier].sceneCount += 1
        } else {
          unknown.append((name, scene, path, 1))
        }
      }
    }
    for (name, scene, path, sceneCount) in unknown {
      let others = sceneCount > 1 ? "; it has \(sceneCount) scenes in all" : ""
      console.writeError(
        "\(path): note: class \(name) of scene \(scene.name) is not registered as "
          + "\(scene.kind); it is played as its scene declares, so this says nothing about the class"
          + "\(others)\n")
    }
  }

  /// Whether what a file does not say is said by a class that the system knows.
  func isAnswered(_ problem: StoryboardProblem, in storyboard: Storyboard) -> Bool {
    switch problem.what {
    case .note(.customSegue(_, class: let name)), .note(.segueSubclass(_, class: let name)):
      system.knowsSegueClass(name)
    case .note(.assumed(let name, implements: _)), .note(.plainControls(let name, count: _)):
      storyboard.scenes.contains { $0.name == name && $0.className != nil && knowsClass(of: $0) }
    default: false
    }
  }

  private func knowsClass(of scene: Scene) -> Bool {
    scene.className.map { system.knows($0, as: scene.kind) } ?? true
  }
}
