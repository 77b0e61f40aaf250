import FlowModel

/// Grows a storyboard: scenes, what they hold, and the segues and controls between them.
///
/// What the segues do by themselves is no misuse: nothing is pushed or wrapped that a stack cannot
/// hold, no unwind pushes, and no segue of kind custom asks for a handler that it does not have.
/// Only a push or replace segue, the kinds of old, is one where its container is missing.
/// What a scene holds and embeds never leads back to it.
struct StoryboardGenerator {
  var choices: Choices
  let limits: Limits
  private let actions: [ActionName]
  private var names = FreshNames<Scene>()
  private var storyboard = Storyboard()
  /// How many controllers each scene makes, with what it holds.
  private var sizes: [Int] = []
  /// The scenes that a stack may hold.
  private var stackable: [SceneName] = []

  init(_ choices: Choices, within limits: Limits) {
    self.choices = choices
    self.limits = limits
    let count = self.choices.number(in: limits.unwindActions)
    actions = Array(Self.knownActions.prefix(max(1, count)))
  }

  private static let knownActions: [ActionName] = ["done", "cancel", "home", "close", "save"]
  private static let knownPages: [SceneName] = [
    "Home", "List", "Form", "Detail", "Menu", "Photo", "Quiz", "Inbox", "Kiosk", "Album",
  ]
  private static let containerKinds: [ControllerKind] = [
    .navigation, .navigation, .navigation, .tabs, .tabs, .split, .split,
  ]
  private static let report = Control.Firing.action("report")
  private static let refresh: ControlName = "refresh"

  /// Grows the storyboard.
  mutating func grown() -> Storyboard {
    storyboard.scenes.reserveCapacity(16)
    storyboard.segues.reserveCapacity(32)
    storyboard.controls.reserveCapacity(16)
    sizes.reserveCapacity(16)
    addContentScenes()
    addContainerScenes()
    addScenesOfOwnContainers()
    addSceneOfOwnClass()
    stackable = storyboard.scenes.compactMap { $0.kind.fitsStack ? $0.name : nil }
    for scene in storyboard.scenes { addEmbeds(in: scene) }
    for scene in storyboard.scenes { addSegues(of: scene) }
    for scene in storyboard.scenes { addControls(of: scene) }
    refineSegues()
    addSegueClasses()
    addReference()
    var contracts = ContractGenerator(choices.split(), actions: actions)
    contracts.declare(in: &storyboard)
    declareClasses()
    return storyboard
  }
}

// MARK: - Scenes

extension StoryboardGenerator {
  private mutating func addContentScenes() {
    let bases = choices.shuffled(Self.knownPages)
    for number in 0..<max(1, choices.number(in: limits.contentScenes)) {
      var scene = Scene(names.name(bases[number % bases.count]), .content)
      if storyboard.scenes.contains(where: { $0.holds.isEmpty }) && choices.chance(1, outOf: 8) {
        let leaves = storyboard.scenes.compactMap { $0.holds.isEmpty ? $0.name : nil }
        scene.holds = drawn(choices.number(in: 1...2), of: leaves)
      }
      add(scene)
    }
  }

  private mutating func add(_ scene: Scene) {
    sizes.append(
      scene.holds.reduce(1) { size, held in
        size + (storyboard.index(of: held).map { sizes[$0] } ?? 0)
      })
    storyboard.scenes.append(scene)
  }

  private mutating func addContainerScenes() {
    for _ in 0..<choices.number(in: limits.containerScenes) {
      let kind = choices.element(of: Self.containerKinds)
      let held = holdable(by: kind)
      let count =
        switch kind {
        case .content, .navigation: choices.number(in: 1...2)
        case .tabs: choices.number(in: 2...3)
        case .split: 2
        }
      let name = names.name(kind.sceneName)
      add(Scene(name, kind, holds: drawn(count, of: held)))
    }
  }

  /// Containers of an app's own, when there are any on offer, with children as many as they hold.
  private mutating func addScenesOfOwnContainers() {
    let containers = limits.classes.indices.filter { limits.classes[$0].isContainer }
    guard !containers.isEmpty else { return }
    for _ in 0..<choices.number(in: 1...2) {
      let container = limits.classes[choices.element(of: containers)]
      let count = choices.number(in: container.firstChildCounts)
      let held = drawn(count, of: holdable(by: container.kind))
      guard held.count >= container.childCounts.lowerBound else { continue }
      let name = names.name(SceneName(container.name.text))
      add(
        Scene(
          name, container.kind, className: container.name, holds: held))
    }
  }

  /// A scene for a class of an app's own that is no container, when there are any on offer and none
  /// of the scenes so far could be of it.
  private mutating func addSceneOfOwnClass() {
    let kinds = limits.classes.compactMap { $0.isContainer ? nil : $0.kind }
    guard !kinds.isEmpty else { return }
    let kind = choices.element(of: kinds)
    guard !storyboard.scenes.contains(where: { $0.kind == kind && $0.className == nil }) else {
      return
    }
    let count = kind == .tabs || kind == .split ? 2 : 1
    add(Scene(names.name(kind.sceneName), kind, holds: drawn(count, of: holdable(by: kind))))
  }

  /// The scenes so far that a container may hold: few controllers each, and none that no stack
  /// can hold when the container is a stack.
  private func holdable(by kind: ControllerKind) -> [SceneName] {
    var holdable: [SceneName] = []
    holdable.reserveCapacity(storyboard.scenes.count)
    for index in storyboard.scenes.indices
    where sizes[index] <= 4 && (kind != .navigation || storyboard.scenes[index].kind.fitsStack) {
      holdable.append(storyboard.scenes[index].name)
    }
    return holdable
  }

  private mutating func drawn(_ count: Int, of scenes: [SceneName]) -> [SceneName] {
    Array(choices.shuffled(scenes).prefix(count))
  }

  private mutating func declareClasses() {
    let classes = limits.classes
    for index in storyboard.scenes.indices {
      if storyboard.scenes[index].className == nil {
        let kind = storyboard.scenes[index].kind
        let fitting = classes.indices.filter {
          !classes[$0].isContainer && classes[$0].kind == kind
        }
        guard !fitting.isEmpty && choices.chance(3, outOf: 4) else { continue }
        storyboard.scenes[index].className = classes[choices.element(of: fitting)].name
      }
      let name = storyboard.scenes[index].className
      let place = classes.indices.first { classes[$0].name == name }
      if let declared = place.flatMap({ classes[$0].declared }) {
        storyboard.scenes[index].contract = declared
      }
    }
  }
}

// MARK: - Segues and controls

extension StoryboardGenerator {
  /// Adds embeds, but to no container of a user's own: what that holds it chooses itself.
  private mutating func addEmbeds(in scene: Scene) {
    guard scene.kind == .content, scene.className == nil, choices.chance(1, outOf: 6) else {
      return
    }
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

  private mutating func addSegues(of scene: Scene) {
    var identifiers = FreshNames<IdentifiedSegue>()
    let isContainer = scene.kind != .content
    guard !isContainer || choices.chance(1, outOf: 3) else { return }
    for _ in 0..<choices.number(in: limits.seguesPerScene) {
      if choices.chance(1, outOf: 8) {
        addIntermediateSegue(of: scene, &identifiers)
        continue
      }
      let kind = drawnKind()
      storyboard.segues.append(
        Segue(
          from: scene.name, identifiers.name(kind.baseName), kind,
          performing: drawnPerform(of: kind), animates: !choices.chance(1, outOf: 10)))
    }
  }

  /// Adds a segue that puts a scene between: what a stack can hold, or anything when presented.
  private mutating func addIntermediateSegue(
    of scene: Scene, _ identifiers: inout FreshNames<IdentifiedSegue>
  ) {
    let style = choices.element(of: [.show, .show] + IntermediateStyle.allCases)
    let between = style == .show ? stackable : storyboard.scenes.map { $0.name }
    storyboard.segues.append(
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
    case 12..<20: return .present(destination, style: choices.segueStyle())
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
  private mutating func addSegueClasses() {
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
    let fits = kind.destination.map { stackable.contains($0) } ?? false
    return fits ? [.nothing, .presents, .pushes, .wraps] : [.nothing, .presents]
  }

  /// Sometimes has the segues to one scene go through a reference to it.
  private mutating func addReference() {
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
  private mutating func refineSegues() {
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
        storyboard.segues[index].preparedStyle = choices.unanchoredStyle()
      }
      let isFired = fired.contains {
        $0.scene == segue.source && $0.firing == .segue(segue.identifier)
      }
      if isFired || segue.isEmbed {
        storyboard.segues[index].isNamed = !choices.chance(1, outOf: 10)
      }
    }
  }

  private mutating func addControls(of scene: Scene) {
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
