import FlowGeneration
import FlowInvariants
import FlowModel

/// Where the worlds of a campaign come from.
public enum WorldSource: Sendable {
  /// A new one for each run.
  case generated(Limits)
  /// The same one for each run, with up to so many steps, one at least.
  case fixed(World, stepsMax: Int, drivenBy: Driver = .anybody)

  /// How many steps a flow has at most in a world that stands already, where nobody says so.
  public static let usualStepsMax = 20

  /// Finds the app that a system launches, in a window of its own.
  ///
  /// - Parameters:
  ///   - system: The system under test.
  ///   - stepsMax: How many steps a flow has at most.
  ///   - driver: Who walks through it.
  /// - Returns: The world with it as the root; `nil` where the system launches none.
  package static func launching(
    _ system: some FlowSystem, stepsMax: Int = usualStepsMax, drivenBy driver: Driver = .person
  ) -> Self? {
    guard let app = system.classes.first(where: \.isLaunched) else { return nil }
    var world = World(
      storyboard: Storyboard(scenes: [Scene("App", app.kind, className: app.name)]),
      stage: Stage(root: StageEntry("app", .scene("App"))), showingCards: system.showsCards)
    if !system.repertoire.sizes.contains(.regular) { world.stage.size = .compact }
    return .fixed(world.declaring(system), stepsMax: stepsMax, drivenBy: driver)
  }

  /// The world of the first run.
  var smallestWorld: World {
    switch self {
    case .generated(let limits): limits.smallestWorld
    case .fixed(let world, _, _): world
    }
  }

  /// Whether smaller flows can be made for a certificate: not where a person drives from a stage of
  /// its own.
  var mayCertify: Bool {
    if case .fixed(_, _, .person) = self { false } else { true }
  }

  /// A judge that looks at nothing but what can come about in such worlds.
  func narrowing<System>(_ judge: Judge<System>) -> Judge<System> {
    guard case .fixed(let world, _, let driver) = self else { return judge }
    return judge.keeping(to: driver, in: world)
  }
}
