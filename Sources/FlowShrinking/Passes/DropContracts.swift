import FlowModel

/// Takes back what the class of a scene declares: everything at once, then one thing at a time.
struct DropContracts: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let scenes = scenario.world.storyboard.scenes
    return scenes.indices.flatMap { index in
      scenes[index].contract.smaller.map { contract -> Edit in
        { $0.world.storyboard.scenes[index].contract = contract }
      }
    }
  }
}

extension Contract {
  /// Contracts that declare less.
  fileprivate var smaller: [Contract] {
    let single = withoutAnAction + withoutAPolicy
    return single.count > 1 ? [Contract()] + single : single
  }

  private var withoutAnAction: [Contract] {
    unwinds.map { action in
      changed {
        $0.unwinds.removeAll { $0 == action }
        $0.vetoes.removeAll { $0 == action }
      }
    }
      + vetoes.map { action in changed { $0.vetoes.removeAll { $0 == action } } }
      + refuses.map { segue in changed { $0.refuses.removeAll { $0 == segue } } }
      + declines.map { segue in changed { $0.declines.removeAll { $0 == segue } } }
      + overrules.map { segue in changed { $0.overrules.removeAll { $0 == segue } } }
      + withoutAReaction
  }

  private var withoutAPolicy: [Contract] {
    var smaller: [Contract] = []
    if case .only(let scenes) = searches {
      smaller.append(changed { $0.searches = .all })
      smaller += scenes.map { scene in
        changed { $0.searches = .only(scenes.filter { $0 != scene }) }
      }
    }
    if definesContext != nil { smaller.append(changed { $0.definesContext = nil }) }
    if show != nil { smaller.append(changed { $0.show = nil }) }
    if showDetail != nil { smaller.append(changed { $0.showDetail = nil }) }
    if animates != nil { smaller.append(changed { $0.animates = nil }) }
    if animates == .never || animates == .twice {
      smaller.append(changed { $0.animates = .once })
    }
    if swipes { smaller.append(changed { $0.swipes = false }) }
    if isRetained { smaller.append(changed { $0.isRetained = false }) }
    if isModal { smaller.append(changed { $0.isModal = false }) }
    if isLocked { smaller.append(changed { $0.isLocked = false }) }
    if keeps { smaller.append(changed { $0.keeps = false }) }
    if adapts != nil { smaller.append(changed { $0.adapts = nil }) }
    if replacement != nil { smaller.append(changed { $0.replacement = nil }) }
    if collapse != nil { smaller.append(changed { $0.collapse = nil }) }
    for facet in Facet.allCases where unknown.contains(facet) {
      smaller.append(changed { $0.unknown.remove(facet) })
    }
    return smaller
  }

  /// One reaction less, or one that does something simpler.
  private var withoutAReaction: [Contract] {
    reactions.indices.reversed().flatMap { index -> [Contract] in
      let simpler = [Reaction.Act.dismisses, .pops].filter {
        $0.rank < reactions[index].act.rank
      }
      return [changed { $0.reactions.remove(at: index) }]
        + simpler.map { act in changed { $0.reactions[index].act = act } }
    }
  }

  private func changed(_ change: (inout Contract) -> Void) -> Contract {
    var changed = self
    change(&changed)
    return changed
  }
}
