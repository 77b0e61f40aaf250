import FlowModel

extension World {
  /// The smallest world: a page in the window, and a storyboard with nothing in it.
  package static let smallest = World(
    storyboard: Storyboard(), stage: Stage(root: StageEntry("a", .stock(.content))))

  /// Grows a rich and healthy world from the decisions of a run.
  ///
  /// Nothing in it is a misuse by itself: what a container holds it may hold, and every
  /// presentation of the stage is one that UIKit accepts.
  package static func grown(from choices: inout Choices, within limits: Limits) -> World {
    var storyboards = StoryboardGenerator(choices.split(), within: limits)
    let storyboard = storyboards.grown()
    var stages = StageGenerator(choices.split(), of: storyboard, within: limits)
    return World(
      storyboard: storyboard, stage: stages.grown(), showingCards: limits.showsCards)
  }
}
