import FlowModel

// How a step is done: with or without animation, and whether time passes before the next one.
extension StepChooser {
  /// Whether a step is animated; one that nobody asks for that always is.
  mutating func isAnimated(_ step: Step, among surroundings: Surroundings) -> Bool {
    if case .select(_, on: let label) = step.action, surroundings[label]?.kind == .tabs {
      return true
    }
    guard step.kind.takesAnimated else { return true }
    return !choices.chance(overtakes(step) ? 8 : weights.unanimated, outOf: 16)
  }

  /// Whether a step changes the container once more that the step before has left busy.
  private func overtakes(_ step: Step) -> Bool {
    guard weights.unanimated > 0, let last, !last.settles, let container = step.action.changed
    else { return false }
    return last.action.changed == container
  }

  /// Whether time passes after a step until all is at rest.
  ///
  /// A gesture that has begun mostly goes on in the next step; that is what it is for.
  mutating func settles(after action: Step.Action, among surroundings: Surroundings) -> Bool {
    if weights.heedsMoments, action.holdsGesture { return choices.chance(1, outOf: 8) }
    let isHasty = weights.heedsMoments && surroundings.inviteHaste(after: action)
    return !choices.chance(weights.unsettled * (isHasty ? 2 : 1), outOf: 16)
  }
}

extension Step.Action {
  /// Whether the user has a gesture in hand when it is done.
  fileprivate var holdsGesture: Bool {
    switch self {
    case .beginBack, .beginSwipeDown, .progress: true
    default: false
    }
  }
}

extension Surroundings {
  /// Whether the next step comes without rest twice as often as after others.
  ///
  /// Touches come in quick succession, and so does what is asked of routers, also while what they
  /// present goes, and of containers of an app's own.
  fileprivate func inviteHaste(after action: Step.Action) -> Bool {
    switch action {
    case .tap, .tapTab: true
    case .pop(let label), .push(_, on: let label), .present(_, on: let label, style: _),
      .dismiss(let label), .swipeDown(let label):
      keepsRoutes(label) || isPresentedByRouter(label)
    case .select(_, on: let label), .replace(_, on: let label): self[label]?.kind == .content
    default: false
    }
  }
}
