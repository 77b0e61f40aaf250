import FlowModel

extension SketchRun {
  /// How many levels of scenes that hold scenes are instantiated; a cycle ends here.
  private static let levelsMax = 8

  /// Brings a controller into the run, with no place in it yet.
  mutating func bear(
    _ kind: ControllerKind, scene: Int?, label: Label? = nil, flow: RequestID? = nil
  ) -> ControllerID {
    let controller = recording.birth(scene: scene, kind: kind, label: label)
    let label = recording.trace.cast[controller.index].label
    nodes.append(SketchNode(label: label, kind: kind, scene: scene, flow: flow))
    return controller
  }

  /// Puts newborn children into a newborn container; tabs select the first, or the one named.
  mutating func fill(
    _ container: ControllerID, with children: [ControllerID], selecting label: Label? = nil
  ) {
    for child in children { self[child].parent = container }
    self[container].children = children
    guard self[container].kind == .tabs else { return }
    let named = label.flatMap { label in children.last { self[$0].label == label } }
    let front = fault == .lastTabIsInFront ? children.last : children.first
    self[container].selected = named ?? front
  }

  /// Instantiates a scene and then the scenes that it holds, in preorder.
  ///
  /// All of them belong to the same intermediate flow, if to any.
  mutating func instantiate(
    scene: Int, for request: RequestID? = nil, flow: RequestID? = nil, level: Int = 1
  ) -> ControllerID {
    let scenes = storyboard.scenes
    let controller = bear(scenes[scene].kind, scene: scene, flow: flow)
    recording.record(.instantiate(controller, for: request))
    guard level < Self.levelsMax else { return controller }
    var held: [ControllerID] = []
    for name in scenes[scene].holds {
      guard let scene = storyboard.index(of: name) else { continue }
      let flow = self.flow(flow, along: name)
      held.append(instantiate(scene: scene, for: request, flow: flow, level: level + 1))
    }
    fill(controller, with: fault == .childrenComeInReverse ? held.reversed() : held)
    return controller
  }

  /// The intermediate flow that a controller belongs to when one of that flow makes it by name.
  ///
  /// A reference leads out of the storyboard of the flow, and so out of the flow.
  func flow(_ flow: RequestID?, along name: SceneName?) -> RequestID? {
    storyboard.references.contains { $0.name == name } ? nil : flow
  }

  /// Makes a stock controller in code.
  mutating func instantiate(_ kind: ControllerKind) -> ControllerID {
    let controller = bear(kind, scene: nil)
    tell(.instantiate(controller, for: nil))
    return controller
  }
}
