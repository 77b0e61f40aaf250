/// The flows that intermediate action segues of a world begin; who may stand in one and report.
///
/// A world has the same all the time, so that who looks at it often finds them once.
public struct IntermediateFlows: Sendable {
  /// Of each scene whether it can stand in such a flow; empty when there are none.
  private var isPassed: [Bool] = []
  /// Who stood on the stage, and was born in no flow.
  private var staged: [Label] = []

  /// Finds the flows of a world.
  public init(of world: World) {
    let scenes = world.storyboard.scenesOfIntermediateFlows
    guard !scenes.isEmpty else { return }
    isPassed = world.storyboard.scenes.map { scenes.contains($0.name) }
    staged = world.stage.entries.map { $0.label }
  }

  /// Whether the storyboard has no intermediate flow.
  var isEmpty: Bool { isPassed.isEmpty }

  /// Whether a controller may report to a segue: one that was born in a flow.
  func mayReport(_ label: Label, madeFrom scene: Int?) -> Bool {
    scene.map { isPassed[$0] } ?? false && !staged.contains(label)
  }
}
