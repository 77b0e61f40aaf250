/// How much work a campaign may do; whatever is used up first ends what it bounds.
public struct Budget: Hashable, Sendable {
  /// Flows generated and played.
  public var runsMax: Int
  /// Flows played while one finding is shrunk.
  public var shrinkRunsMax: Int
  /// Findings after which no further epoch is begun; `nil` is no limit.
  public var findingsMax: Int?
  /// Flows of one finding that are shrunk; the smallest form that one of them ends in is told.
  ///
  /// A shrinker goes down from where it stands and may end above the smallest form of all. It
  /// seldom does so from each of several beginnings.
  public var shrunkFlowsMax: Int
  /// Smaller flows of one finding that are played at the end to make sure that none shows it; zero
  /// for none.
  public var certificateRunsMax: Int
  /// Variations of one finding that are played at the end to find out what matters in it; zero for
  /// none.
  public var explanationRunsMax: Int
  /// Flows that are kept because they held and came to something first; zero for none.
  public var discoveriesMax: Int
  /// Time to play for, looked at between epochs and never inside one; `nil` is no limit.
  ///
  /// Bugs are shrunk and looked at while there is time, and then for half as long again.
  public var wallClockMax: Duration?

  /// Makes a budget.
  public init(
    runsMax: Int = 20_000, shrinkRunsMax: Int = 5_000, findingsMax: Int? = nil,
    shrunkFlowsMax: Int = 8, certificateRunsMax: Int = 5_000, explanationRunsMax: Int = 200,
    discoveriesMax: Int = 0, wallClockMax: Duration? = nil
  ) {
    self.runsMax = runsMax
    self.shrinkRunsMax = shrinkRunsMax
    self.findingsMax = findingsMax
    self.shrunkFlowsMax = shrunkFlowsMax
    self.certificateRunsMax = certificateRunsMax
    self.explanationRunsMax = explanationRunsMax
    self.discoveriesMax = discoveriesMax
    self.wallClockMax = wallClockMax
  }
}
