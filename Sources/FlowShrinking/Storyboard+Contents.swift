import FlowModel

extension Storyboard {
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
    children(of: name).compactMap { index(of: $0).map { scenes[$0].name } }
  }
}
