import FlowModel

// What a moment asks for: some steps are worth most right after others, or while something moves.
extension StepChooser {
  /// What the moment asks for in place of any offer; `nil` when it asks for nothing.
  mutating func askedByMoment(among surroundings: Surroundings) -> Step.Action? {
    guard weights.heedsMoments else { return nil }
    return repetition(in: surroundings.snapshot) ?? turn(among: surroundings)
  }

  /// The step before once more, while what it began is in flight.
  private mutating func repetition(in snapshot: Snapshot) -> Step.Action? {
    guard let step = stepInFlight(in: snapshot), step.action.canBeRepeated,
      choices.chance(weights.repeated, outOf: 8)
    else { return nil }
    return step.action
  }

  /// The step before, while what it began is in flight.
  private func stepInFlight(in snapshot: Snapshot) -> Step? {
    guard !snapshot.isStill, let last, !last.settles else { return nil }
    return last
  }

  /// Another width of the window: back to the one before the last step, now and then, and where
  /// columns are seen.
  private mutating func turn(among surroundings: Surroundings) -> Step.Action? {
    guard weights[.size] > 0 else { return nil }
    let size = surroundings.snapshot.size
    if case .size? = last?.action { return choices.chance(1, outOf: 3) ? .size(size.other) : nil }
    guard surroundings.showsColumns, choices.chance(1, outOf: size == .compact ? 3 : 6) else {
      return nil
    }
    return .size(size.other)
  }

  /// What the moment asks for, whatever the weights of the kinds say; `nil` when nothing does.
  mutating func occasion(
    from offers: [Offer], among surroundings: Surroundings
  ) -> Offer? {
    guard weights.heedsMoments else { return nil }
    let snapshot = surroundings.snapshot
    return gestureOffer(from: offers, in: snapshot) ?? secondTry(from: offers)
      ?? hastyOffer(from: offers, among: surroundings)
      ?? anotherRequest(from: offers, among: surroundings)
      ?? anotherChange(from: offers, in: snapshot)
      ?? impatientSelection(from: offers, among: surroundings)
      ?? lateAnswer() ?? anotherTouch(from: offers, in: snapshot)
      ?? reopening(in: snapshot)
      ?? interruption(from: offers, in: snapshot)
  }

  /// How a gesture goes on that the user has in hand, every other time; now and then code pushes
  /// meanwhile.
  private mutating func gestureOffer(from offers: [Offer], in snapshot: Snapshot) -> Offer? {
    guard snapshot.isInHand else { return nil }
    if choices.chance(1, outOf: 5) {
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
    from offers: [Offer], among surroundings: Surroundings
  ) -> Offer? {
    guard let step = stepInFlight(in: surroundings.snapshot), step.action.dismisses,
      weights[.present] > 0, choices.chance(1, outOf: 2)
    else { return nil }
    return choices.element(of: offers) { offer in
      offer.kind == .present ? offer.interest(among: surroundings) : 0
    }
  }

  /// Something else of the router that was asked in the step before and is busy, now and then.
  private mutating func anotherRequest(
    from offers: [Offer], among surroundings: Surroundings
  ) -> Offer? {
    guard let router = stepInFlight(in: surroundings.snapshot)?.action.asked,
      surroundings.keepsRoutes(router), choices.chance(2, outOf: 3)
    else { return nil }
    return choices.element(of: offers) { offer in
      switch offer {
      case .push(on: router), .present(on: router), .popToRoot(router), .pop(router),
        .dismiss(router):
        weights[offer.kind] > 0 ? 1 : 0
      default: 0
      }
    }
  }

  /// Another change of the container that was asked for one in the step before and is busy, every
  /// other time.
  private mutating func anotherChange(from offers: [Offer], in snapshot: Snapshot) -> Offer? {
    guard let container = stepInFlight(in: snapshot)?.action.changed,
      choices.chance(1, outOf: 2)
    else { return nil }
    return choices.element(of: offers) { offer in
      switch offer {
      case .select(_, on: container), .replace(on: container): weights[offer.kind] > 0 ? 1 : 0
      default: 0
      }
    }
  }

  /// A tab that is touched or selected while the stack in one of the tabs moves, now and then.
  ///
  /// An impatient finger does that, be it on the tab that is selected already.
  private mutating func impatientSelection(
    from offers: [Offer], among surroundings: Surroundings
  ) -> Offer? {
    guard !surroundings.snapshot.isStill else { return nil }
    let selections = offers.filter { offer in
      switch offer {
      case .tapTab(_, on: let tabs), .select(_, on: let tabs):
        weights[offer.kind] > 0 && surroundings.hasMovingChild(tabs)
      default: false
      }
    }
    guard !selections.isEmpty, choices.chance(1, outOf: 4) else { return nil }
    return choices.element(of: selections)
  }

  /// A touch of the same kind as the one before when that came to nothing, now and then.
  private mutating func anotherTouch(from offers: [Offer], in snapshot: Snapshot) -> Offer? {
    guard let last, last.settles, last.kind.isTouch, snapshot.nodes == stood,
      choices.chance(1, outOf: 3)
    else { return nil }
    return choices.element(of: offers) { $0.kind == last.kind ? weights[$0.kind] : 0 }
  }

  /// What comes from outside while something moves, now and then: all kinds of it alike.
  private mutating func interruption(from offers: [Offer], in snapshot: Snapshot) -> Offer? {
    guard !snapshot.isStill, choices.chance(1, outOf: 6) else { return nil }
    return choices.element(of: offers) { offer in
      switch offer {
      case .size, .background, .alert, .open, .root: weights[offer.kind] > 0 ? 1 : 0
      default: 0
      }
    }
  }
}

extension Step.Kind {
  /// Whether the user touches something and lets go.
  fileprivate var isTouch: Bool {
    switch self {
    case .tap, .tapTab, .tapOutside, .back, .swipeDown: true
    default: false
    }
  }
}

extension Step.Action {
  /// Whether it can come to anything a second time while what it began is in flight.
  fileprivate var canBeRepeated: Bool {
    switch self {
    case .beginBack, .beginSwipeDown, .finish, .cancel: false
    default: true
    }
  }

  /// Whoever is asked for it, if a router can be.
  fileprivate var asked: Label? {
    switch self {
    case .push(_, on: let label), .present(_, on: let label, style: _), .pop(let label),
      .popToRoot(let label), .dismiss(let label):
      label
    default: nil
    }
  }

  /// The container of which another child is asked for.
  var changed: Label? {
    switch self {
    case .select(_, on: let label), .replace(_, on: let label): label
    default: nil
    }
  }

  /// Whether something that is presented goes.
  fileprivate var dismisses: Bool {
    switch self {
    case .dismiss, .swipeDown, .tapOutside: true
    default: false
    }
  }
}
