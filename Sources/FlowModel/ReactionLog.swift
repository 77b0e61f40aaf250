/// Which reactions have taken place in a run.
public struct ReactionLog: Sendable {
  private var entries: [Entry] = []
  private var countInStep = 0

  private struct Entry: Equatable {
    var controller: ControllerID
    var reaction: Reaction
  }

  /// Makes a log of a run in which nothing has happened.
  public init() {}

  /// Opens a step: as many may take place again.
  public mutating func beginStep() { countInStep = 0 }

  /// Hands out the next reaction of a controller that is due at a moment, and enters it.
  ///
  /// - Parameters:
  ///   - controller: Who is called.
  ///   - moment: With what.
  ///   - contract: What its class declares.
  /// - Returns: What it does now; `nil` when there is nothing left to do.
  /// - Complexity: O(*n*) in the number of reactions that have taken place.
  public mutating func next(
    of controller: ControllerID, at moment: Reaction.Moment, in contract: Contract
  ) -> Reaction? {
    guard countInStep < Reaction.perStepMax else { return nil }
    for reaction in contract.reactions where reaction.moment == moment {
      let entry = Entry(controller: controller, reaction: reaction)
      guard !entries.contains(entry) else { continue }
      entries.append(entry)
      countInStep += 1
      return reaction
    }
    return nil
  }
}
