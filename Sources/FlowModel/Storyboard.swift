/// Scenes, the segues between them and the controls that fire the segues.
public struct Storyboard: Hashable, Sendable {
  /// The scenes, in document order; their names are unique.
  public var scenes: [Scene]
  /// The segues, in document order; source and identifier together are unique.
  public var segues: [Segue]
  /// The controls, in document order; scene and name together are unique.
  public var controls: [Control]
  /// The views that the scenes draw, in document order; scene and name together are unique.
  public var views: [DrawnView]
  /// The names under which scenes of other storyboards are known here; they are no scene's own.
  public var references: [SceneReference]
  /// The storyboards that code knows by name, as the files that the scenes were read from.
  public var named: [NamedStoryboard]

  /// Makes a storyboard.
  public init(
    scenes: [Scene] = [], segues: [Segue] = [], controls: [Control] = [],
    references: [SceneReference] = [], named: [NamedStoryboard] = [], views: [DrawnView] = []
  ) {
    self.scenes = scenes
    self.segues = segues
    self.controls = controls
    self.references = references
    self.named = named
    self.views = views
  }

  /// Finds the place of a scene, or of the scene that a reference leads to.
  ///
  /// - Complexity: O(*n*) in the number of scenes, for each reference on the way.
  public func index(of scene: SceneName) -> Int? {
    var name = scene
    for _ in 0...references.count {
      if let index = scenes.indices.first(where: { scenes[$0].name == name }) { return index }
      guard let reference = references.first(where: { $0.name == name }) else { return nil }
      name = reference.scene
    }
    return nil
  }

  /// Finds the place of a segue; of two equal ones the first.
  ///
  /// - Complexity: O(*n*) in the number of segues.
  public func index(of identifier: SegueIdentifier, from source: SceneName) -> Int? {
    segues.firstIndex { $0.identifier == identifier && $0.source == source }
  }

  /// Finds the place of a control.
  ///
  /// - Complexity: O(*n*) in the number of controls.
  public func index(of control: ControlName, in scene: SceneName) -> Int? {
    controls.indices.first { controls[$0].name == control && controls[$0].scene == scene }
  }
}

extension Storyboard {
  /// Finds a scene, or the one that a reference leads to.
  package func scene(_ name: SceneName) -> Scene? { index(of: name).map { scenes[$0] } }

  /// What sort of controller an origin makes; `nil` when its scene is missing.
  package func kind(of origin: Origin) -> ControllerKind? {
    switch origin {
    case .stock(let kind): kind
    case .scene(let name): index(of: name).map { scenes[$0].kind }
    }
  }

  /// Finds a segue of a scene.
  package func segue(_ identifier: SegueIdentifier, from scene: SceneName) -> Segue? {
    index(of: identifier, from: scene).map { segues[$0] }
  }

  /// The segues that a control of a scene fires, in order; those that are missing left out.
  package func segues(firedBy control: ControlName, in scene: SceneName) -> [Segue] {
    guard let index = index(of: control, in: scene) else { return [] }
    return controls[index].fires.compactMap { firing in
      guard case .segue(let identifier) = firing else { return nil }
      return segue(identifier, from: scene)
    }
  }

  /// The scenes that intermediate action segues lead through: what is put between, what that
  /// holds, and what its segues lead to.
  public var scenesOfIntermediateFlows: [SceneName] {
    var found: [SceneName] = []
    var open: [SceneName] = []
    for segue in segues {
      if let intermediate = segue.intermediate { open.append(intermediate.scene) }
    }
    while let name = open.popLast() {
      guard let index = index(of: name), !found.contains(scenes[index].name) else { continue }
      let scene = scenes[index].name
      found.append(scene)
      open += scenes[index].holds
      for segue in segues where segue.source == scene {
        if let destination = segue.destination { open.append(destination) }
      }
    }
    return found
  }
}

/// A name for a scene that stands elsewhere; what it leads to is looked up when it is needed.
///
/// - SeeAlso: Xcode, "Adding a reference to another storyboard".
public struct SceneReference: Hashable, Sendable {
  /// The name, unique among scenes and references.
  public var name: SceneName
  /// What it leads to: a scene, or another reference.
  public var scene: SceneName

  /// Makes a reference.
  public init(_ name: SceneName, to scene: SceneName) {
    self.name = name
    self.scene = scene
  }
}

extension Storyboard {
  /// Whether a class may make by itself what no scene says: one that has not declared everything.
  package var mayMakeMore: Bool { scenes.contains { !$0.contract.unknown.isEmpty } }
}
