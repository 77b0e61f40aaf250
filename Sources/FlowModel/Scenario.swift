/// What stands before a flow begins: storyboard, declarations and stage.
public struct World: Hashable, Sendable {
  /// The blueprints and what their classes promise.
  public var storyboard: Storyboard
  /// The controllers that stand when the flow begins.
  public var stage: Stage

  /// Makes a world.
  public init(storyboard: Storyboard = Storyboard(), stage: Stage) {
    self.storyboard = storyboard
    self.stage = stage
  }
}

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
