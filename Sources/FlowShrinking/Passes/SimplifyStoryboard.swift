import FlowModel

/// Gives one scene a simpler kind, or one segue: whatever makes a controller shows it.
struct SimplifyStoryboard: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let board = scenario.world.storyboard
    let scenes = board.scenes.indices.flatMap { index in
      board.scenes[index].kind.simpler.map { kind -> Edit in
        { $0.world.storyboard.scenes[index].kind = kind }
      }
    }
    let segues = board.segues.indices.flatMap { index in
      board.segues[index].kind.simpler.map { kind -> Edit in
        { $0.world.storyboard.segues[index].kind = kind }
      }
    }
    return scenes + segues
  }
}

extension Segue.Kind {
  /// Simpler kinds with the same destination, simplest first.
  fileprivate var simpler: [Segue.Kind] {
    switch self {
    case .show, .unwind: []
    case .present(let scene, style: _): [.show(scene)]
    case .showDetail(let scene): [.show(scene), .present(scene, style: nil)]
    case .popover(let scene, _): [.show(scene), .present(scene, style: nil), .showDetail(scene)]
    case .custom(let scene):
      [
        .show(scene), .present(scene, style: nil), .showDetail(scene),
        .popover(scene, isAnchored: true),
      ]
    case .push(let scene): [.show(scene), .present(scene, style: nil)]
    case .replace(let scene, column: .primary): [.show(scene), .showDetail(scene)]
    case .replace(let scene, column: .secondary):
      [.show(scene), .showDetail(scene), .replace(scene, column: .primary)]
    case .embed(let scene): [.show(scene), .present(scene, style: nil)]
    }
  }
}
