/// Scenes, the segues between them and the controls that fire the segues.
public struct Storyboard: Hashable, Sendable {
  /// The scenes, in document order; their names are unique.
  public var scenes: [Scene]
  /// The segues, in document order; source and identifier together are unique.
  public var segues: [Segue]
  /// The controls, in document order; scene and name together are unique.
  public var controls: [Control]
  /// The names under which scenes of other storyboards are known here; they are no scene's own.
  public var references: [SceneReference]

  /// Makes a storyboard.
  public init(
    scenes: [Scene] = [], segues: [Segue] = [], controls: [Control] = [],
    references: [SceneReference] = []
  ) {
    self.scenes = scenes
    self.segues = segues
    self.controls = controls
    self.references = references
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

/// The blueprint of one controller.
///
/// A scene is a template: every time that it is instantiated a new controller is born.
public struct Scene: Hashable, Sendable {
  /// The name, unique in the storyboard.
  public var name: SceneName
  /// What sort of controller it is.
  public var kind: ControllerKind
  /// The class that a user wrote for it; `nil` for a class of the house.
  public var className: ClassName?
  /// The scenes that are instantiated together with it and become its children, in order.
  ///
  /// Interface Builder's relationship segues: a navigation controller's root, a tab bar
  /// controller's tabs, a split view controller's columns.
  public var holds: [SceneName]
  /// What its class promises.
  @inlinable
  public var contract: Contract {
    _read { yield promise.value }
    set { promise.value = newValue }
    _modify { yield &promise.value }
  }

  @usableFromInline var promise: Shared<Contract>
  private static let plainPromise = Shared(Contract())

  /// Makes a scene.
  public init(
    _ name: SceneName, _ kind: ControllerKind, className: ClassName? = nil,
    holds: [SceneName] = [], contract: Contract? = nil
  ) {
    self.name = name
    self.kind = kind
    self.className = className
    self.holds = holds
    promise = contract.map(Shared.init) ?? Self.plainPromise
  }

  /// Whether controllers of the scene define a presentation context.
  ///
  /// - SeeAlso: UIKit, `UIViewController.definesPresentationContext`; true by default for
  ///   navigation and tab bar controllers (the latter undocumented; reading chosen by this
  ///   project).
  public var definesContext: Bool { contract.definesContext ?? kind.definesContextByDefault }
}

extension ControllerKind {
  /// Whether controllers of the kind define a presentation context unless they say otherwise.
  public var definesContextByDefault: Bool {
    switch self {
    case .navigation, .tabs: true
    case .content, .split: false
    }
  }
}

/// Something in a scene that can be tapped.
public struct Control: Hashable, Sendable {
  /// The scene it stands in.
  public var scene: SceneName
  /// The name, unique in the scene.
  public var name: ControlName
  /// What a tap fires, in the order in which the targets were added.
  public var fires: [Firing]

  /// One thing that a tap fires.
  public enum Firing: Hashable, Sendable {
    /// A segue of the same scene; its source is asked first.
    case segue(SegueIdentifier)
    /// An action that is not a segue.
    case action(PlainActionName)
  }

  /// Makes a control.
  public init(in scene: SceneName, _ name: ControlName, fires: [Firing]) {
    self.scene = scene
    self.name = name
    self.fires = fires
  }
}
