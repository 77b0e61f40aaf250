/// A scenario as it is kept: with the reason for keeping it and where it came from.
public struct Case: Hashable, Sendable {
  /// Why it is kept.
  public var purpose: Purpose
  /// Where it came from; a note, never an input.
  public var provenance: Provenance?
  /// What a reader should know, a line each.
  public var notes: [String]
  /// The flow.
  public var scenario: Scenario
  /// What the case must show besides holding; empty where it need show nothing.
  public var expectations: [Expectation]

  /// Why a case is kept.
  public enum Purpose: Hashable, Sendable {
    /// It once broke an invariant.
    case invariant(InvariantID)
    /// It pins rules of the specification.
    case conforms([String])
    /// It showed something that no flow had shown before.
    case interesting
  }

  /// Where a case came from.
  public struct Provenance: Hashable, Sendable {
    /// The seed of the campaign.
    public var seed: Seed
    /// The run in the campaign, counted from zero.
    public var run: Int
    /// The kinds of steps that the run left out on purpose, to come further with the others.
    ///
    /// - SeeAlso: Groce, Zhang, Eide, Chen and Regehr, "Swarm Testing" (2012).
    public var leftOut: [Step.Kind]

    /// Makes a provenance.
    public init(seed: Seed, run: Int, leavingOut leftOut: [Step.Kind] = []) {
      self.seed = seed
      self.run = run
      self.leftOut = leftOut
    }
  }

  /// What a case must show besides holding.
  ///
  /// The lines are compared with the trace as it is printed.
  public enum Expectation: Hashable, Sendable {
    /// Of the events of these kinds exactly these lines, in this order, over the whole flow.
    case events(kinds: [Event.Kind], lines: [String])
    /// The tree after the last step.
    case tree(lines: [String])
  }

  /// Makes a case.
  public init(
    _ purpose: Purpose, from provenance: Provenance? = nil, notes: [String] = [],
    _ scenario: Scenario, expectations: [Expectation] = []
  ) {
    self.purpose = purpose
    self.provenance = provenance
    self.notes = notes
    self.scenario = scenario
    self.expectations = expectations
  }
}
