import FlowGeneration
import FlowModel

/// A world that stands already, and who walks through it.
struct DrivenWorld: Sendable {
  let world: World
  let driver: Driver

  /// Whether a scenario is one of the flows that are looked for.
  func admits(_ scenario: Scenario) -> Bool { driver.admits(scenario, in: world) }

  /// Whether what such a scenario has shown counts.
  func believes(_ trace: Trace) -> Bool { driver.believes(trace, in: world) }
}
