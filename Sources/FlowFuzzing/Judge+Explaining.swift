import FlowInvariants
import FlowModel
import FlowShrinking

extension Judge {
  /// Finds out what matters in a flow that breaks an invariant, and what does not.
  ///
  /// - Parameters:
  ///   - judgement: The smallest flow that breaks it, judged.
  ///   - signature: What it breaks.
  ///   - runsMax: How many variations of the flow may be played.
  ///   - deadline: When no further one is played.
  /// - Returns: What was found out; `nil` when the flow shows something else each time, or when
  ///   there is no time at all.
  package func explained(
    _ judgement: Judgement, keeping signature: Signature, runsMax: Int,
    by deadline: Deadline = .never
  ) -> Explained? {
    guard !deadline.hasPassed, system.trace(of: judgement.scenario) == judgement.trace else {
      return nil
    }
    let relations = catalog.relations(of: signature.invariant)
    let truth = Truth(of: judgement.trace, to: system)
    let (opening, openingRuns) = opening(
      of: judgement.scenario, keeping: signature, runsMax: runsMax, by: deadline)
    var explained = Explainer.explain(
      judgement.scenario, keeping: signature, within: runsMax - openingRuns,
      until: { deadline.hasPassed },
      admitting: { admits($0.classed(as: judgement.scenario)) && truth.admits($0) }
    ) { scenario in
      let other = judge(scenario, asking: relations)
      guard let signatures = signatures(of: other, trueTo: truth) else { return nil }
      return Outcome(
        signatures: signatures,
        worth: other.worth(of: signature.invariant, comparedTo: judgement.trace))
    }
    explained.explanation.opening = opening
    explained.explanation.flowCount += openingRuns
    return explained
  }

  /// What the class that a signature blames could leave open, so that a flow would break nothing.
  ///
  /// As much is tried as there is time for, and it is told how many flows were played for it.
  ///
  /// A class that keeps the contract of its scene does otherwise what it declares, and is left out.
  private func opening(
    of scenario: Scenario, keeping signature: Signature, runsMax: Int, by deadline: Deadline
  ) -> (Explanation.Opening?, runs: Int) {
    guard case .declared(let name) = signature.culprit else { return (nil, runs: 0) }
    let blamed = scenario.world.storyboard.scenes.indices.filter {
      let scene = scenario.world.storyboard.scenes[$0]
      return scene.className == name && !scene.contract.unknown.isEmpty
    }
    guard let first = blamed.first else { return (nil, runs: 0) }
    let relations = catalog.relations(of: signature.invariant)
    let declared = Contract.Facet.allCases.filter {
      !scenario.world.storyboard.scenes[first].contract.unknown.contains($0)
    }
    var (facets, runs): ([Contract.Facet], Int) = ([], 0)
    for facet in declared where runs < runsMax && !deadline.hasPassed {
      var open = scenario
      for index in blamed { open.world.storyboard.scenes[index].contract.unknown.insert(facet) }
      // A relation asks nothing of a flow that is not looked for.
      guard relations.isEmpty || admits(open) else { continue }
      runs += 1
      if judge(open, asking: relations).violations.isEmpty { facets.append(facet) }
    }
    return (facets.isEmpty ? nil : Explanation.Opening(name: name, facets: facets), runs)
  }
}

extension Scenario {
  /// The same flow with the classes of another one.
  ///
  /// Without them nobody looks for such a flow, for an app has them; and it still tells which one
  /// is to blame.
  fileprivate func classed(as other: Scenario) -> Scenario {
    var classed = self
    let (scenes, segues) = (other.world.storyboard.scenes, other.world.storyboard.segues)
    for index in world.storyboard.scenes.indices {
      let plain = world.storyboard.scenes[index]
      guard plain.className == nil, let scene = scenes.first(where: { $0.name == plain.name })
      else { continue }
      classed.world.storyboard.scenes[index].className = scene.className
      classed.world.storyboard.scenes[index].contract.unknown = scene.contract.unknown
    }
    for index in world.storyboard.segues.indices {
      let plain = world.storyboard.segues[index]
      let segue = segues.first { segue in
        var unclassed = segue
        unclassed.className = nil
        return unclassed == plain
      }
      if let segue { classed.world.storyboard.segues[index] = segue }
    }
    return classed
  }
}

extension Judgement {
  fileprivate func worth(of invariant: InvariantID, comparedTo former: Trace) -> Outcome.Worth {
    if trace.idleness > former.idleness { return .idle }
    if trace.refusalCount > former.refusalCount { return .refused }
    return premises[invariant] == 0 ? .silent : .judged
  }
}

extension Trace {
  /// How much of what was asked for did not apply or has not ended: was declined, raised or left in
  /// flight.
  fileprivate var idleness: Int {
    events.count { [.declined, .misuse].contains($0.kind) } + (snapshots.last?.inFlightCount ?? 0)
  }

  fileprivate var refusalCount: Int { events.count { $0.kind == .refused } }
}
