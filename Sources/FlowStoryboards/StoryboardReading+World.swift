import FlowModel

extension StoryboardReading {
  /// How deep scenes may hold each other on a stage, as everywhere where scenes are instantiated.
  private static let depthMax = 8
  /// How many controllers a stage may have.
  private static let controllerCountMax = 1_000

  /// The world in which a flow through the storyboard begins.
  ///
  /// The stage is one controller with everything that its scene holds and embeds; nothing is
  /// presented.
  ///
  /// - Parameters:
  ///   - start: The scene to begin with; when left out, the initial one, else the first.
  ///   - size: How wide the window is; when left out, as that of the device that the file is drawn
  ///     for, else regular.
  /// - Returns: The world, with labels made from the names of the scenes.
  /// - Throws: ``StoryboardFileError`` when there is no such scene, or none to begin with.
  public func world(
    startingAt start: SceneName? = nil, in size: SizeClass? = nil
  ) throws(StoryboardFileError) -> World {
    var labels = StageLabels()
    let root = try entry(for: scene(toBeginWith: start), depth: 1, &labels)
    return World(
      storyboard: storyboard, stage: Stage(size: size ?? self.size ?? .regular, root: root))
  }

  private func scene(toBeginWith name: SceneName?) throws(StoryboardFileError) -> SceneName {
    if let name {
      guard storyboard.index(of: name) != nil else {
        throw StoryboardFileError(
          file, nil, .unknownStart(name, known: storyboard.scenes.map(\.name)))
      }
      return name
    }
    switch start {
    case .initial(let scene), .first(let scene): return scene
    case .nowhere(let error): throw error
    }
  }

  private func entry(
    for name: SceneName, depth: Int, _ labels: inout StageLabels
  ) throws(StoryboardFileError) -> StageEntry {
    let scene = storyboard.index(of: name).map { storyboard.scenes[$0] } ?? Scene(name, .content)
    var entry = StageEntry(labels.label(for: scene), .scene(scene.name))
    guard labels.count <= Self.controllerCountMax else {
      throw StoryboardFileError(file, nil, .stageTooLarge(limit: Self.controllerCountMax))
    }
    guard depth < Self.depthMax else { return entry }
    for child in storyboard.children(of: name) {
      entry.children.append(try self.entry(for: child, depth: depth + 1, &labels))
    }
    return entry
  }
}
