import FlowModel

/// Chooses the steps of one run, each from what the last snapshot offers.
///
/// Every controller that a step makes gets a label of its own, unique in the whole scenario.
package struct StepChooser: Sendable {
  var choices: Choices
  let limits: Limits
  let weights: Weights
  private let flows: IntermediateFlows
  private var names: FreshNames<LabelledController>
  private var last: Step?
  /// What was saved last, in preorder.
  private var saved: [Origin] = []

  /// Makes a chooser for the flows of a world.
  package init(
    _ choices: Choices, in world: World, within limits: Limits = Limits(),
    weighing weights: Weights = Weights()
  ) {
    self.choices = choices
    self.limits = limits
    self.weights = weights
    flows = IntermediateFlows(of: world)
    names = FreshNames(besides: world.stage.entries.map { $0.label })
  }

  /// Chooses what to try next; `nil` when nothing is on offer.
  ///
  /// - Parameters:
  ///   - snapshot: What stands now.
  ///   - cast: The controllers of the run so far.
  ///   - world: Where the flow began.
  /// - Returns: The step, with names for the controllers that it makes.
  package mutating func next(
    given snapshot: Snapshot, cast: [CastMember], in world: World
  ) -> Step? {
    let surroundings = Surroundings(snapshot, cast: cast, in: world)
    remember(snapshot, cast: cast, in: world)
    var offers = snapshot.offers(in: world, cast: cast, knowing: flows)
    if !weights.selectsTabs { offers.removeAll { $0.selectsTab(among: surroundings) } }
    let isOdd = choices.chance(weights.oddSteps, outOf: max(1, weights.oddStepsOutOf))
    let odd = isOdd ? oddAction(among: surroundings, in: world.storyboard) : nil
    guard
      let action = odd ?? repetition(in: snapshot) ?? turn(in: snapshot, cast: cast)
        ?? (gestureOffer(from: offers, in: snapshot) ?? secondTry(from: offers)
        ?? hastyOffer(from: offers, among: surroundings, in: snapshot)
        ?? impatientTouch(from: offers, among: surroundings, in: snapshot))
        .map({ filled($0, among: surroundings, in: world.storyboard) })
        ?? drawnOffer(from: offers, among: surroundings, in: world.storyboard)
        .map({ filled($0, among: surroundings, in: world.storyboard) })
    else { return nil }
    let births = births(in: action, among: surroundings, in: world.storyboard)
    let labels = births.prefix(limits.namesPerStep).map { names.label(for: $0) }
    let step = Step(action, creating: labels, settles: settles(after: action, among: surroundings))
    last = step
    return step
  }

  /// Goes on after a step that somebody else has chosen, as if it were one's own.
  ///
  /// - Parameters:
  ///   - step: What is about to be done.
  ///   - snapshot: What stands now.
  ///   - cast: The controllers of the run so far.
  ///   - world: Where the flow began.
  package mutating func follow(
    _ step: Step, given snapshot: Snapshot, cast: [CastMember], in world: World
  ) {
    remember(snapshot, cast: cast, in: world)
    names.take(step.creating)
    last = step
  }

  /// What the step before has saved is what stands after it.
  private mutating func remember(_ snapshot: Snapshot, cast: [CastMember], in world: World) {
    if last?.action == .save { saved = snapshot.origins(in: world, cast: cast) }
  }

  /// Makes a step of a probe, which settles, with a name for what it makes.
  mutating func step(_ action: Step.Action) -> Step {
    switch action {
    case .present(.new(let origin), on: _, style: _), .push(.new(let origin), on: _):
      Step(action, creating: [names.label(for: origin)])
    default: Step(action)
    }
  }

  /// The step before once more, while what it began is in flight.
  private mutating func repetition(in snapshot: Snapshot) -> Step.Action? {
    guard snapshot.inFlightCount > 0, let last, !last.settles,
      choices.chance(weights.repeated, outOf: 8)
    else { return nil }
    return last.action
  }

  /// Another width of the window: back to the one before the last step, now and then, and where
  /// columns are seen.
  private mutating func turn(in snapshot: Snapshot, cast: [CastMember]) -> Step.Action? {
    guard weights[.size] > 0 else { return nil }
    if case .size? = last?.action {
      return choices.chance(1, outOf: 3) ? .size(snapshot.size.other) : nil
    }
    let showsColumns = snapshot.nodes.contains {
      $0.isOnScreen && cast[$0.controller.index].kind == .split
    }
    guard showsColumns, choices.chance(1, outOf: snapshot.size == .compact ? 4 : 12) else {
      return nil
    }
    return .size(snapshot.size.other)
  }

  /// How a gesture goes on that the user has in hand, every other time; now and then code pushes
  /// meanwhile.
  private mutating func gestureOffer(from offers: [Offer], in snapshot: Snapshot) -> Offer? {
    guard snapshot.interacting != nil else { return nil }
    if choices.chance(1, outOf: 8) {
      return choices.element(of: offers) { $0.kind == .push ? weights[.push] : 0 }
    }
    guard choices.chance(1, outOf: 2) else { return nil }
    return choices.element(of: offers) { offer in
      switch offer {
      case .progress, .finish, .cancel: weights[offer.kind]
      default: 0
      }
    }
  }

  /// The way that was taken back, by the user or by code, now and then.
  private mutating func secondTry(from offers: [Offer]) -> Offer? {
    guard last?.action == .cancel, choices.chance(1, outOf: 3) else { return nil }
    return choices.element(of: offers) { offer in
      switch offer {
      case .back, .beginBack, .swipeDown, .beginSwipeDown, .pop, .push: weights[offer.kind]
      default: 0
      }
    }
  }

  /// Something new on top of what is about to go, now and then.
  private mutating func hastyOffer(
    from offers: [Offer], among surroundings: Surroundings, in snapshot: Snapshot
  ) -> Offer? {
    guard snapshot.inFlightCount > 0, let last, !last.settles, last.action.dismisses,
      weights[.present] > 0,
      choices.chance(1, outOf: 3)
    else { return nil }
    return choices.element(of: offers) { offer in
      offer.kind == .present ? offer.weight(ofRouters: surroundings) : 0
    }
  }

  /// A gesture that has begun mostly goes on in the next step; that is what it is for.
  ///
  /// Routers are asked in quick succession twice as often.
  private mutating func settles(
    after action: Step.Action, among surroundings: Surroundings
  ) -> Bool {
    switch action {
    case .beginBack, .beginSwipeDown, .progress: choices.chance(1, outOf: 8)
    case .pop(let label), .push(_, on: let label), .present(_, on: let label, style: _),
      .dismiss(let label):
      !choices.chance(
        weights.unsettled * (surroundings.keepsRoutes(label) ? 2 : 1), outOf: 16)
    case .tap, .tapTab: !choices.chance(2 * weights.unsettled, outOf: 16)
    default: !choices.chance(weights.unsettled, outOf: 16)
    }
  }

  /// Draws a kind of step first, so that many offers of one kind do not drown the others.
  private mutating func drawnOffer(
    from offers: [Offer], among surroundings: Surroundings, in storyboard: Storyboard
  ) -> Offer? {
    let offered = offers.reduce(into: UInt64(0)) { $0 |= 1 << UInt64($1.kind.rawValue) }
    let kind = choices.element(of: Step.Kind.allCases) { kind in
      offered & 1 << UInt64(kind.rawValue) != 0 ? weights[kind] : 0
    }
    guard let kind else { return nil }
    let places = offers.indices.filter { offers[$0].kind == kind }
    return choices.element(of: places) { place in
      offers[place].unwinds(among: surroundings, in: storyboard)
        ? max(1, weights.unwinding) : offers[place].weight(among: surroundings, in: storyboard)
    }.map { offers[$0] }
  }
}

// MARK: - Births

extension StepChooser {
  /// What the step makes if nothing stands in its way, in order of birth.
  private func births(
    in action: Step.Action, among surroundings: Surroundings, in storyboard: Storyboard
  ) -> [Origin] {
    switch action {
    case .tap(let label, let control):
      storyboard.segues(firedBy: control, in: surroundings[label]?.scene)
        .flatMap { storyboard.births(of: $0, atMost: limits.namesPerStep) }
    case .performSegue(let label, let identifier):
      storyboard.segue(identifier, from: surroundings[label]?.scene)
        .map { storyboard.births(of: $0, atMost: limits.namesPerStep) } ?? []
    case .present(.new(let origin), on: _, style: _), .push(.new(let origin), on: _),
      .show(.new(let origin), on: _), .showDetail(.new(let origin), on: _),
      .add(.new(let origin), to: _), .replace(.new(let origin), on: _), .root(.new(let origin)):
      storyboard.births(of: origin, atMost: limits.namesPerStep)
    case .present, .push, .show, .showDetail, .add, .dismiss, .pop, .popTo, .popToRoot, .setStack,
      .select, .remove, .replace, .answer, .settle, .back, .swipeDown, .tapOutside, .tapTab,
      .beginBack, .beginSwipeDown, .progress, .finish, .cancel, .size:
      []
    case .open(let scene): storyboard.births(of: scene, atMost: limits.namesPerStep)
    case .alert: [.stock(.content)]
    case .background, .foreground, .root(.existing), .save: []
    case .restore: saved
    }
  }
}

extension Snapshot {
  /// What everybody in the tree was made from, in preorder.
  fileprivate func origins(in world: World, cast: [CastMember]) -> [Origin] {
    nodes.map { node in
      let member = cast[node.controller.index]
      return member.scene.map { .scene(world.storyboard.scenes[$0].name) } ?? .stock(member.kind)
    }
  }
}

extension Storyboard {
  /// Finds a segue of a scene.
  func segue(_ identifier: SegueIdentifier, from scene: SceneName?) -> Segue? {
    scene.flatMap { index(of: identifier, from: $0) }.map { segues[$0] }
  }

  /// The segues that a tap asks for, in order.
  func segues(firedBy control: ControlName, in scene: SceneName?) -> [Segue] {
    guard let index = scene.flatMap({ self.index(of: control, in: $0) }) else { return [] }
    return controls[index].fires.compactMap { firing in
      guard case .segue(let identifier) = firing else { return nil }
      return segue(identifier, from: scene)
    }
  }
}

extension Offer {
  /// How likely it is compared with others of its kind: a way into an intermediate flow, or the
  /// report of its first controller, is worth more than others.
  fileprivate func weight(among surroundings: Surroundings, in storyboard: Storyboard) -> Int {
    switch self {
    case .tap(let label, let control):
      let segues = storyboard.segues(firedBy: control, in: surroundings[label]?.scene)
      return segues.contains { $0.intermediate != nil } ? 3 : 1
    case .performSegue(let label, let identifier):
      let segue = storyboard.segue(identifier, from: surroundings[label]?.scene)
      return segue?.intermediate == nil ? 1 : 3
    case .tapTab(let tab, on: _): return surroundings.isDeepInFront(tab) ? 3 : 1
    case .answer(let label):
      let scene = surroundings[label]?.scene
      return storyboard.segues.contains { $0.intermediate?.scene == scene } ? 4 : 1
    default: return weight(ofRouters: surroundings)
    }
  }

  /// How likely it is to go to whoever keeps routes, and owes an outcome for what it is asked.
  fileprivate func weight(ofRouters surroundings: Surroundings) -> Int {
    switch self {
    case .present(on: let label), .dismiss(let label), .push(on: let label), .pop(let label),
      .popToRoot(let label), .beginBack(let label):
      surroundings.keepsRoutes(label) ? 4 : 1
    default: 1
    }
  }

  /// Whether it asks for an unwind.
  func unwinds(among surroundings: Surroundings, in storyboard: Storyboard) -> Bool {
    switch self {
    case .tap(let label, let control):
      storyboard.segues(firedBy: control, in: surroundings[label]?.scene)
        .contains { $0.unwindAction != nil }
    case .performSegue(let label, let identifier):
      storyboard.segue(identifier, from: surroundings[label]?.scene)?.unwindAction != nil
    case .present, .dismiss, .push, .pop, .popTo, .popToRoot, .setStack, .select, .show,
      .showDetail, .add, .remove, .replace, .answer, .settle, .back, .swipeDown, .tapOutside,
      .tapTab, .beginBack, .beginSwipeDown, .progress, .finish, .cancel, .size:
      false
    case .open, .alert, .background, .foreground, .root, .save, .restore: false
    }
  }
}

extension Step.Action {
  /// Whether something that is presented goes.
  fileprivate var dismisses: Bool {
    switch self {
    case .dismiss, .swipeDown, .tapOutside: true
    default: false
    }
  }
}
