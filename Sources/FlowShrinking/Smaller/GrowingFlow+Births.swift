import FlowModel

extension [GrowingFlow.NamedController] {
  /// Which scene each controller is made from.
  var scenes: [Label: SceneName] {
    reduce(into: [:]) { scenes, one in scenes[one.label] = one.scene }
  }
}

extension Words {
  /// What controllers can be made from, simplest first.
  func origins(in board: Storyboard) -> [Origin] {
    kinds.map { .stock($0) } + board.scenes.map { .scene($0.name) }
  }
}

extension Storyboard {
  /// What is made in a step, in order of birth, as far as it can be told.
  func origins(madeBy action: Step.Action, _ scenes: [Label: SceneName]) -> [Origin] {
    switch action {
    case .performSegue(let label, let identifier):
      guard let segue = scenes[label].flatMap({ segue(identifier, from: $0) }) else { return [] }
      return origins(madeBy: segue)
    case .tap(let label, let name):
      guard let scene = scenes[label] else { return [] }
      return segues(firedBy: name, in: scene).flatMap(origins(madeBy:))
    default: return action.made.map(withContents) ?? []
    }
  }

  private func origins(madeBy segue: Segue) -> [Origin] {
    [segue.destination, segue.intermediate?.scene].compactMap(\.self)
      .flatMap { withContents(of: .scene($0)) }
  }

  private func withContents(of origin: Origin) -> [Origin] {
    guard case .scene(let name) = origin, index(of: name) != nil else { return [origin] }
    var origins: [Origin] = []
    appendInstances(of: name, to: &origins)
    return origins
  }
}
