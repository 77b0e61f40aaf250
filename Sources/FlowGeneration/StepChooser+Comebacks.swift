import FlowModel

// Controllers that are gone and come again, because the app has retained them.
extension StepChooser {
  /// One controller that is gone and can be handed over.
  struct Gone {
    var label: Label
    var kind: ControllerKind
  }

  /// The controllers that the app retains and that are gone, as far as anybody tells; nobody while
  /// no moment is heeded.
  func gone(from surroundings: Surroundings) -> [Gone] {
    let (snapshot, cast) = (surroundings.snapshot, surroundings.cast)
    guard weights.heedsMoments, !retainedScenes.isEmpty, snapshot.interacting == nil else {
      return []
    }
    return cast.indices.compactMap { index in
      let (member, controller) = (cast[index], ControllerID(index))
      guard let label = member.label, let scene = member.scene, retainedScenes[scene],
        !snapshot.contains(controller), snapshot.outliving?.contains(controller) ?? true
      else { return nil }
      return Gone(label: label, kind: member.kind)
    }
  }

  /// A step that hands over somebody who is gone, now and then while there is such a one.
  mutating func comeback(
    of everybodyGone: [Gone], from offers: [Offer], among surroundings: Surroundings
  ) -> Step.Action? {
    guard !everybodyGone.isEmpty, choices.chance(1, outOf: 2) else { return nil }
    let gone = choices.element(of: everybodyGone)
    var kinds = EnumSet<Step.Kind>()
    for offer in offers where offer.takes(gone.kind) { kinds.insert(offer.kind) }
    let kind = choices.element(of: Step.Kind.allCases) { kinds.contains($0) ? weights[$0] : 0 }
    let offer = choices.element(of: offers) { offer in
      guard offer.kind == kind else { return 0 }
      return offer.isPromising(among: surroundings, mayAnswer: false) ? 8 : 1
    }
    return offer.map { filled($0, among: surroundings).handing(over: .existing(gone.label)) }
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
