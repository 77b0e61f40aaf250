import FlowModel

extension Storyboard {
  /// Has segues to a scene that stands for a reference to nobody raise, as in UIKit.
  ///
  /// Whatever holds it would raise, too, before anything can be seen, so there it stays as it is.
  mutating func breakOff(_ scene: SceneName) {
    let isHeld =
      scenes.contains { $0.holds.contains(scene) }
      || segues.contains { $0.isEmbed && $0.destination == scene }
    guard !isHeld else { return }
    scenes.removeAll { $0.name == scene }
    references.append(SceneReference(scene, to: SceneName("\(scene) (missing)")))
  }
}
