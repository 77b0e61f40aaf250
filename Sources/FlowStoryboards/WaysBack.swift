import FlowModel

/// From where a flow can have come to each scene.
struct WaysBack {
  private let scenes: [Scene]
  private var indices: [SceneName: Int] = [:]
  /// For each scene those with a forward segue to it or to a container of it.
  private var sources: [[Int]]
  /// For each scene those that embed it in a view of theirs, and the containers that hold it.
  private var parents: [[Int]]

  init(in storyboard: Storyboard) {
    scenes = storyboard.scenes
    sources = scenes.map { _ in [] }
    parents = sources
    for (index, scene) in scenes.enumerated() { indices[scene.name] = index }
    for reference in storyboard.references {
      indices[reference.name] = storyboard.index(of: reference.scene)
    }
    for (container, scene) in scenes.enumerated() {
      for child in scene.holds.compactMap({ indices[$0] }) { parents[child].append(container) }
    }
    for segue in storyboard.segues {
      guard let destination = segue.destination, let source = indices[segue.source] else {
        continue
      }
      guard !segue.isEmbed else {
        if let child = indices[destination] { parents[child].append(source) }
        continue
      }
      for scene in storyboard.contents(of: destination).compactMap({ indices[$0] }) {
        sources[scene].append(source)
      }
    }
  }

  /// The scenes from which the fewest forward segues lead to a scene, in document order.
  ///
  /// A scene that embeds it is nearer than any that leads to both, as UIKit asks outwards first.
  /// Only a class that a user wrote can implement an action, so scenes with a class go first; when
  /// none has one on any way, the nearest of all are taken. Containers that hold it are passed
  /// over: what those are subclassed for is seldom an action.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of scenes and segues.
  func nearestScenes(to scene: SceneName) -> [SceneName] {
    var front = indices[scene].map { [$0] } ?? []
    var reached = Set(front)
    var nearest: [SceneName] = []
    while !front.isEmpty {
      var rings: [[Int]] = []
      var ring = front
      while !ring.isEmpty {
        ring = ring.flatMap { parents[$0] }.filter { reached.insert($0).inserted }.sorted()
        rings.append(ring.filter { scenes[$0].kind == .content })
      }
      front = front.flatMap { sources[$0] }.filter { reached.insert($0).inserted }.sorted()
      for found in rings + [front] {
        let classed = found.filter { scenes[$0].className != nil }
        if !classed.isEmpty { return classed.map { scenes[$0].name } }
        if nearest.isEmpty { nearest = found.map { scenes[$0].name } }
      }
    }
    return nearest
  }
}
