import FlowModel

// Controllers that are gone and come again, because the app has retained them.
extension StepChooser {
  /// A step that hands over somebody who is gone, now and then while there is such a one.
  mutating func comeback(
    among surroundings: Surroundings, from offers: [Offer], in storyboard: Storyboard
  ) -> Step.Action? {
    guard weights.heedsMoments, !surroundings.gone.isEmpty, choices.chance(1, outOf: 2) else {
      return nil
    }
    let gone = choices.element(of: surroundings.gone)
    let fitting = offers.filter { $0.takes(gone.kind) }
    let kinds = Set(fitting.map(\.kind))
    let kind = choices.element(of: Step.Kind.allCases) { kinds.contains($0) ? weights[$0] : 0 }
    let offer = choices.element(of: fitting) { offer in
      guard offer.kind == kind else { return 0 }
      return offer.isPromising(among: surroundings, in: storyboard, mayAnswer: false) ? 8 : 1
    }
    return offer.map {
      filled($0, among: surroundings, in: storyboard).handing(over: .existing(gone.label))
    }
  }
}

extension Offer {
  /// Whether code can hand over a controller of a kind by it.
  fileprivate func takes(_ kind: ControllerKind) -> Bool {
    switch self {
    case .present, .showDetail, .add, .replace, .root: true
    case .push, .show: kind.fitsStack
    default: false
    }
  }
}
