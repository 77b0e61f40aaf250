import FlowModel

/// Numbers that look random and are the same everywhere.
struct Dice {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// A number below `bound`.
  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  mutating func happens(oneIn count: Int) -> Bool { below(count) == 0 }

  mutating func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }

  mutating func some<Element>(of elements: [Element], oneIn count: Int) -> [Element] {
    elements.filter { _ in happens(oneIn: count) }
  }
}

/// A flow without sense or restraint: unknown names, dead labels, circles, misuse.
struct WildFlow {
  private var dice: Dice
  private let scenes: [SceneName] = ["A", "B", "C", "N", "T", "S"]
  private let actions: [ActionName] = ["done", "cancel"]
  private let segues: [SegueIdentifier] = ["s0", "s1", "s2", "s3", "gone"]
  private let isAlwaysSettled: Bool
  private var stageCount = 0
  private var bornCount = 0

  /// Makes the flow of a number.
  static func scenario(_ seed: Int, settled: Bool = false) -> Scenario {
    var flow = WildFlow(dice: Dice(seed), isAlwaysSettled: settled)
    let world = World(storyboard: flow.storyboard(), stage: flow.stage())
    let count = 6 + flow.dice.below(10)
    return Scenario(world, steps: (0..<count).map { _ in flow.step() })
  }

  private init(dice: Dice, isAlwaysSettled: Bool) {
    self.dice = dice
    self.isAlwaysSettled = isAlwaysSettled
  }

  private mutating func storyboard() -> Storyboard {
    let kinds: [ControllerKind] = [.content, .content, .content, .navigation, .tabs, .split]
    var storyboard = Storyboard()
    for (scene, kind) in zip(scenes, kinds) {
      storyboard.scenes.append(
        Scene(scene, kind, holds: held(by: kind), contract: contract()))
      for identifier in segues.dropLast() {
        storyboard.segues.append(segue(from: scene, identifier))
      }
      storyboard.controls.append(Control(in: scene, "tap", fires: firings()))
    }
    return storyboard
  }

  private mutating func held(by kind: ControllerKind) -> [SceneName] {
    if dice.happens(oneIn: 12) { return [dice.one(of: scenes)] }
    let count = kind == .content ? dice.below(2) : dice.below(3)
    return (0..<count).map { _ in dice.one(of: ["A", "B", "C"]) }
  }

  private mutating func contract() -> Contract {
    var contract = Contract(
      unwinds: dice.some(of: actions, oneIn: 3), vetoes: dice.some(of: actions, oneIn: 8),
      refuses: dice.some(of: segues, oneIn: 8))
    if dice.happens(oneIn: 8) { contract.searches = .only(dice.some(of: scenes, oneIn: 2)) }
    if dice.happens(oneIn: 4) { contract.definesContext = dice.happens(oneIn: 2) }
    if dice.happens(oneIn: 10) { contract.show = dice.one(of: ShowOverride.allCases) }
    if dice.happens(oneIn: 10) { contract.showDetail = dice.one(of: ShowOverride.allCases) }
    if dice.happens(oneIn: 6) { contract.adapts = dice.one(of: AdaptiveStyle.allCases) }
    if dice.happens(oneIn: 6) { contract.replacement = .navigation }
    if dice.happens(oneIn: 6) { contract.collapse = .discards }
    contract.swipes = dice.happens(oneIn: 6)
    contract.isLocked = dice.happens(oneIn: 6)
    contract.isRetained = dice.happens(oneIn: 6)
    if dice.happens(oneIn: 6) { contract.animates = dice.one(of: Animating.allCases) }
    contract.reactions = (0..<dice.below(3)).map { _ in reaction() }
    return contract
  }

  private mutating func reaction() -> Reaction {
    let moments: [Reaction.Moment] = [
      .viewDidLoad, .viewDidAppear, .prepare(dice.one(of: segues)), .action(dice.one(of: actions)),
      .report("refresh"),
    ]
    return Reaction(
      at: dice.one(of: moments),
      dice.one(of: [.performs(identifier()), .performs(identifier()), .dismisses, .pops]))
  }

  private mutating func segue(from scene: SceneName, _ identifier: SegueIdentifier) -> Segue {
    let destination: SceneName = dice.happens(oneIn: 40) ? "Missing" : dice.one(of: scenes)
    let kind: Segue.Kind =
      switch dice.below(12) {
      case 0, 1: .show(destination)
      case 2: .showDetail(destination)
      case 3, 4: .present(destination, style: style())
      case 9: .embed(destination)
      case 10: .push(destination)
      case 11: .replace(destination, column: dice.one(of: SplitColumn.allCases))
      case 5: dice.happens(oneIn: 3) ? .custom(destination) : .show(destination)
      case 6: .popover(destination, isAnchored: !dice.happens(oneIn: 8))
      default: .unwind(dice.one(of: actions))
      }
    let isCustom = dice.happens(oneIn: 6)
    var segue = Segue(
      from: scene, identifier, kind,
      performing: isCustom ? dice.one(of: CustomPerform.allCases) : nil,
      animates: !dice.happens(oneIn: 4))
    if dice.happens(oneIn: 6) { segue.action = dice.one(of: SegueActionAnswer.allCases) }
    if dice.happens(oneIn: 6) { segue.runtimeName = .none }
    if dice.happens(oneIn: 6) { segue.preparedStyle = style() }
    return segue
  }

  private mutating func firings() -> [Control.Firing] {
    let count = isAlwaysSettled ? 1 : 1 + dice.below(3)
    return (0..<count).map { _ in
      dice.happens(oneIn: 4) ? .action("refresh") : .segue(identifier())
    }
  }

  private mutating func style() -> PresentationStyle? {
    dice.happens(oneIn: 2) ? nil : dice.one(of: PresentationStyle.allCases)
  }

  private mutating func stage() -> Stage {
    let root = entry(depth: 0)
    let presentations = (0..<dice.below(4)).map { _ in
      let caller = Label("x\(dice.below(max(stageCount, 1)))")
      return StagePresentation(by: caller, style: style(), entry(depth: 1))
    }
    return Stage(
      size: dice.one(of: SizeClass.allCases), root: root, presentations: presentations)
  }

  private mutating func entry(depth: Int) -> StageEntry {
    let label = Label("x\(stageCount)")
    stageCount += 1
    let origin = origin()
    let count = stageCount > 6 || depth > 2 ? 0 : dice.below(4)
    let children = (0..<count).map { _ in entry(depth: depth + 1) }
    return StageEntry(
      label, origin, children: children,
      selected: dice.happens(oneIn: 2) ? children.last?.label : nil)
  }

  private mutating func origin() -> Origin {
    switch dice.below(8) {
    case 0: .stock(dice.one(of: ControllerKind.allCases))
    case 1: .scene(dice.one(of: ["N", "T", "S"]))
    default: .scene(dice.one(of: scenes))
    }
  }

  private mutating func subject() -> Step.Subject {
    dice.happens(oneIn: 5) ? .existing(label()) : .new(origin())
  }

  private mutating func label() -> Label {
    let isStaged = bornCount == 0 || dice.below(3) > 0
    return isStaged ? Label("x\(dice.below(stageCount))") : Label("b\(dice.below(bornCount + 1))")
  }

  private mutating func identifier() -> SegueIdentifier {
    dice.happens(oneIn: 40) ? "gone" : dice.one(of: ["s0", "s1", "s2", "s3"])
  }

  private mutating func step() -> Step {
    let action = action()
    let creating = (0..<3).map { Label("b\(bornCount + $0)") }
    bornCount = (bornCount + 2) % 12
    return Step(
      action, creating: creating, settles: isAlwaysSettled || !dice.happens(oneIn: 3))
  }

  private mutating func action() -> Step.Action {
    switch dice.below(26) {
    case 0...3: .tap(label(), "tap")
    case 4...7: .performSegue(label(), identifier())
    case 8: .present(subject(), on: label(), style: style())
    case 9: .dismiss(label())
    case 10: .push(subject(), on: label())
    case 11: .pop(label())
    case 12: .popTo(label(), on: label())
    case 13: .popToRoot(label())
    case 14: .setStack((0..<dice.below(4)).map { _ in label() }, on: label())
    case 15: dice.happens(oneIn: 2) ? .select(label(), on: label()) : tabs()
    case 16: .show(subject(), on: label())
    case 17: .showDetail(subject(), on: label())
    case 18: dice.happens(oneIn: 2) ? .add(subject(), to: label()) : .remove(label())
    case 19: .settle
    case 20, 21: .size(dice.one(of: SizeClass.allCases))
    case 22: outside()
    default: exit()
    }
  }

  private mutating func tabs() -> Step.Action {
    .setTabs((0..<dice.below(4)).map { _ in label() }, on: label())
  }

  private mutating func outside() -> Step.Action {
    switch dice.below(9) {
    case 4: .save
    case 5, 6: .restore
    case 0: .root(subject())
    case 1: .alert
    case 2: .background
    case 3: .foreground
    default: .open(dice.happens(oneIn: 8) ? "nowhere" : dice.one(of: scenes))
    }
  }

  private mutating func exit() -> Step.Action {
    switch dice.below(11) {
    case 8: .tapOutside(label())
    case 9, 10: .tapTab(label(), on: label())
    case 0: .back(label())
    case 1: .swipeDown(label())
    case 2, 3: .beginBack(label())
    case 4: .beginSwipeDown(label())
    case 5: .progress(dice.below(101))
    case 6: .finish
    default: .cancel
    }
  }
}
