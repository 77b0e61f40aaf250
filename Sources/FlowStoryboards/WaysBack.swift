import FlowModel

/// From where a flow can have come to each scene.
struct WaysBack {
  private let scenes: [Scene]
  private var indices: [SceneName: Int] = [:]
  /// For each scene those with a forward segue to it or to a container of it.
  private var sources: [[Int]]

  init(in storyboard: Storyboard) {
    scenes = storyboard.scenes
    sources = scenes.map { _ in [] }
    for (index, scene) in scenes.enumerated() { indices[scene.name] = index }
    for reference in storyboard.references {
      indices[reference.name] = storyboard.index(of: reference.scene)
    }
    for segue in storyboard.segues where !segue.isEmbed {
      guard let destination = segue.destination, let source = indices[segue.source] else {
        continue
      }
      for scene in storyboard.contents(of: destination).compactMap({ indices[$0] }) {
        sources[scene].append(source)
      }
    }
  }

  /// The scenes from which the fewest forward segues lead to a scene, in document order.
  ///
  /// Only a class that a user wrote can implement an action, so scenes with a class go first; when
  /// none has one on any way, the nearest of all are taken.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of scenes and segues.
  func nearestScenes(to scene: SceneName) -> [SceneName] {
    var front = indices[scene].map { [$0] } ?? []
    var reached = Set(front)
    var nearest: [SceneName] = []
    while true {
      front = front.flatMap { sources[$0] }.filter { reached.insert($0).inserted }.sorted()
      if front.isEmpty { return nearest }
      let classed = front.filter { scenes[$0].className != nil }
      if !classed.isEmpty { return classed.map { scenes[$0].name } }
      if nearest.isEmpty { nearest = front.map { scenes[$0].name } }
    }
  }
}
