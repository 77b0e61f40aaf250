import FlowModel

/// Chooses the steps of one run, each from what the last snapshot offers.
///
/// Every controller that a step makes gets a label of its own, unique in the whole scenario.
package struct StepChooser: Sendable {
  var choices: Choices
  /// Where the flows begin.
  let world: World
  let limits: Limits
  let weights: Weights
  /// The step before.
  private(set) var last: Step?
  /// What stood before that.
  private(set) var stood: [Snapshot.Node] = []
  private let flows: IntermediateFlows
  private let childCounts: ChildCounts
  /// Of each scene whether the app retains its controllers; empty when it retains nobody.
  let retainedScenes: [Bool]
  private var names: FreshNames<LabelledController>
  private let spareCount: Int
  /// Labels for controllers that code makes besides in the next step.
  package private(set) var spares: [Label] = []
  /// Whether a spare label that nobody has got is handed out again.
  package var reusesSpares = true
  /// What earlier flows have touched; `nil` where each begins in another world.
  package var familiarity: Familiarity?
  /// Whether an intermediate flow was asked for, so that somebody may report to it.
  private var hasAskedForFlow = false
  /// What touches have opened so far.
  private var entrances = Entrances()
  /// What was saved last, in preorder.
  private var saved: [Origin] = []

  /// Makes a chooser for the flows of a world.
  package init(
    _ choices: Choices, in world: World, within limits: Limits = Limits(),
    weighing weights: Weights = Weights()
  ) {
    self.choices = choices
    self.world = world
    self.limits = limits
    self.weights = weights
    flows = IntermediateFlows(of: world)
    childCounts = ChildCounts(of: limits.classes)
    let retained = world.storyboard.scenes.map(\.contract.isRetained)
    retainedScenes = retained.contains(true) ? retained : []
    names = FreshNames(besides: world.stage.labels)
    spareCount = world.storyboard.mayMakeMore ? limits.namesPerStep : 0
  }

  /// Chooses what to try next; `nil` when nothing is on offer.
  ///
  /// - Parameters:
  ///   - snapshot: What stands now.
  ///   - cast: The controllers of the run so far.
  /// - Returns: The step, with names for the controllers that it makes.
  package mutating func next(given snapshot: Snapshot, cast: [CastMember]) -> Step? {
    let surroundings = surroundings(of: snapshot, cast: cast)
    remember(surroundings)
    guard let action = action(from: offers(among: surroundings), among: surroundings) else {
      return nil
    }
    let births = births(in: action, among: surroundings)
    let labels = births.prefix(limits.namesPerStep).map { names.label(for: $0) }
    replenishSpares(besides: cast)
    var step = Step(action, creating: labels, settles: settles(after: action, among: surroundings))
    step.animate(isAnimated(step, among: surroundings))
    take(step, among: surroundings)
    return step
  }

  /// What stands now, as the chooser looks at it.
  func surroundings(of snapshot: Snapshot, cast: [CastMember]) -> Surroundings {
    Surroundings(snapshot, cast: cast, in: world.storyboard, keeping: childCounts)
  }

  private func offers(among surroundings: Surroundings) -> [Offer] {
    let snapshot = surroundings.snapshot
    var offers = snapshot.offers(in: world, cast: surroundings.cast, knowing: flows)
    if !snapshot.nodes.isEmpty { offers += limits.signals.map(Offer.signal) }
    offers.removeAll { !surroundings.allow($0) || !limits.repertoire.plays($0) }
    if !weights.selectsTabs { offers.removeAll { $0.selectsTab(among: surroundings) } }
    return offers
  }

  /// Draws what to do: now and then what cannot be done, else what the moment asks for, else
  /// somebody who comes back, else one of the offers.
  private mutating func action(
    from offers: [Offer], among surroundings: Surroundings
  ) -> Step.Action? {
    if choices.chance(weights.oddSteps, outOf: 32) {
      let odd = oddAction(among: surroundings)
      if limits.repertoire.plays(odd) { return odd }
    }
    if let asked = askedByMoment(among: surroundings), limits.repertoire.plays(asked) {
      return asked
    }
    let gone = gone(from: surroundings)
    if let comeback = comeback(of: gone, from: offers, among: surroundings) { return comeback }
    let offer =
      occasion(from: offers, among: surroundings) ?? drawnOffer(from: offers, among: surroundings)
    return offer.map { filled($0, among: surroundings) }
  }

  /// Goes on after a step that somebody else has chosen, as if it were one's own.
  ///
  /// - Parameters:
  ///   - step: What is about to be done.
  ///   - snapshot: What stands now.
  ///   - cast: The controllers of the run so far.
  package mutating func follow(_ step: Step, given snapshot: Snapshot, cast: [CastMember]) {
    let surroundings = surroundings(of: snapshot, cast: cast)
    remember(surroundings)
    names.take(step.creating)
    take(step, among: surroundings)
  }

  /// Keeps what later choices hang on.
  private mutating func take(_ step: Step, among surroundings: Surroundings) {
    last = step
    stood = surroundings.snapshot.nodes
    hasAskedForFlow =
      hasAskedForFlow
      || surroundings.segues(askedBy: step.action).contains { $0.intermediate != nil }
  }

  /// What the step before has saved is what stands after it, and what it has opened.
  private mutating func remember(_ surroundings: Surroundings) {
    if last?.action == .save { saved = surroundings.origins }
    if weights.reopened > 0, let last {
      entrances.remember(surroundings.snapshot, after: last, from: stood)
    }
  }

  private mutating func replenishSpares(besides cast: [CastMember]) {
    guard spareCount > 0 else { return }
    spares.removeAll { spare in !reusesSpares || cast.contains { $0.label == spare } }
    while spares.count < spareCount { spares.append(names.label(for: .stock(.content))) }
  }

  /// Makes a step of a probe, which settles, with a name for what it makes.
  mutating func step(_ action: Step.Action) -> Step {
    switch action {
    case .present(.new(let origin), on: _, style: _), .push(.new(let origin), on: _):
      Step(action, creating: [names.label(for: origin)])
    default: Step(action)
    }
  }

  /// Draws a kind of step first, so that many offers of one kind do not drown the others.
  ///
  /// A kind of which nothing on offer can come to anything just now is drawn seldom.
  private mutating func drawnOffer(
    from offers: [Offer], among surroundings: Surroundings
  ) -> Offer? {
    var offered = EnumSet<Step.Kind>()
    var promising = EnumSet<Step.Kind>()
    for offer in offers where !promising.contains(offer.kind) {
      offered.insert(offer.kind)
      if !weights.heedsMoments
        || offer.isPromising(among: surroundings, mayAnswer: hasAskedForFlow)
      {
        promising.insert(offer.kind)
      }
    }
    let kind = choices.element(of: Step.Kind.allCases) { kind in
      guard offered.contains(kind) else { return 0 }
      return weights[kind] * (promising.contains(kind) ? 8 : 1)
    }
    guard let kind else { return nil }
    var weighed: [(offer: Offer, weight: Int)] = []
    for offer in offers where offer.kind == kind {
      let weight =
        weights.heedsMoments
        ? offer.weight(
          among: surroundings, unwinding: weights.unwinding, mayAnswer: hasAskedForFlow) : 1
      weighed.append((offer, weight * novelty(of: offer, among: surroundings)))
    }
    return choices.element(of: weighed) { $0.weight }?.offer
  }

  private func novelty(of offer: Offer, among surroundings: Surroundings) -> Int {
    guard let familiarity, case .tap(let label, let control) = offer,
      let controller = surroundings[label]
    else { return 1 }
    return familiarity.novelty(of: control, in: controller)
  }
}

// MARK: - Entrances

extension StepChooser {
  /// The touch that opened what the user has just left, now and then.
  ///
  /// It is tried also where it is not on offer any more: what is touched may have been disabled for
  /// good.
  mutating func reopening(in snapshot: Snapshot) -> Offer? {
    guard weights.reopened > 0, let touch = entrances.touch(toReopenIn: snapshot),
      choices.chance(weights.reopened, outOf: 8)
    else { return nil }
    return switch touch {
    case .tap(let label, let control): .tap(label, control)
    case .signal(let signal): .signal(signal)
    default: nil
    }
  }

  /// Time for what a touch has put off and nothing has come of yet, now and then.
  mutating func lateAnswer() -> Offer? {
    guard entrances.waitingTouch != nil, weights[.settle] > 0, choices.chance(1, outOf: 4) else {
      return nil
    }
    return .settle
  }
}

// MARK: - Births

extension StepChooser {
  /// What the step makes if nothing stands in its way, in order of birth.
  private func births(in action: Step.Action, among surroundings: Surroundings) -> [Origin] {
    let storyboard = surroundings.storyboard
    return switch action {
    case .tap, .performSegue:
      surroundings.segues(askedBy: action)
        .flatMap { storyboard.births(of: $0, atMost: limits.namesPerStep) }
    case .restore: saved
    default: action.made.map { storyboard.births(of: $0, atMost: limits.namesPerStep) } ?? []
    }
  }
}

extension Surroundings {
  /// What everybody in the tree was made from, in preorder.
  fileprivate var origins: [Origin] {
    snapshot.nodes.map { node in
      let member = cast[node.controller.index]
      return member.scene.map { .scene(storyboard.scenes[$0].name) } ?? .stock(member.kind)
    }
  }
}
