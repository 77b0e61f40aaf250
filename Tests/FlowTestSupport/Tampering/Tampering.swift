import FlowModel

/// One way to tell what happened wrongly: events of the first controller that fits are left out,
/// doubled or swapped, in every step.
///
/// For the grammar of callbacks only; everything else is planted where it happens.
package enum Tampering: String, CaseIterable, Sendable {
  /// A controller is told twice that its view will appear.
  case willAppearTwice
  /// A controller is told twice that its view has gone.
  case didDisappearTwice
  /// A controller is not told that its view will appear.
  case willAppearLeftOut
  /// A controller is told that its view has appeared, and then that it will.
  case arrivalTurnedRound
  /// A controller is not told that its view has appeared.
  case didAppearLeftOut
  /// A controller is not told that its view has gone.
  case didDisappearLeftOut
  /// A controller is told nothing of its coming.
  case arrivalLeftOut
  /// A controller is told nothing of its going.
  case departureLeftOut
  /// A call does not reach its controller.
  case willDisappearUndelivered
  /// A call reaches its controller twice.
  case didAppearDeliveredTwice

  /// Whoever comes is told that they will appear before anybody is told that they will disappear.
  case comingToldFirst

  /// The invariant that must report it.
  package var brokenInvariant: InvariantID {
    self == .comingToldFirst
      ? "appearance.leaving-comes-first" : "appearance.callbacks-are-balanced"
  }

  /// The way in which the invariant must say that it is broken.
  package var clause: Clause {
    switch self {
    case .willAppearTwice, .didDisappearTwice: "repeated"
    case .willAppearLeftOut, .arrivalTurnedRound: "outOfTurn"
    case .didAppearLeftOut, .didDisappearLeftOut: "unfinished"
    case .arrivalLeftOut: "shownUntold"
    case .departureLeftOut: "hiddenUntold"
    case .willDisappearUndelivered: "undelivered"
    case .didAppearDeliveredTwice: "deliveredUnsent"
    case .comingToldFirst: "tooLate"
    }
  }

  /// Tells a step in other words.
  func retelling(_ events: ArraySlice<Event>) -> [Event] {
    switch self {
    case .willAppearTwice: events.doubling(.willAppear)
    case .didDisappearTwice: events.doubling(.didDisappear)
    case .willAppearLeftOut: events.leavingOut([.willAppear])
    case .arrivalTurnedRound: events.swapping(.willAppear, .didAppear)
    case .didAppearLeftOut: events.leavingOut([.didAppear])
    case .didDisappearLeftOut: events.leavingOut([.didDisappear])
    case .arrivalLeftOut: events.leavingOut([.willAppear, .didAppear])
    case .departureLeftOut: events.leavingOut([.willDisappear, .didDisappear])
    case .willDisappearUndelivered: events.leavingOut([.willDisappear], only: .received)
    case .didAppearDeliveredTwice: events.doubling(.didAppear, only: .received)
    case .comingToldFirst: events.puttingFirst(.willAppear, before: .willDisappear)
    }
  }
}

extension ArraySlice<Event> {
  fileprivate func leavingOut(_ calls: [Appearance], only vantage: Event.Vantage? = nil) -> [Event]
  {
    let told = first(of: calls, vantage)
    return filter { event in
      !calls.contains { event.tells($0, to: told) && (vantage ?? event.vantage) == event.vantage }
    }
  }

  fileprivate func doubling(_ call: Appearance, only vantage: Event.Vantage? = nil) -> [Event] {
    let told = first(of: [call], vantage)
    return flatMap { event in
      event.tells(call, to: told) && (vantage ?? event.vantage) == event.vantage
        ? [event, event] : [event]
    }
  }

  fileprivate func swapping(_ one: Appearance, _ other: Appearance) -> [Event] {
    let told = first(of: [one])
    return map { event in
      guard let told else { return event }
      if event.tells(one, to: told) { return Event(.appearance(told, other), event.vantage) }
      if event.tells(other, to: told) { return Event(.appearance(told, one), event.vantage) }
      return event
    }
  }

  /// Moves the first of one call in front of all of another one, unless its controller has been
  /// told the other one before.
  fileprivate func puttingFirst(_ one: Appearance, before other: Appearance) -> [Event] {
    let told = first(of: [one])
    let calls = [Event.Vantage.sent, .received].compactMap { vantage in
      firstIndex { $0.tells(one, to: told) && $0.vantage == vantage }
    }
    guard let call = calls.first, !self[..<call].contains(where: { $0.tells(other, to: told) }),
      let place = self[..<call].firstIndex(where: {
        if case .appearance(_, other) = $0.what { true } else { false }
      })
    else { return Array(self) }
    let rest = (place..<endIndex).filter { !calls.contains($0) }
    return self[..<place] + (calls + rest).map { self[$0] }
  }

  /// The first controller that is told one of the calls.
  private func first(of calls: [Appearance], _ vantage: Event.Vantage? = nil) -> ControllerID? {
    for event in self where (vantage ?? event.vantage) == event.vantage {
      if case .appearance(let controller, let call) = event.what, calls.contains(call) {
        return controller
      }
    }
    return nil
  }
}

extension Event {
  fileprivate func tells(_ call: Appearance, to controller: ControllerID?) -> Bool {
    controller.map { what == .appearance($0, call) } ?? false
  }
}
