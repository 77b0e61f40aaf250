/// Scenes, the segues between them and the controls that fire the segues.
public struct Storyboard: Hashable, Sendable {
  /// The scenes, in document order; their names are unique.
  public var scenes: [Scene]
  /// The segues, in document order; source and identifier together are unique.
  public var segues: [Segue]
  /// The controls, in document order; scene and name together are unique.
  public var controls: [Control]

  /// Makes a storyboard.
  public init(scenes: [Scene] = [], segues: [Segue] = [], controls: [Control] = []) {
    self.scenes = scenes
    self.segues = segues
    self.controls = controls
  }

  /// Finds the place of a scene.
  ///
  /// - Complexity: O(*n*) in the number of scenes.
  public func index(of scene: SceneName) -> Int? { scenes.firstIndex { $0.name == scene } }

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
    controls.firstIndex { $0.name == control && $0.scene == scene }
  }
}

extension Storyboard {
  /// The scenes that intermediate action segues lead through: what is put between, what that
  /// holds, and what its segues lead to.
  public var scenesOfIntermediateFlows: [SceneName] {
    var found: [SceneName] = []
    var open = segues.compactMap { $0.intermediate?.scene }
    while let name = open.popLast() {
      guard !found.contains(name), let index = index(of: name) else { continue }
      found.append(name)
      open += scenes[index].holds
      open += segues.filter { $0.source == name }.compactMap(\.destination)
    }
    return found
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
  public var contract: Contract

  /// Makes a scene.
  public init(
    _ name: SceneName, _ kind: ControllerKind, className: ClassName? = nil,
    holds: [SceneName] = [], contract: Contract = Contract()
  ) {
    self.name = name
    self.kind = kind
    self.className = className
    self.holds = holds
    self.contract = contract
  }

  /// Whether controllers of the scene define a presentation context.
  ///
  /// - SeeAlso: UIKit, `UIViewController.definesPresentationContext`; true by default for
  ///   navigation and tab bar controllers (the latter undocumented; reading chosen by this project).
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

/// An arrow from one scene to another, or an unwind that names an action and no target.
public struct Segue: Hashable, Sendable {
  /// The scene whose controllers own the segue.
  public var source: SceneName
  /// The identifier, unique among the segues of the source.
  public var identifier: SegueIdentifier
  /// What the segue does.
  public var kind: Kind
  /// What the class of the segue object does; `nil` for `UIStoryboardSegue` itself.
  public var performing: CustomPerform?
  /// The class that a user wrote for the segue object; a system that does not know it goes by
  /// ``performing``.
  public var className: ClassName?
  /// Whether its transition is animated.
  public var animates: Bool
  /// What a custom segue puts between source and destination; ``performing`` does not count then.
  public var via: Intermediate?

  /// What a segue does.
  public enum Kind: Hashable, Sendable {
    /// Asks the nearest ancestor that overrides `show` to show the destination.
    case show(SceneName)
    /// Asks the nearest ancestor that overrides `showDetail` to show the destination.
    case showDetail(SceneName)
    /// Presents the destination modally; without a style the destination's own is used.
    case present(SceneName, style: PresentationStyle?)
    /// Presents the destination as a popover that points at something, or at nothing.
    case popover(SceneName, isAnchored: Bool)
    /// Does what its class does and nothing else.
    case custom(SceneName)
    /// Unwinds to the nearest controller that performs the action.
    case unwind(ActionName)
  }

  /// Makes a segue.
  public init(
    from source: SceneName, _ identifier: SegueIdentifier, _ kind: Kind,
    performing: CustomPerform? = nil, animates: Bool = true, via: Intermediate? = nil
  ) {
    self.source = source
    self.identifier = identifier
    self.kind = kind
    self.performing = performing
    self.animates = animates
    self.via = via
  }

  /// What the segue puts between source and destination; only a custom segue can.
  public var intermediate: Intermediate? {
    if case .custom = kind { via } else { nil }
  }

  /// The scene that is instantiated, or `nil` for an unwind.
  public var destination: SceneName? {
    switch kind {
    case .show(let scene), .showDetail(let scene), .present(let scene, _), .custom(let scene),
      .popover(let scene, _):
      scene
    case .unwind: nil
    }
  }

  /// The action that an unwind looks for, or `nil` for every other kind.
  public var unwindAction: ActionName? {
    if case .unwind(let action) = kind { action } else { nil }
  }
}

/// What the `perform()` of a custom segue class does.
///
/// - SeeAlso: UIKit, `UIStoryboardSegue.perform()`.
public enum CustomPerform: UInt8, Hashable, Sendable, CaseIterable {
  /// Calls `super.perform()`, which runs the handler of the segue's kind.
  case `super`
  /// Does nothing.
  case nothing
  /// Pushes the destination onto the source's navigation controller, when there is one.
  case pushes
  /// Presents the destination from the source.
  case presents
  /// Presents a navigation controller that it makes around the destination.
  case wraps
}

/// What an intermediate action segue puts between its source and its destination.
///
/// The destination is shown when somebody in the intermediate flow reports success.
///
/// - SeeAlso: The public project IntermediateActionSegue.
public struct Intermediate: Hashable, Sendable {
  /// The scene, made from a storyboard object of its own.
  public var scene: SceneName
  /// How it is shown.
  public var style: IntermediateStyle

  /// Makes what stands between a source and a destination.
  public init(_ scene: SceneName, as style: IntermediateStyle = .show) {
    self.scene = scene
    self.style = style
  }
}

/// How an intermediate controller is shown.
public enum IntermediateStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// As a show segue would.
  case show
  /// Over the whole screen.
  case modal
  /// In a popover.
  case popover
  /// In a presentation that the source arranges.
  case custom
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
