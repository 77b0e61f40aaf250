import FlowModel

/// Declares what the classes of a storyboard's scenes promise.
///
/// Of each unwind action nobody, one or many scenes are implementers, containers among them.
struct ContractGenerator {
  var choices: Choices
  private let actions: [ActionName]

  init(_ choices: Choices, actions: [ActionName]) {
    self.choices = choices
    self.actions = actions
  }

  /// Declares the contract of every scene.
  mutating func declare(in storyboard: inout Storyboard) {
    let scenes = storyboard.scenes.map { $0.name }
    var contracts = scenes.map { _ in Contract() }
    for action in actions { spread(action, over: &contracts) }
    for index in storyboard.scenes.indices {
      declare(&contracts[index], of: storyboard.scenes[index], among: scenes, in: storyboard)
      storyboard.scenes[index].contract = contracts[index]
    }
  }

  private mutating func declare(
    _ contract: inout Contract, of scene: Scene, among scenes: [SceneName],
    in storyboard: Storyboard
  ) {
    let segues = storyboard.segues
    contract.refuses = drawn(oneOutOf: 12, of: segues, from: scene.name)
    if segues.contains(where: { $0.source == scene.name && $0.intermediate != nil }) {
      let intermediates = segues.filter { $0.intermediate != nil }
      contract.declines = drawn(oneOutOf: 10, of: intermediates, from: scene.name)
      contract.overrules = drawn(oneOutOf: 6, of: intermediates, from: scene.name)
    }
    contract.searches = drawnSearch(among: scenes)
    contract.definesContext = drawnContext()
    contract.show = drawnOverride(of: scene)
    contract.showDetail = drawnOverride(of: scene)
    contract.isModal = choices.chance(1, outOf: 10)
    contract.keeps = choices.chance(1, outOf: 10)
    contract.isLocked = scene.kind == .tabs && choices.chance(1, outOf: 6)
    contract.isRetained = choices.chance(1, outOf: 4)
    contract.adapts =
      choices.chance(1, outOf: 6) ? choices.element(of: AdaptiveStyle.allCases) : nil
    if scene.kind.fitsStack && choices.chance(1, outOf: 8) { contract.replacement = .navigation }
    if scene.kind == .split && choices.chance(1, outOf: 6) { contract.collapse = .discards }
    if choices.chance(1, outOf: scene.kind == .navigation ? 4 : 12) {
      contract.animates = .once
      contract.swipes = scene.kind == .navigation && choices.chance(3, outOf: 4)
    }
    if choices.chance(1, outOf: 8) {
      contract.reactions = [drawnReaction(of: scene, keeping: contract, in: storyboard)]
    }
  }

  /// Draws some of the segues of a scene, each with the same chance.
  private mutating func drawn(
    oneOutOf denominator: Int, of segues: [Segue], from scene: SceneName
  ) -> [SegueIdentifier] {
    var drawn: [SegueIdentifier] = []
    for index in segues.indices
    where segues[index].source == scene && choices.chance(1, outOf: denominator) {
      drawn.append(segues[index].identifier)
    }
    return drawn
  }

  private mutating func spread(_ action: ActionName, over contracts: inout [Contract]) {
    let implementers: [Int]
    switch choices.number(below: 8) {
    case 0: implementers = []
    case 1..<3: implementers = [choices.number(below: contracts.count)]
    default: implementers = choices.subset(of: contracts.indices)
    }
    for index in implementers {
      contracts[index].unwinds.append(action)
      if choices.chance(1, outOf: 8) { contracts[index].vetoes.append(action) }
    }
  }

  private mutating func drawnSearch(among scenes: [SceneName]) -> ChildrenForUnwinding {
    switch choices.number(below: 16) {
    case 0: .only([])
    case 1: .only(choices.subset(of: scenes))
    default: .all
    }
  }

  private mutating func drawnContext() -> Bool? {
    switch choices.number(below: 8) {
    case 0: false
    case 1, 2: true
    default: nil
    }
  }

  /// Only a plain controller adopts: a stack, tabs and columns have children of their own rules.
  ///
  /// The containers of an app's own often do.
  private mutating func drawnOverride(of scene: Scene) -> ShowOverride? {
    switch choices.number(below: 24) {
    case 0: .ignores
    case 1, 2: scene.kind == .content ? .adopts : nil
    case 3..<8: scene.className != nil ? .adopts : nil
    default: nil
    }
  }
}
