import FlowModel

/// Grows a stage: containers in containers, deep stacks, hidden tabs, and what is presented on top.
///
/// A stack holds plain and tab bar controllers only, tabs and columns come in twos and more, and
/// every presentation is one that UIKit accepts.
struct StageGenerator {
  private var choices: Choices
  private let limits: Limits
  private let storyboard: Storyboard
  /// The plain scenes whose class is a container.
  private var ownContainers: [OwnContainer] = []
  /// The kinds of the scenes, plain ones aside, that have a class of an app's own.
  private var ownKinds: [ControllerKind] = []
  /// The plain scenes whose class is none.
  private var pages: [SceneName] = []
  private var names = FreshNames<LabelledController>()

  /// A scene, and how many children a controller of it has at least.
  private struct OwnContainer {
    var scene: SceneName
    var childCountMin: Int
  }

  init(_ choices: Choices, of storyboard: Storyboard, within limits: Limits) {
    self.choices = choices
    self.limits = limits
    self.storyboard = storyboard
    for scene in storyboard.scenes {
      let container = limits.classes.first {
        $0.name == scene.className && $0.kind == .content && $0.isContainer
      }
      if let container {
        ownContainers.append(
          OwnContainer(scene: scene.name, childCountMin: container.childCounts.lowerBound))
      } else if scene.kind == .content {
        pages.append(scene.name)
      } else if scene.className != nil {
        ownKinds.append(scene.kind)
      }
    }
  }

  /// Grows the stage.
  mutating func grown() -> Stage {
    let size = max(1, choices.number(in: limits.controllers))
    let wanted = min(drawnTowerHeight(), size - 1)
    var sizes = shares(of: size, among: wanted + 1)
    if let largest = sizes.indices.max(by: { sizes[$0] < sizes[$1] }) { sizes.swapAt(0, largest) }
    let drawn: SizeClass = choices.chance(1, outOf: 4) ? .compact : .regular
    let window = limits.repertoire.sizes.contains(drawn) ? drawn : drawn.other
    var stage = Stage(size: window, root: entry(of: sizes[0], depth: 1, within: nil))
    var standing = StandingControllers(
      stage.root, in: storyboard, size: window, showingCards: limits.showsCards)
    for size in sizes.dropFirst() {
      guard let spot = drawnSpot(in: standing) else { break }
      let entry = entry(of: size, depth: 1, within: nil)
      standing.present(entry, by: spot.presenter, style: spot.style)
      stage.presentations.append(
        StagePresentation(by: spot.caller, style: spot.style, entry))
    }
    return stage
  }

  private mutating func drawnTowerHeight() -> Int {
    let range = limits.repertoire.styles.isEmpty ? 0...0 : limits.presentations
    return min(range.upperBound, range.lowerBound + choices.element(of: [0, 0, 1, 1, 1, 2, 2, 3]))
  }

  /// Cuts a number into shares of at least one.
  private mutating func shares(of total: Int, among count: Int) -> [Int] {
    var shares = (0..<count).map { _ in 1 }
    for _ in 0..<max(0, total - count) { shares[choices.number(below: count)] += 1 }
    return shares
  }
}

// MARK: - Trees

extension StageGenerator {
  /// Grows a tree of at most `size` controllers; tabs are mostly stacks, as in apps.
  private mutating func entry(
    of size: Int, depth: Int, within parent: ControllerKind?
  ) -> StageEntry {
    let room = depth < limits.depth ? size - 1 : 0
    let isStack =
      parent == .tabs && room > 0 && choices.chance(3, outOf: 4)
      && limits.repertoire.kinds.contains(.navigation)
    let kind = isStack ? .navigation : drawnKind(withRoomFor: room, within: parent)
    let origin = kind == .content ? drawnPage(withRoomFor: room) : drawnOrigin(of: kind)
    let label = names.label(for: origin)
    let sizes = childSizes(of: origin, kind, in: room)
    let children = sizes.map { entry(of: $0, depth: depth + 1, within: kind) }
    var selected: Label?
    let mustSelect = !children.isEmpty && hasBranches(origin)
    if mustSelect || kind == .tabs && choices.chance(2, outOf: 3) {
      selected = choices.element(of: children.map(\.label))
    }
    return StageEntry(label, origin, children: children, selected: selected)
  }

  /// Draws what a tree begins with: a container needs room for its children and a level for them.
  private mutating func drawnKind(
    withRoomFor room: Int, within parent: ControllerKind?
  ) -> ControllerKind {
    guard room > 0 else { return .content }
    let pageWeight = ownContainers.isEmpty ? 1 : 12
    let kind = choices.element(of: ControllerKind.allCases) { kind in
      guard parent != .navigation || kind.fitsStack else { return 0 }
      guard kind == .content || limits.repertoire.kinds.contains(kind) else { return 0 }
      let weight =
        switch kind {
        case .content: pageWeight
        case .navigation: 5
        case .tabs: room > 1 ? 3 : 0
        case .split: room > 1 ? 3 : 0
        }
      return ownKinds.contains(kind) ? 3 * weight : weight
    }
    return kind ?? .content
  }

  private mutating func childSizes(
    of origin: Origin, _ kind: ControllerKind, in room: Int
  ) -> [Int] {
    guard room > 0 else { return [] }
    if let own = ownClass(of: origin), own.isContainer {
      return shares(of: room, among: min(room, choices.number(in: own.firstChildCounts)))
    }
    let count =
      switch kind {
      case .content: min(room, choices.number(in: 1...2))
      case .navigation: min(room, choices.number(in: 1...4))
      case .tabs: min(room, choices.number(in: 2...3))
      case .split: 2
      }
    return shares(of: room, among: count)
  }

  /// Draws a plain controller, or for one with children a container of an app's own.
  private mutating func drawnPage(withRoomFor room: Int) -> Origin {
    guard !ownContainers.isEmpty else { return drawnOrigin(of: .content) }
    let fitting = ownContainers.filter { room > 0 && $0.childCountMin <= room }
    if !fitting.isEmpty && choices.chance(5, outOf: 6) {
      return .scene(choices.element(of: fitting).scene)
    }
    guard !pages.isEmpty && choices.chance(11, outOf: 12) else { return .stock(.content) }
    return .scene(choices.element(of: pages))
  }

  private mutating func drawnOrigin(of kind: ControllerKind) -> Origin {
    let scenes = storyboard.scenes
    let isOwn = scenes.contains { $0.kind == kind && $0.className != nil }
    guard scenes.contains(where: { $0.kind == kind }),
      choices.chance(kind == .content || isOwn ? 11 : 8, outOf: 12),
      let place = choices.element(
        of: scenes.indices,
        weight: { scenes[$0].kind != kind ? 0 : scenes[$0].className == nil ? 1 : 4 })
    else { return .stock(kind) }
    return .scene(scenes[place].name)
  }
}

// MARK: - Classes of an app's own

extension StageGenerator {
  private func ownClass(of origin: Origin) -> OfferedClass? {
    guard case .scene(let name) = origin, let index = storyboard.index(of: name),
      let className = storyboard.scenes[index].className
    else { return nil }
    return limits.classes.first { $0.name == className }
  }

  /// Whether one of the children hides the others, which must be known before one presents.
  private func hasBranches(_ origin: Origin) -> Bool {
    ownClass(of: origin)?.hasBranches ?? false
  }
}

// MARK: - Towers

extension StageGenerator {
  private struct Spot {
    var caller: Label
    var style: PresentationStyle?
    var presenter: Int
  }

  /// How often a spot is drawn at most.
  private static let spotsMax = 24

  /// Draws who asks and in which style until UIKit would accept.
  private mutating func drawnSpot(in standing: StandingControllers) -> Spot? {
    for _ in 0..<Self.spotsMax {
      let callers = choices.chance(2, outOf: 3) ? standing.latestTree : standing.labels
      let caller = choices.element(of: callers)
      let style = choices.style(in: limits.repertoire)
      guard let presenter = standing.presenter(for: caller, style: style ?? .automatic) else {
        continue
      }
      return Spot(caller: caller, style: style, presenter: presenter)
    }
    return nil
  }
}
