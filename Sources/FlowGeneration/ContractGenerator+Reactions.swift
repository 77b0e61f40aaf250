import FlowModel

extension ContractGenerator {
  /// Draws what the class of a scene does by itself, mostly a segue of its own, at a moment that
  /// can come.
  mutating func drawnReaction(
    of scene: Scene, keeping contract: Contract, in storyboard: Storyboard
  ) -> Reaction {
    var moments: [Reaction.Moment] = [.viewDidLoad, .viewDidAppear]
    var acts: [Reaction.Act] = []
    for segue in storyboard.segues where segue.source == scene.name {
      moments.append(.prepare(segue.identifier))
      if let identifier = segue.runtimeIdentifier, !segue.isEmbed {
        acts.append(.performs(identifier))
      }
    }
    for action in contract.unwinds { moments += [.action(action), .action(action)] }
    for control in storyboard.controls where control.scene == scene.name {
      for case .action(let name) in control.fires { moments.append(.report(name)) }
    }
    acts += [.dismisses, .pops]
    return Reaction(at: choices.element(of: moments), choices.element(of: acts))
  }
}
