import FlowModel

/// One thing that a contract may declare: nothing, or one of some ways of declaring it.
typealias ContractChoice = [(inout Contract) -> Void]

extension Words {
  /// What contracts of a class may declare, one choice after the other, nothing always first.
  ///
  /// Without a class it is one of the house; no scenes are named but the given ones.
  func contractChoices(of className: ClassName?, naming scenes: [SceneName]) -> [ContractChoice] {
    let contracts = storyboard.scenes.filter { $0.className == className }.map(\.contract)
    let segues = segueNames
    return actionChoices(in: contracts)
      + choices(contracts.flatMap(\.refuses), segues) { $0.refuses.append($1) }
      + choices(contracts.flatMap(\.declines), segues) { $0.declines.append($1) }
      + choices(contracts.flatMap(\.overrules), segues) { $0.overrules.append($1) }
      + searchChoices(in: contracts, naming: scenes)
      + policyChoices(in: contracts)
      + contracts.flatMap(\.reactions).map { reaction in
        [{ _ in }] + reaction.named(by: segues).map { named in { $0.reactions.append(named) } }
      }
  }

  /// The names that segues of one scene may have.
  private var segueNames: [SegueIdentifier] {
    storyboard.segues.indices.compactMap { Alphabet.segues.name($0).map { SegueIdentifier($0) } }
  }

  private func actionChoices(in contracts: [Contract]) -> [ContractChoice] {
    let vetoes = contracts.contains { !$0.vetoes.isEmpty }
    return contracts.flatMap(\.unwinds).uniqued().map { action -> ContractChoice in
      let implements: ContractChoice = [{ _ in }, { $0.unwinds.append(action) }]
      guard vetoes else { return implements }
      return implements + [
        {
          $0.unwinds.append(action)
          $0.vetoes.append(action)
        }
      ]
    }
  }

  private func choices(
    _ used: [SegueIdentifier], _ names: [SegueIdentifier],
    _ declare: @escaping (inout Contract, SegueIdentifier) -> Void
  ) -> [ContractChoice] {
    used.isEmpty ? [] : names.map { name in [{ _ in }, { declare(&$0, name) }] }
  }

  private func searchChoices(
    in contracts: [Contract], naming scenes: [SceneName]
  ) -> [ContractChoice] {
    let used = contracts.map(\.searches).filter { $0 != .all }
    guard !used.isEmpty else { return [] }
    let namesAny = used.contains { $0 != .only([]) }
    let searched: [[SceneName]] = namesAny ? [[]] + scenes.map { [$0] } + [scenes] : [[]]
    return [[{ _ in }] + searched.uniqued().map { names in { $0.searches = .only(names) } }]
  }

  private func policyChoices(in contracts: [Contract]) -> [ContractChoice] {
    choice(contracts, \.definesContext) + choice(contracts, \.show)
      + choice(contracts, \.showDetail) + choice(contracts, \.isModal)
      + choice(contracts, \.keeps) + choice(contracts, \.isLocked) + choice(contracts, \.adapts)
      + choice(contracts, \.replacement) + choice(contracts, \.collapse)
      + choice(contracts, \.animates) + choice(contracts, \.swipes)
      + choice(contracts, \.isRetained)
      + Contract.Facet.allCases.filter { facet in
        contracts.contains { $0.unknown.contains(facet) }
      }.map { facet in [{ _ in }, { $0.unknown.insert(facet) }] }
  }

  private func choice<Value: Hashable>(
    _ contracts: [Contract], _ policy: WritableKeyPath<Contract, Value>
  ) -> [ContractChoice] {
    let values = contracts.map { $0[keyPath: policy] }.uniqued()
      .filter { $0 != Contract()[keyPath: policy] }
    return values.isEmpty
      ? [] : [[{ _ in }] + values.map { value in { $0[keyPath: policy] = value } }]
  }
}

extension Reaction {
  /// The reaction with each of some names in the place of every segue that it names.
  fileprivate func named(by names: [SegueIdentifier]) -> [Reaction] {
    var moments = [moment]
    if case .prepare = moment { moments = names.map { .prepare($0) } }
    var acts = [act]
    if case .performs = act { acts = names.map { .performs($0) } }
    return moments.flatMap { moment in acts.map { Reaction(at: moment, $0) } }
  }
}
