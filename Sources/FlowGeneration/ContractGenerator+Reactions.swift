import FlowModel

extension ContractGenerator {
  /// Draws what the class of a scene does by itself, mostly a segue of its own, at a moment that
  /// can come.
  mutating func drawnReaction(
    of scene: Scene, keeping contract: Contract, in storyboard: Storyboard
  ) -> Reaction {
    let segues = storyboard.segues.filter { $0.source == scene.name }
    let reports = storyboard.controls.filter { $0.scene == scene.name }.flatMap(\.fires)
      .compactMap { firing in
        if case .action(let name) = firing { name } else { nil }
      }
    var moments: [Reaction.Moment] = [.viewDidLoad, .viewDidAppear]
    moments += segues.map { .prepare($0.identifier) }
    moments += contract.unwinds.flatMap { [.action($0), .action($0)] }
    moments += reports.map(Reaction.Moment.report)
    let performed = segues.filter { $0.isNamed && !$0.isEmbed }
    let acts: [Reaction.Act] = performed.map { .performs($0.identifier) } + [.dismisses, .pops]
    return Reaction(at: choices.element(of: moments), choices.element(of: acts))
  }
}
