import FlowModel

// What leads from scene to scene, and the controls that fire it.
extension StoryboardGenerator {
  private static let report = Control.Firing.action("report")
  private static let refresh: ControlName = "refresh"

  /// Adds embeds, but to no container of a user's own: what that holds it chooses itself.
  mutating func addEmbeds(in scene: Scene) {
    guard scene.kind == .content, scene.className == nil, choices.chance(1, outOf: 6),
      limits.repertoire.segues.contains(.embed)
    else { return }
    var identifiers = FreshNames<IdentifiedSegue>()
    for _ in 0..<choices.number(in: 1...2) {
      let fitting = storyboard.scenes.map { $0.name }.filter {
        let births = storyboard.births(of: $0, atMost: 5)
        return births.count <= 4 && !births.contains(.scene(scene.name))
      }
      guard !fitting.isEmpty else { return }
      let kind = Segue.Kind.embed(choices.element(of: fitting))
      storyboard.segues.append(
        Segue(
          from: scene.name, identifiers.name(kind.baseName), kind,
          performing: choices.chance(1, outOf: 12) ? choices.element(of: [.super, .nothing]) : nil))
    }
  }

  mutating func addSegues(of scene: Scene) {
    var identifiers = FreshNames<IdentifiedSegue>()
    let isContainer = scene.kind != .content
    guard !isContainer || choices.chance(1, outOf: 3) else { return }
    for _ in 0..<choices.number(in: limits.seguesPerScene) {
      if choices.chance(1, outOf: 8) {
        addIntermediateSegue(of: scene, &identifiers)
        continue
      }
      let kind = drawnKind()
      add(
        Segue(
          from: scene.name, identifiers.name(kind.baseName), kind,
          performing: drawnPerform(of: kind), animates: !choices.chance(1, outOf: 10)))
    }
  }

  /// Adds a segue, if it is of a sort that is played.
  private mutating func add(_ segue: Segue) {
    if limits.repertoire.plays(segue) { storyboard.segues.append(segue) }
  }

  /// Adds a segue that puts a scene between: what a stack can hold, or anything when presented.
  private mutating func addIntermediateSegue(
    of scene: Scene, _ identifiers: inout FreshNames<IdentifiedSegue>
  ) {
    let style = choices.element(of: [.show, .show] + IntermediateStyle.allCases)
    let between = style == .show ? stackable : storyboard.scenes.map { $0.name }
    add(
      Segue(
        from: scene.name, identifiers.name(Segue.baseNameOfIntermediate),
        .custom(choices.element(of: stackable)), animates: !choices.chance(1, outOf: 10),
        via: Intermediate(choices.element(of: between), as: style)))
  }

  private mutating func drawnKind() -> Segue.Kind {
    let destination = choices.element(of: storyboard.scenes).name
    switch choices.number(below: 40) {
    case 0..<8: return .show(choices.element(of: stackable))
    case 8..<12: return .showDetail(destination)
    case 12..<20: return .present(destination, style: choices.segueStyle(in: limits.repertoire))
    case 20..<24: return .custom(destination)
    case 24..<28: return .popover(destination, isAnchored: true)
    case 28: return .push(choices.element(of: stackable))
    case 29 where storyboard.scenes.contains { $0.kind == .split }:
      return .replace(destination, column: choices.element(of: SplitColumn.allCases))
    default: return .unwind(choices.element(of: actions))
    }
  }

  /// Lets segues name the classes that are offered for their kind, as long as those show what any
  /// stack could hold.
  mutating func addSegueClasses() {
    guard !limits.segueClasses.isEmpty else { return }
    for index in storyboard.segues.indices {
      let role: OfferedSegueClass.Role
      switch storyboard.segues[index].kind {
      case .custom(let scene) where stackable.contains(scene): role = .custom
      case .unwind: role = .unwind
      default: continue
      }
      let fitting = limits.segueClasses.filter { $0.role == role }
      guard !fitting.isEmpty, storyboard.segues[index].intermediate == nil,
        choices.chance(1, outOf: 2)
      else { continue }
      storyboard.segues[index].className = choices.element(of: fitting).name
      storyboard.segues[index].performing = nil
    }
  }

  private mutating func drawnPerform(of kind: Segue.Kind) -> CustomPerform? {
    if case .custom = kind { return choices.element(of: forwardPerforms(of: kind)) }
    guard choices.chance(1, outOf: 6) else { return nil }
    if case .unwind = kind { return choices.element(of: [.super, .nothing]) }
    return choices.element(of: forwardPerforms(of: kind) + [.super])
  }

  private func forwardPerforms(of kind: Segue.Kind) -> [CustomPerform] {
    let hasStacks = limits.repertoire.kinds.contains(.navigation)
    let fits = hasStacks && kind.destination.map { stackable.contains($0) } ?? false
    return fits ? [.nothing, .presents, .pushes, .wraps] : [.nothing, .presents]
  }

  /// Sometimes has the segues to one scene go through a reference to it.
  mutating func addReference() {
    guard choices.chance(1, outOf: 8) else { return }
    let scene = choices.element(of: storyboard.scenes).name
    let reference = SceneReference(names.name(SceneName(scene.text + "Link")), to: scene)
    storyboard.references.append(reference)
    for index in storyboard.segues.indices where storyboard.segues[index].destination == scene {
      guard choices.chance(2, outOf: 3) else { continue }
      storyboard.segues[index].kind = storyboard.segues[index].kind.leading(to: reference.name)
    }
  }

  /// Gives some segues a segue action, and takes the identifier of some that a control fires.
  mutating func refineSegues() {
    var fired: [(scene: SceneName, firing: Control.Firing)] = []
    for control in storyboard.controls {
      for firing in control.fires { fired.append((control.scene, firing)) }
    }
    for index in storyboard.segues.indices {
      let segue = storyboard.segues[index]
      if segue.destination != nil, choices.chance(1, outOf: 10) {
        storyboard.segues[index].action = choices.element(of: [.makes, .makes, .declines])
      }
      if segue.destination != nil, choices.chance(1, outOf: 12) {
        storyboard.segues[index].preparedStyle = choices.unanchoredStyle(in: limits.repertoire)
      }
      let isFired = fired.contains {
        $0.scene == segue.source && $0.firing == .segue(segue.identifier)
      }
      if isFired || segue.isEmbed {
        if choices.chance(1, outOf: 10) { storyboard.segues[index].runtimeName = .none }
      }
    }
  }

  mutating func addControls(of scene: Scene) {
    var identifiers: [SegueIdentifier] = []
    identifiers.reserveCapacity(4)
    for segue in storyboard.segues where segue.source == scene.name && !segue.isEmbed {
      identifiers.append(segue.identifier)
    }
    for identifier in identifiers where choices.chance(2, outOf: 3) {
      var fires: [Control.Firing] = [.segue(identifier)]
      if choices.chance(1, outOf: 6) { fires.append(.segue(choices.element(of: identifiers))) }
      if choices.chance(1, outOf: 4) { fires.append(Self.report) }
      let name = ControlName(identifier.text + "Button")
      storyboard.controls.append(Control(in: scene.name, name, fires: choices.shuffled(fires)))
    }
    guard choices.chance(1, outOf: 8) else { return }
    storyboard.controls.append(Control(in: scene.name, Self.refresh, fires: [Self.report]))
  }
}
