import FlowModel

/// How many children the containers among the classes of a system have, from the first moment on.
package struct ChildCounts: Sendable {
  // There are few containers, and a short list is sooner gone through than a dictionary is asked.
  private var ranges: [(name: ClassName, counts: ClosedRange<Int>)] = []

  /// Takes the counts from the classes that are plain containers; a stack may grow.
  package init(of classes: [OfferedClass]) {
    for index in classes.indices where classes[index].kind == .content && classes[index].isContainer
    {
      ranges.append((classes[index].name, classes[index].childCounts))
    }
  }

  /// Whether the containers with which a scenario begins, and those that it may make, have as many.
  package func hold(in scenario: Scenario) -> Bool {
    guard !ranges.isEmpty else { return true }
    let storyboard = scenario.world.storyboard
    let made = scenario.madeScenes
    return scenario.world.stage.entries.allSatisfy { entry in
      guard case .scene(let name) = entry.origin else { return true }
      return range(of: storyboard.index(of: name), in: storyboard)?
        .contains(entry.children.count) ?? true
    }
      && storyboard.scenes.indices.allSatisfy { index in
        let scene = storyboard.scenes[index]
        return !made.contains(scene.name)
          || range(of: index, in: storyboard)?.contains(scene.holds.count) ?? true
      }
  }

  /// The first step of a flow that adds to a container that is full, or takes from one that needs
  /// it; `nil` when none does.
  package func firstBreach(in trace: Trace) -> Int? {
    guard !ranges.isEmpty else { return nil }
    return zip(trace.steps, trace.snapshots).enumerated().first { _, moment in
      let (step, before) = moment
      guard step.action.movesChildren else { return false }
      let surroundings = Surroundings(before, cast: trace.cast, in: trace.world)
      return !allow(step.action, among: surroundings, in: trace.world.storyboard)
    }?.offset
  }

  /// Whether a step leaves every container as many children as it has.
  private func allow(
    _ action: Step.Action, among surroundings: Surroundings, in storyboard: Storyboard
  ) -> Bool {
    switch action {
    case .add(_, to: let label): mayGain(label, among: surroundings, in: storyboard)
    case .show(.existing(let label), on: let host):
      !surroundings.stands(host, in: [.navigation, .split])
        || mayLeave(label, among: surroundings, in: storyboard)
    case .showDetail(.existing(let label), on: let host):
      !surroundings.stands(host, in: [.split])
        || mayLeave(label, among: surroundings, in: storyboard)
    case .remove(let label), .push(.existing(let label), on: _):
      mayLeave(label, among: surroundings, in: storyboard)
    case .replace(.existing(let label), on: let host):
      mayReplace(label, on: host, among: surroundings, in: storyboard)
    case .setStack(let labels, on: _), .setTabs(let labels, on: _):
      labels.allSatisfy { mayLeave($0, among: surroundings, in: storyboard) }
    default: true
    }
  }

  /// Whether what is on offer leaves every container as many children as it has.
  func allow(_ offer: Offer, among surroundings: Surroundings, in storyboard: Storyboard) -> Bool {
    switch offer {
    case .add(to: let label): mayGain(label, among: surroundings, in: storyboard)
    case .remove(let label): mayLeave(label, among: surroundings, in: storyboard)
    default: true
    }
  }

  /// Whether a container can take one child more.
  private func mayGain(
    _ label: Label, among surroundings: Surroundings, in storyboard: Storyboard
  ) -> Bool {
    guard !ranges.isEmpty, let container = surroundings[label],
      let range = range(of: container.sceneIndex, in: storyboard)
    else { return true }
    return surroundings.allChildCount(of: container) < range.upperBound
  }

  /// Whether the container of a child can do without it; one that always has as many may have one
  /// more while it exchanges two, and needs each of them.
  func mayLeave(
    _ label: Label, among surroundings: Surroundings, in storyboard: Storyboard
  ) -> Bool {
    guard !ranges.isEmpty, let container = surroundings.container(of: label),
      let range = range(of: container.sceneIndex, in: storyboard)
    else { return true }
    return range.lowerBound < range.upperBound
      && surroundings.allChildCount(of: container) > range.lowerBound
  }

  /// Whether a child may become the main one of a container; the only one stays what it is.
  func mayReplace(
    _ label: Label, on host: Label, among surroundings: Surroundings, in storyboard: Storyboard
  ) -> Bool {
    surroundings.children(of: host) == [label]
      || mayLeave(label, among: surroundings, in: storyboard)
  }

  /// How many children controllers of the scene at a place have; `nil` when that is left open.
  private func range(of scene: Int?, in storyboard: Storyboard) -> ClosedRange<Int>? {
    guard let name = scene.flatMap({ storyboard.scenes[$0].className }) else { return nil }
    return ranges.first { $0.name == name }?.counts
  }
}

extension Scenario {
  /// The scenes of which a flow may make a controller after it has begun.
  fileprivate var madeScenes: Set<SceneName> {
    let storyboard = world.storyboard
    var made = Set(storyboard.segues.compactMap(\.destination))
    made.formUnion(storyboard.scenes.flatMap(\.holds))
    for step in steps {
      if case .new(.scene(let name))? = step.action.subject { made.insert(name) }
      if case .open(let name) = step.action { made.insert(name) }
    }
    return made
  }
}

extension Step.Action {
  /// Whether it can change how many children a plain container has.
  fileprivate var movesChildren: Bool {
    switch self {
    case .add, .remove, .setStack, .setTabs: true
    case .push(.existing, on: _), .replace(.existing, on: _), .show(.existing, on: _),
      .showDetail(.existing, on: _):
      true
    default: false
    }
  }
}
