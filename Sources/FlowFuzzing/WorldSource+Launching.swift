import FlowGeneration
import FlowModel

extension Campaign.WorldSource {
  /// Finds the app that a system launches, to be driven by a person in a window of its own.
  ///
  /// - Parameters:
  ///   - system: The system under test.
  ///   - stepsMax: How many steps a flow has at most.
  /// - Returns: The world with it as the root; `nil` where the system launches none.
  package static func launching(_ system: some FlowSystem, stepsMax: Int = 20) -> Self? {
    guard let app = system.classes.first(where: \.isLaunched) else { return nil }
    var world = World(
      storyboard: Storyboard(scenes: [Scene("App", app.kind, className: app.name)]),
      stage: Stage(root: StageEntry("app", .scene("App"))), showingCards: system.showsCards)
    if !system.repertoire.sizes.contains(.regular) { world.stage.size = .compact }
    return .fixed(world.declaring(system), stepsMax: stepsMax, drivenBy: .person)
  }
}
