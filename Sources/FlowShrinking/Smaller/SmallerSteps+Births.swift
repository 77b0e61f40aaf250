import FlowModel

extension [GrowingFlow.Standing] {
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
    case .alert: return [.stock(.content)]
    case .open(let scene): return withContents(of: .scene(scene))
    case .performSegue(let label, let identifier):
      return origins(madeBy: [identifier], from: scenes[label])
    case .tap(let label, let name):
      let fired = controls.filter { $0.scene == scenes[label] && $0.name == name }.flatMap(\.fires)
      return origins(
        madeBy: fired.compactMap { firing in
          if case .segue(let identifier) = firing { identifier } else { nil }
        }, from: scenes[label])
    default: return action.subject?.origin.map { withContents(of: $0) } ?? []
    }
  }

  private func origins(madeBy fired: [SegueIdentifier], from source: SceneName?) -> [Origin] {
    fired.flatMap { identifier in
      segues.filter { $0.source == source && $0.identifier == identifier }.flatMap { segue in
        [segue.destination, segue.intermediate?.scene].compactMap(\.self)
          .flatMap { withContents(of: .scene($0)) }
      }
    }
  }

  private func withContents(of origin: Origin) -> [Origin] {
    guard case .scene(let name) = origin, let held = scene(name)?.holds else { return [origin] }
    return [origin] + held.flatMap { withContents(of: .scene($0)) }
  }
}
