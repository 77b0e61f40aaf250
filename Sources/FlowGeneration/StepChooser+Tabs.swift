import FlowModel

extension StepChooser {
  /// A touch of the tab whose stack moves, now and then, as an impatient finger does it.
  mutating func impatientTouch(
    from offers: [Offer], among surroundings: Surroundings, in snapshot: Snapshot
  ) -> Offer? {
    guard snapshot.inFlightCount > 0, weights[.tapTab] > 0 else { return nil }
    let touches = offers.filter { offer in
      guard case .tapTab(let tab, on: _) = offer else { return false }
      return surroundings.isMoving(tab)
    }
    guard !touches.isEmpty, choices.chance(1, outOf: 4) else { return nil }
    return choices.element(of: touches)
  }
}

extension Offer {
  /// Whether code selects a tab of a tab bar controller.
  func selectsTab(among surroundings: Surroundings) -> Bool {
    guard case .select(_, on: let label) = self else { return false }
    return surroundings[label]?.kind == .tabs
  }
}
