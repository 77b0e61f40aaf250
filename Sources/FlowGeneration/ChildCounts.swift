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

  /// Whether no class says how many children it has.
  var isEmpty: Bool { ranges.isEmpty }

  /// How many children controllers of a class have; `nil` when that is left open.
  subscript(className: ClassName?) -> ClosedRange<Int>? {
    guard let className else { return nil }
    return ranges.first { $0.name == className }?.counts
  }

  /// Whether the containers with which a scenario begins, and those that it may make, have as many.
  package func hold(in scenario: Scenario) -> Bool {
    guard !ranges.isEmpty else { return true }
    let storyboard = scenario.world.storyboard
    let made = scenario.madeScenes
    return scenario.world.stage.entries.allSatisfy { entry in
      guard case .scene(let name) = entry.origin else { return true }
      let className = storyboard.scene(name)?.className
      return self[className]?.contains(entry.children.count) ?? true
    }
      && storyboard.scenes.allSatisfy { scene in
        !made.contains(scene.name)
          || self[scene.className]?.contains(scene.holds.count) ?? true
      }
  }

  /// The first step of a flow that adds to a container that is full, or takes from one that needs
  /// it; `nil` when none does.
  package func firstBreach(in trace: Trace) -> Int? {
    guard !ranges.isEmpty else { return nil }
    return zip(trace.steps, trace.snapshots).enumerated().first { _, moment in
      let (step, before) = moment
      guard let movement = step.action.childMovement else { return false }
      let surroundings = Surroundings(
        before, cast: trace.cast, in: trace.world.storyboard, keeping: self)
      return !surroundings.allow(movement)
    }?.offset
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
