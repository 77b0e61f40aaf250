import FlowModel

extension Scenario {
  /// The scenario without the references that an edit has left dangling.
  ///
  /// Segues from and to missing scenes go, views of those, controls that fire nothing, stage
  /// entries without their scene, presentations that nobody asks for, and steps of dead labels. A
  /// stack lets go of navigation and split view controllers and keeps what those contain, and no
  /// step gives anybody the same child two times.
  ///
  /// - Parameter earlier: The scenario before the edit. What dangled there already is part of the
  ///   flow and stays; when left out, nothing that dangles stays.
  /// - Returns: The repaired scenario.
  package func repaired(after earlier: Scenario? = nil) -> Scenario {
    let before = earlier.map(Former.init)
    var repaired = self
    var last: Scenario
    repeat {
      last = repaired
      let debris = Debris(now: Declared(in: last), before: before)
      repaired.world.storyboard.clear(debris)
      repaired.world.stage.clear(debris)
      if repaired.stacksContainers, !(earlier?.stacksContainers ?? false) {
        repaired.unstackContainers()
      }
      repaired.steps = last.steps.compactMap { $0.cleared(of: debris) }
      if repaired.repeatsChildren, !(earlier?.repeatsChildren ?? false) {
        repaired.dropRepeatedChildren()
      }
    } while repaired != last
    return repaired
  }

  private var stacksContainers: Bool {
    let board = world.storyboard
    return world.stage.entries.contains { entry in
      entry.children.contains { entry.rejects($0, in: board) }
    }
  }

  private var repeatsChildren: Bool {
    steps.contains { step in
      var copy = step
      copy.dropRepeatedChildren()
      return copy != step
    }
  }

  private mutating func dropRepeatedChildren() {
    for index in steps.indices { steps[index].dropRepeatedChildren() }
  }

  private mutating func unstackContainers() {
    let board = world.storyboard
    world.stage.root = world.stage.root.unstacked(in: board)
    for index in world.stage.presentations.indices {
      let entry = world.stage.presentations[index].entry
      world.stage.presentations[index].entry = entry.unstacked(in: board)
    }
  }
}

// MARK: - Storyboard

extension Storyboard {
  fileprivate mutating func clear(_ debris: Debris) {
    for index in scenes.indices {
      let name = scenes[index].name
      scenes[index].holds.removeAll { held in debris.contains { $0.has(held) } }
      scenes[index].contract.refuses.removeAll { refused in
        debris.contains { $0.has(refused, from: name) }
      }
      scenes[index].contract.declines.removeAll { declined in
        debris.contains { $0.has(declined, from: name) }
      }
      scenes[index].contract.overrules.removeAll { overruled in
        debris.contains { $0.has(overruled, from: name) }
      }
      scenes[index].contract.reactions.removeAll { reaction in
        reaction.segues.contains { segue in debris.contains { $0.has(segue, from: name) } }
      }
      if case .only(let searched) = scenes[index].contract.searches {
        let left = searched.filter { scene in !debris.contains { $0.has(scene) } }
        scenes[index].contract.searches = .only(left)
      }
    }
    references.removeAll { reference in debris.contains { $0.has(reference.scene) } }
    for index in named.indices {
      named[index].members.removeAll { member in debris.contains { $0.has(member.scene) } }
      let initial = named[index].initial
      if let initial, debris.contains({ $0.has(initial) }) { named[index].initial = nil }
    }
    segues.removeAll { segue in
      debris.contains { $0.has(segue.source) }
        || [segue.destination, segue.via?.scene].contains { scene in
          scene.map { scene in debris.contains { $0.has(scene) } } ?? false
        }
    }
    controls = controls.compactMap { $0.cleared(of: debris) }
    views.removeAll { view in debris.contains { $0.has(view.scene) } }
  }
}

extension Reaction {
  /// The segues that the reaction names.
  fileprivate var segues: [SegueIdentifier] {
    var segues: [SegueIdentifier] = []
    if case .prepare(let identifier) = moment { segues.append(identifier) }
    if case .performs(let identifier) = act { segues.append(identifier) }
    return segues
  }
}

extension Control {
  fileprivate func cleared(of debris: Debris) -> Control? {
    guard !debris.contains({ $0.has(scene) }) else { return nil }
    var control = self
    control.fires.removeAll { firing in
      guard case .segue(let identifier) = firing else { return false }
      return debris.contains { $0.has(identifier, from: scene) }
    }
    return control.fires.isEmpty && !fires.isEmpty ? nil : control
  }
}

// MARK: - Stage

extension Stage {
  fileprivate mutating func clear(_ debris: Debris) {
    let rootLabel = root.label
    root = root.cleared(of: debris) ?? StageEntry(rootLabel, .stock(.content))
    presentations = presentations.compactMap { presentation in
      guard !debris.contains({ $0.has(presentation.caller) }),
        let entry = presentation.entry.cleared(of: debris)
      else { return nil }
      var presentation = presentation
      presentation.entry = entry
      return presentation
    }
  }
}

extension StageEntry {
  fileprivate func cleared(of debris: Debris) -> StageEntry? {
    if case .scene(let scene) = origin, debris.contains({ $0.has(scene) }) { return nil }
    var entry = self
    entry.children = children.compactMap { $0.cleared(of: debris) }
    if !entry.children.contains(where: { $0.label == selected }) { entry.selected = nil }
    return entry
  }

  fileprivate func unstacked(in storyboard: Storyboard) -> StageEntry {
    var entry = self
    entry.children = children.map { $0.unstacked(in: storyboard) }
    entry.children = entry.children.flatMap { child in
      rejects(child, in: storyboard) ? child.children : [child]
    }
    return entry
  }

  /// Whether it is a stack, and a child is none that a stack may have.
  fileprivate func rejects(_ child: StageEntry, in storyboard: Storyboard) -> Bool {
    storyboard.kind(of: origin) == .navigation
      && storyboard.kind(of: child.origin)?.fitsStack == false
  }
}
