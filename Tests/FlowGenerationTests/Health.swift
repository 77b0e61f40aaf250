import FlowModel

/// What is wrong with the structure of a world, in words; empty when it is healthy.
///
/// Written with objects and links, apart from the generator, so that the two do not share mistakes.
func complaints(about world: World) -> [String] {
  var complaints: [String] = []
  let board = world.storyboard
  let labels = world.stage.entries.map(\.label)
  if Set(labels).count != labels.count { complaints.append("labels repeat") }
  if Set(board.scenes.map(\.name)).count != board.scenes.count {
    complaints.append("scenes repeat")
  }
  complaints += board.segues.flatMap { wiringComplaints(about: $0, in: board) }
  complaints += board.controls.flatMap { wiringComplaints(about: $0, in: board) }
  complaints += board.scenes.flatMap { holdingComplaints(about: $0, in: board) }
  complaints += world.stage.entries.flatMap { entryComplaints(about: $0, in: board) }
  return complaints + towerComplaints(about: world)
}

private let unfitForStacks: [ControllerKind] = [.navigation, .split]

private func kind(_ origin: Origin, in board: Storyboard) -> ControllerKind? {
  switch origin {
  case .stock(let kind): kind
  case .scene(let name): board.index(of: name).map { board.scenes[$0].kind }
  }
}

private func wiringComplaints(about segue: Segue, in board: Storyboard) -> [String] {
  var complaints: [String] = []
  let twins = board.segues.filter { $0.source == segue.source && $0.identifier == segue.identifier }
  if twins.count != 1 { complaints.append("segue \(segue.identifier) repeats") }
  let target = segue.destination.map { kind(.scene($0), in: board) }
  if target == .some(nil) { complaints.append("segue \(segue.identifier) leads nowhere") }
  let isUnfit = target.flatMap { $0 }.map(unfitForStacks.contains) ?? false
  if isUnfit, [.pushes, .wraps].contains(segue.performing) { complaints.append("pushes \(segue)") }
  switch segue.kind {
  case .show, .push: if isUnfit { complaints.append("shows \(segue)") }
  case .custom where segue.via != nil:
    if isUnfit || betweenIsUnfit(segue, in: board) { complaints.append("shows \(segue)") }
  case .embed:
    if contents(of: segue.destination, in: board).contains(segue.source) {
      complaints.append("\(segue.source) embeds itself")
    }
  case .custom:
    if [nil, .super].contains(segue.performing) { complaints.append("raises \(segue)") }
  case .unwind(let action):
    if action.text.isEmpty { complaints.append("connects \(segue)") }
    if ![nil, .super, .nothing].contains(segue.performing) {
      complaints.append("unwinds \(segue)")
    }
  case .popover(_, let isAnchored):
    if !isAnchored { complaints.append("points at nothing \(segue)") }
  case .showDetail, .present, .replace: break
  }
  return complaints
}

/// Whether what a segue puts between exists and, when it is pushed, fits into a stack.
private func betweenIsUnfit(_ segue: Segue, in board: Storyboard) -> Bool {
  guard let via = segue.via, let kind = kind(.scene(via.scene), in: board) else { return true }
  return via.style == .show && unfitForStacks.contains(kind)
}

/// A scene and all that comes into being with it, at most a hundred.
private func contents(of scene: SceneName?, in board: Storyboard) -> [SceneName] {
  var found = scene.map { [$0] } ?? []
  var next = 0
  while next < min(found.count, 100) {
    found += board.references.filter { $0.name == found[next] }.map(\.scene)
    found += board.scenes.first { $0.name == found[next] }?.holds ?? []
    found += board.segues.filter { $0.source == found[next] && $0.isEmbed }
      .compactMap(\.destination)
    next += 1
  }
  return found
}

private func wiringComplaints(about control: Control, in board: Storyboard) -> [String] {
  control.fires.compactMap { firing in
    guard case .segue(let identifier) = firing else { return nil }
    return board.index(of: identifier, from: control.scene) == nil ? "dead wire \(control)" : nil
  } + (control.fires.isEmpty ? ["control \(control.name) fires nothing"] : [])
}

private func holdingComplaints(about scene: Scene, in board: Storyboard) -> [String] {
  let place = board.index(of: scene.name) ?? 0
  return scene.holds.compactMap { held in
    guard let index = board.index(of: held) else { return "\(scene.name) holds nobody" }
    if index >= place { return "\(scene.name) may hold itself" }
    let isUnfit = unfitForStacks.contains(board.scenes[index].kind)
    return scene.kind == .navigation && isUnfit ? "\(scene.name) stacks \(held)" : nil
  }
}

private func entryComplaints(about entry: StageEntry, in board: Storyboard) -> [String] {
  let kinds = entry.children.compactMap { kind($0.origin, in: board) }
  let chosen = entry.selected.map { entry.children.map(\.label).contains($0) }
  switch kind(entry.origin, in: board) {
  case .navigation where kinds.isEmpty: return ["stack \(entry.label) is empty"]
  case .navigation where kinds.contains(where: unfitForStacks.contains):
    return ["stack \(entry.label) holds what it cannot hold"]
  case .tabs where kinds.count < 2: return ["tabs \(entry.label) are few"]
  case .split where kinds.count != 2: return ["split \(entry.label) has not two columns"]
  case .content, .navigation, .tabs, .split:
    return chosen == false ? ["\(entry.label) selects a stranger"] : []
  case nil: return ["\(entry.label) has no scene"]
  }
}

// MARK: - Towers

private final class TowerController {
  let entry: StageEntry
  private(set) var parent: TowerController?
  let isContext: Bool
  let isShown: Bool
  var owned: TowerController?
  var presenter: TowerController?
  var children: [TowerController] = []

  init(_ entry: StageEntry, in parent: TowerController?, isShown: Bool, _ world: World) {
    let board = world.storyboard
    let entry = world.stage.size == .compact ? collapsed(entry, in: board) : entry
    self.entry = entry
    self.parent = parent
    self.isShown = isShown
    let kind = kind(entry.origin, in: board) ?? .content
    if case .scene(let name) = entry.origin, let index = board.index(of: name) {
      isContext = board.scenes[index].definesContext
    } else {
      isContext = kind == .navigation || kind == .tabs
    }
    let hides = kind == .navigation || kind == .tabs
    let shown =
      kind == .tabs
      ? entry.selected ?? entry.children.first?.label
      : entry.children.last?.label
    children = entry.children.map {
      TowerController($0, in: self, isShown: !hides || $0.label == shown, world)
    }
  }

  /// A stock stack around what is presented.
  init(around entry: StageEntry, _ world: World) {
    self.entry = StageEntry("", .stock(.navigation))
    parent = nil
    isShown = true
    isContext = true
    children = [TowerController(entry, in: self, isShown: true, world)]
  }

  var all: [TowerController] { [self] + children.flatMap(\.all) }
  var ancestors: [TowerController] { [self] + (parent?.ancestors ?? []) }

  func answering(_ style: PresentationStyle) -> TowerController? {
    let context = style.honoursContexts ? ancestors.first(where: \.isContext) : nil
    guard let found = context ?? ancestors.last else { return nil }
    guard style.coversScreen else { return found }
    var bottom = found
    while let below = bottom.presenter { bottom = below }
    return bottom.parent.map { $0.answering(style) } ?? found
  }

  /// Whether it is shown, apart from the presentation that leads further up.
  var isVisible: Bool {
    let below = ancestors.last?.presenter
    return ancestors.allSatisfy(\.isShown)
      && (parent?.ancestors ?? []).allSatisfy { $0.owned == nil }
      && (below?.isVisible ?? true)
  }
}

/// The entry with its columns in one.
private func collapsed(_ entry: StageEntry, in board: Storyboard) -> StageEntry {
  guard kind(entry.origin, in: board) == .split, entry.children.count == 2 else { return entry }
  var primary = entry.children[0]
  let secondary = entry.children[1]
  let isTaken =
    kind(primary.origin, in: board) == .navigation && kind(secondary.origin, in: board) != .split
    && contract(entry.origin, in: board)?.collapse == nil
  if isTaken { primary.children.append(secondary) }
  return StageEntry(entry.label, entry.origin, children: [primary])
}

private func contract(_ origin: Origin, in board: Storyboard) -> Contract? {
  guard case .scene(let name) = origin else { return nil }
  return board.index(of: name).map { board.scenes[$0].contract }
}

/// What stands on top when a presentation is made, which may be a stack in its place.
private func top(of presentation: StagePresentation, in world: World) -> TowerController {
  let contract = contract(presentation.entry.origin, in: world.storyboard)
  let adapting: [PresentationStyle?] = [nil, .automatic, .pageSheet, .formSheet, .popover]
  let isReplaced =
    world.stage.size == .compact && adapting.contains(presentation.style)
    && contract?.adapts != .some(.none) && contract?.replacement != nil
  return isReplaced
    ? TowerController(around: presentation.entry, world)
    : TowerController(presentation.entry, in: nil, isShown: true, world)
}

private func towerComplaints(about world: World) -> [String] {
  var standing = TowerController(world.stage.root, in: nil, isShown: true, world).all
  return world.stage.presentations.compactMap { presentation in
    guard let caller = standing.first(where: { $0.entry.label == presentation.caller }),
      let presenter = caller.answering(presentation.style ?? .automatic)
    else { return "nobody presents \(presentation.entry.label)" }
    let top = top(of: presentation, in: world)
    defer {
      presenter.owned = top
      top.presenter = presenter
      standing += top.all
    }
    guard presenter.owned == nil else { return "\(presenter.entry.label) already presents" }
    return presenter.isVisible ? nil : "\(presenter.entry.label) is not on screen"
  }
}
