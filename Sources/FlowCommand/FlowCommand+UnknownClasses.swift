import FlowModel
import FlowNotation
import FlowReporting

// Classes that the system does not know: it plays them as their scenes declare, by plain
// controllers, so that what such a class does itself is not seen.
extension FlowCommand {
  /// Tells once for a file which of its classes the system does not know.
  ///
  /// - Parameters:
  ///   - storyboard: What the file says.
  ///   - path: The file, as the caller named it.
  func noteUnknownClasses(of storyboard: Storyboard, in path: String) {
    guard let note = storyboard.noteOfUnknownClasses(on: system) else { return }
    console.writeError("\(path): note: \(note)\n")
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

  private func knowsClass(of scene: Scene) -> Bool {
    scene.className.map { system.knows($0, as: scene.kind) } ?? true
  }
}
