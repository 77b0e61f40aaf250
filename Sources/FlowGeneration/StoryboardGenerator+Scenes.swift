import FlowModel

// What scenes there are, what they hold, and of which classes they are.
extension StoryboardGenerator {
  private static let knownPages: [SceneName] = [
    "Home", "List", "Form", "Detail", "Menu", "Photo", "Quiz", "Inbox", "Kiosk", "Album",
  ]
  private static let containerKinds: [ControllerKind] = [
    .navigation, .navigation, .navigation, .tabs, .tabs, .split, .split,
  ]

  mutating func addContentScenes() {
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

  mutating func addContainerScenes() {
    let kinds = Self.containerKinds.filter(limits.repertoire.kinds.contains)
    guard !kinds.isEmpty else { return }
    for _ in 0..<choices.number(in: limits.containerScenes) {
      let kind = choices.element(of: kinds)
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
  mutating func addScenesOfOwnContainers() {
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

  /// Adds a scene for a class of an app's own that is no container.
  ///
  /// It does so when there is one on offer and none of the scenes so far could be of it.
  mutating func addSceneOfOwnClass() {
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

  mutating func declareClasses() {
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
