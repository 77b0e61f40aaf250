import FlowModel

/// What stands now, by label: the snapshot as a chooser of steps looks at it.
///
/// Whatever is asked about a moment is asked here; nobody needs the cast or the storyboard besides.
struct Surroundings {
  /// What is shown.
  let snapshot: Snapshot
  /// The controllers of the run so far.
  let cast: [CastMember]
  /// Where the scenes of the controllers and their segues are.
  let storyboard: Storyboard
  /// How many children containers have.
  let childCounts: ChildCounts
  /// The controllers that can be addressed, in the order of the tree.
  let controllers: [Controller]
  private let traits: [Traits]

  /// One controller that can be addressed.
  struct Controller {
    var node: Int
    var label: Label
    var kind: ControllerKind
    var scene: SceneName?
    /// The place of the scene in the storyboard.
    var sceneIndex: Int?
    /// The class of one that code has made.
    var className: ClassName?
  }

  /// What is asked about a node more than once.
  private struct Traits {
    var childCount = 0
    /// Whether it presents something itself.
    var presents = false
    /// Whether it says what its routes are.
    var keepsRoutes = false
  }

  init(
    _ snapshot: Snapshot, cast: [CastMember], in storyboard: Storyboard,
    keeping childCounts: ChildCounts
  ) {
    self.snapshot = snapshot
    self.cast = cast
    self.storyboard = storyboard
    self.childCounts = childCounts
    traits = Self.traits(of: snapshot)
    var controllers: [Controller] = []
    controllers.reserveCapacity(snapshot.nodes.count)
    for node in snapshot.nodes.indices {
      let member = cast[snapshot.nodes[node].controller.index]
      guard let label = member.label else { continue }
      let scene = member.scene.map { storyboard.scenes[$0].name }
      controllers.append(
        Controller(
          node: node, label: label, kind: member.kind, scene: scene, sceneIndex: member.scene,
          className: member.className))
    }
    self.controllers = controllers
  }

  private static func traits(of snapshot: Snapshot) -> [Traits] {
    var traits = snapshot.nodes.map { _ in Traits() }
    for index in snapshot.nodes.indices {
      guard let lister = snapshot.lister(of: index) else { continue }
      if snapshot.nodes[index].isPresented {
        traits[lister].presents = true
      } else {
        traits[lister].childCount += 1
      }
    }
    for claim in snapshot.claims {
      guard case .routes = claim.facet, case .controller(let router) = claim.owner else { continue }
      for index in traits.indices where snapshot.nodes[index].controller == router {
        traits[index].keepsRoutes = true
      }
    }
    return traits
  }

  private var nodes: [Snapshot.Node] { snapshot.nodes }

  /// Finds the controller of a label.
  subscript(label: Label) -> Controller? { controllers.first { $0.label == label } }

  /// The labels of the controllers for which something holds.
  func labels(where holds: (Controller) -> Bool) -> [Label] {
    controllers.filter(holds).map(\.label)
  }

  /// The labels of the children of a controller, in order.
  func children(of label: Label) -> [Label] {
    guard let parent = self[label] else { return [] }
    return labels { isChild($0, of: parent) }
  }

  /// How many children of a controller can be addressed.
  func childCount(of label: Label) -> Int {
    guard let parent = self[label] else { return 0 }
    return controllers.count { isChild($0, of: parent) }
  }

  /// How many children a controller has, those without a label as well.
  func allChildCount(of controller: Controller) -> Int { traits[controller.node].childCount }

  /// The container of a controller, when it can be addressed.
  func container(of label: Label) -> Controller? {
    guard let parent = self[label].flatMap({ parent(of: $0.node) }) else { return nil }
    return controllers.first { $0.node == parent }
  }

  /// The label of the last child of a controller.
  func lastChild(of label: Label) -> Label? {
    guard let parent = self[label] else { return nil }
    return controllers.last { isChild($0, of: parent) }?.label
  }

  /// Whether a container lists the controller.
  func isChild(_ controller: Controller, of container: Controller) -> Bool {
    parent(of: controller.node) == container.node
  }

  /// Whether any container lists the controller.
  func isChild(_ controller: Controller) -> Bool { parent(of: controller.node) != nil }

  /// Whether the controller is presented.
  func isPresented(_ controller: Controller) -> Bool { nodes[controller.node].isPresented }

  /// Whether a controller says what its routes are.
  func keepsRoutes(_ label: Label) -> Bool {
    self[label].map { traits[$0.node].keepsRoutes } ?? false
  }

  /// Whether a controller is presented by who says what its routes are.
  func isPresentedByRouter(_ label: Label) -> Bool {
    guard let controller = self[label], nodes[controller.node].isPresented else { return false }
    return snapshot.lister(of: controller.node).map { traits[$0].keepsRoutes } ?? false
  }

  /// Whether a transition of a child of a container is in flight.
  func hasMovingChild(_ container: Label) -> Bool {
    guard let controller = self[container] else { return false }
    return nodes.indices.contains { nodes[$0].isInTransition && parent(of: $0) == controller.node }
  }

  /// Whether a controller is a stack that can be seen and has something to go back to.
  func isDeepInFront(_ label: Label) -> Bool { self[label].map(isDeepInFront) ?? false }

  /// Whether a controller is a stack that can be seen and has something to go back to.
  func isDeepInFront(_ controller: Controller) -> Bool {
    controller.kind == .navigation && isOnScreen(controller) && allChildCount(of: controller) > 1
  }

  /// Whether a controller can be seen.
  func isOnScreen(_ label: Label) -> Bool { self[label].map(isOnScreen) ?? false }

  /// Whether a controller can be seen.
  func isOnScreen(_ controller: Controller) -> Bool { nodes[controller.node].isOnScreen }

  /// Whether a split view controller can be seen, also one without a label.
  var showsColumns: Bool {
    nodes.contains { $0.isOnScreen && cast[$0.controller.index].kind == .split }
  }

  /// Whether a controller is presented as a sheet that can be seen.
  func isSheetInFront(_ controller: Controller) -> Bool {
    isPresented(controller) && isOnScreen(controller)
      && nodes[controller.node].form?.isSheet == true
  }

  /// Whether a controller, or what it stands in, presents something.
  func isPresenting(_ label: Label) -> Bool { self[label].map(isPresenting) ?? false }

  /// Whether a controller, or what it stands in, presents something.
  func isPresenting(_ controller: Controller) -> Bool {
    var index = controller.node
    while !traits[index].presents {
      guard let parent = parent(of: index) else { return false }
      index = parent
    }
    return true
  }

  /// Whether a controller is presented, or stands in what is.
  func isWithinPresentation(_ label: Label) -> Bool {
    guard var index = self[label]?.node else { return false }
    while let parent = parent(of: index) { index = parent }
    return nodes[index].isPresented
  }

  /// The controllers that a stack or a tab bar controller may take over without harm to where they
  /// are now.
  ///
  /// They fit there, do not stand above this one, carry no presentation along, and leave no
  /// container empty, no column missing and no container with fewer children than it has.
  func movable(onto container: Label) -> [Label] {
    guard let container = self[container] else { return [] }
    let above = path(of: container.node)
    return labels { controller in
      (controller.kind.fitsStack || container.kind == .tabs) && !above.contains(controller.node)
        && !isChild(controller, of: container)
        && isSpare(controller) && mayLeave(controller.label)
        && !carriesPresentation(controller.node)
    }
  }

  /// Whether a controller is of one of some kinds, or a child somewhere in one that is.
  func stands(_ label: Label, in kinds: [ControllerKind]) -> Bool {
    guard let controller = self[label] else { return false }
    let path = Array(sequence(first: controller.node, next: parent))
    return controllers.contains { kinds.contains($0.kind) && path.contains($0.node) }
  }

  private func isSpare(_ controller: Controller) -> Bool {
    guard let parent = parent(of: controller.node),
      let container = controllers.first(where: { $0.node == parent })
    else { return false }
    return switch container.kind {
    case .content: true
    case .split: false
    case .navigation, .tabs: traits[parent].childCount > 1
    }
  }

  private func carriesPresentation(_ node: Int) -> Bool {
    nodes.indices.contains { index in
      nodes[index].isPresented && path(of: index).dropFirst().contains(node)
    }
  }

  private func parent(of node: Int) -> Int? { snapshot.parent(of: node) }

  /// The node and everything that it stands in or on, up to the window's root.
  private func path(of node: Int) -> [Int] {
    Array(sequence(first: node, next: snapshot.lister))
  }
}
