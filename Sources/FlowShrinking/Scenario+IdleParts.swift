import FlowModel

extension Scenario {
  /// The scenario without what plays no part: scenes that declare nothing, and scenes, controls and
  /// segues that nothing in the flow names or triggers.
  var withoutIdleParts: Scenario {
    guard !world.storyboard.scenes.isEmpty else { return self }
    var lean = self
    var last: Scenario
    repeat {
      last = lean
      lean.stockPlainScenes()
      lean.world.storyboard.dropIdleWires(in: lean.steps)
      let reached = lean.world.storyboard.reachable(from: lean.mentionedScenes)
      lean.world.storyboard.scenes.removeAll { !reached.contains($0.name) }
      lean = lean.repaired(after: last)
    } while lean != last
    return lean
  }

  /// Makes stock controllers of those whose scene declares nothing but a kind.
  private mutating func stockPlainScenes() {
    let board = world.storyboard
    guard board.references.isEmpty, board.named.isEmpty else { return }
    for scene in board.scenes where scene.declaresNothing {
      guard !board.segues.contains(where: { $0.source == scene.name }),
        !board.controls.contains(where: { $0.scene == scene.name })
      else { continue }
      for entry in world.stage.entries where entry.origin == .scene(scene.name) {
        world.stage.change(entry.label) { $0.origin = .stock(scene.kind) }
      }
    }
  }
}

extension Scene {
  fileprivate var declaresNothing: Bool {
    className == nil && holds.isEmpty && bars.isEmpty && style == nil && contract == Contract()
  }
}

extension Storyboard {
  /// Takes away the controls that nobody touches and the segues that nobody performs.
  fileprivate mutating func dropIdleWires(in steps: [Step]) {
    let wires = LiveWires(of: self, in: steps)
    controls.removeAll { !wires.keeps($0) }
    segues.removeAll { !wires.keeps($0) }
  }
}
