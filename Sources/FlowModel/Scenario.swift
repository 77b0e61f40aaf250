/// A world and what is done in it: everything that a run depends on.
public struct Scenario: Hashable, Sendable {
  /// What stands before the first step.
  public var world: World
  /// What is done, in order.
  public var steps: [Step]

  /// Makes a scenario.
  public init(_ world: World, steps: [Step] = []) {
    self.world = world
    self.steps = steps
  }
}
