import FlowModel

/// A flow that grows step by step on a stage.
///
/// Whether a step applies is told from the stage and from what earlier steps have made; what moved
/// in between is not followed.
struct GrowingFlow {
  /// The world, and the steps so far.
  private(set) var scenario: Scenario
  /// How many steps are still to come.
  private var stepsLeft: Int
  /// Who can be named by a step: those on the stage in preorder, then those whom steps have made.
  private(set) var cast: [NamedController]
  private var labels: PlainLabels
  private(set) var size: SizeClass
  /// Whether a gesture has been begun, and neither finished nor cancelled.
  private(set) var isHeld = false
  /// Whether something may be in flight: the last step does not settle.
  private(set) var isMoving = false
  /// Whether the app is in the background.
  private(set) var isAway = false
  private(set) var isSaved = false

  /// A controller that can be named.
  struct NamedController {
    var label: Label
    /// `nil` when the storyboard does not know it.
    var kind: ControllerKind?
    var scene: SceneName?
    var hasClass: Bool
    /// Who lists it on the stage; `nil` for the root, what is presented and what steps have made.
    var parent: Label?
    /// Whether it may be presented: on the stage, or by the step that has made it.
    var isTop: Bool
  }

  /// Begins on a stage that has used up some names.
  init(_ world: World, stepCount: Int, labels: PlainLabels) {
    scenario = Scenario(world)
    stepsLeft = stepCount
    self.labels = labels
    size = world.stage.size
    cast = []
    add(world.stage.root, parent: nil, isTop: false)
    for presentation in world.stage.presentations {
      add(presentation.entry, parent: nil, isTop: true)
    }
  }

  private mutating func add(_ entry: StageEntry, parent: Label?, isTop: Bool) {
    add(entry.label, entry.origin, parent: parent, isTop: isTop)
    for child in entry.children { add(child, parent: entry.label, isTop: false) }
  }

  private mutating func add(_ label: Label, _ origin: Origin, parent: Label?, isTop: Bool) {
    let board = scenario.world.storyboard
    var scene: SceneName?
    if case .scene(let name) = origin { scene = name }
    cast.append(
      NamedController(
        label: label, kind: board.kind(of: origin), scene: scene, hasClass: board.hasClass(origin),
        parent: parent, isTop: isTop))
  }

  /// What can become of it with one step more; `nil` when it is finished.
  func grown(of words: Words) -> [GrowingFlow]? {
    guard stepsLeft > 0 else { return nil }
    let kinds =
      mustTrigger ? words.steps.filter { [.tap, .performSegue].contains($0) } : words.steps
    return kinds.flatMap { actions($0, of: words) }.flatMap { action in
      withOneMore(action, words.manners)
    }
  }

  /// Whether every step that is left is needed to trigger what nobody has triggered yet.
  private var mustTrigger: Bool {
    let board = scenario.world.storyboard
    guard board.controls.isEmpty else {
      let tapped = scenario.steps.count { $0.kind == .tap }
      return board.controls.count - tapped >= stepsLeft
    }
    guard !board.scenes.contains(where: { !$0.contract.reactions.isEmpty }) else { return false }
    let performed = scenario.steps.count { $0.kind == .performSegue }
    return board.segues.count { !$0.isEmbed } - performed >= stepsLeft
  }

  private func withOneMore(_ action: Step.Action, _ manners: Words.Manners) -> [GrowingFlow] {
    let made = stepsLeft > 1 ? scenario.world.storyboard.origins(madeBy: action, cast.scenes) : []
    return (0...min(made.count, manners.namesMax)).flatMap { count -> [GrowingFlow] in
      var grown = self
      grown.stepsLeft -= 1
      var names: [Label] = []
      for origin in made.prefix(count) {
        let label = grown.labels.next()
        names.append(label)
        grown.add(label, origin, parent: nil, isTop: true)
      }
      grown.remember(action)
      return manners.ways(ofDoing: Step(action, creating: names)).map { step in
        var grown = grown
        grown.isMoving = !step.settles
        grown.scenario.steps.append(step)
        return grown
      }
    }
  }

  private mutating func remember(_ action: Step.Action) {
    switch action {
    case .size(let other): size = other
    case .beginBack, .beginSwipeDown: isHeld = true
    case .finish, .cancel: isHeld = false
    case .background: isAway = true
    case .foreground: isAway = false
    case .save: isSaved = true
    default: break
    }
  }
}

extension Words.Manners {
  /// A step as it is, and as it is done in a hurry.
  fileprivate func ways(ofDoing step: Step) -> [Step] {
    let isAnimated = leaps && step.kind.takesAnimated ? [true, false] : [true]
    let settles = hurries && step.action != .settle ? [true, false] : [true]
    return isAnimated.flatMap { isAnimated in
      settles.map { settles in
        Step(step.action, creating: step.creating, isAnimated: isAnimated, settles: settles)
      }
    }
  }
}
