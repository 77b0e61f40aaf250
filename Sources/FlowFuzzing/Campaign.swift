import FlowGeneration
import FlowInvariants
import FlowModel
import FlowShrinking

/// Many flows from one seed, judged, with every bug that they show shrunk to its smallest flow.
///
/// The same seed and budget in runs give the same report on any number of workers.
public struct Campaign<System: FlowSystem>: Sendable {
  /// What every run is grown from.
  public var seed: Seed
  /// How much work may be done.
  public var budget: Budget
  /// Who says whether a flow held; it looks at what the source can bring about, at nothing else.
  public internal(set) var judge: Judge<System>
  /// Where the worlds come from.
  public private(set) var source: WorldSource
  /// How many threads play flows.
  public var workerCount: Int
  /// Told the number of each run before it is played, on the thread that plays it.
  ///
  /// Told `nil` when that thread goes on to something else, as shrinking. So it is known after a
  /// crash which run has crashed.
  package var onRun: @Sendable (Int?) -> Void = { _ in }
  /// Told what a run has broken before flows like it are played to shrink it, or to find out what
  /// matters in it, on the thread that plays them.
  package var onShrinking: @Sendable (_ signature: Signature, _ run: Int) -> Void = { _, _ in }

  /// Whether somebody wishes that it end soon: asked at any time and on any thread, also while bugs
  /// are shrunk and looked at.
  package var isInterrupted: @Sendable () -> Bool = { false }

  /// Makes a campaign; without a source flows begin with the app that the system launches, or,
  /// where it launches none, in worlds that offer the classes that it has.
  public init(
    seed: Seed, budget: Budget = Budget(), judge: Judge<System>,
    source: WorldSource? = nil, workerCount: Int = 1
  ) {
    self.seed = seed
    self.budget = budget
    let source =
      source ?? .launching(judge.system) ?? .generated(Limits(offering: judge.system))
    self.source = source
    self.judge = source.narrowing(judge)
    self.workerCount = workerCount
  }

  /// Takes its worlds from somewhere else, and has the judge look at no others.
  mutating func drawWorlds(from source: WorldSource) {
    self.source = source
    judge = source.narrowing(judge)
  }

  /// How many runs an epoch has: one of each lane, later a quarter of all that came before it, up
  /// to 16 of each lane.
  ///
  /// An early bug is told early, little is played in vain when one is enough, and a long campaign
  /// seldom pauses.
  private static func runCount(ofEpochAfter runCount: Int) -> Int {
    Lane.count * min(max(1, runCount / (4 * Lane.count)), 16)
  }

  /// Plays, judges and shrinks until the budget is used up.
  ///
  /// - Parameters:
  ///   - isOver: Asked after each epoch whether to stop there, on the calling thread.
  ///   - onEpoch: Called after each epoch, and at the end when something smaller was found then, on
  ///     the calling thread.
  /// - Returns: What was exercised and every bug that was found, in order of first appearance.
  public func run(
    until isOver: () -> Bool = { false }, onEpoch: (CampaignReport) -> Void = { _ in }
  ) -> CampaignReport {
    withNamedStage().report(until: isOver, onEpoch: onEpoch)
  }

  private func report(
    until isOver: () -> Bool, onEpoch: (CampaignReport) -> Void
  ) -> CampaignReport {
    var course = Course(
      of: CampaignReport(seed: seed, reach: emptyReach),
      by: Timetable(playingFor: budget.wallClockMax, unless: isInterrupted))
    var lanes = (0..<Lane.count).map(Lane.init)
    var start = 0
    var epoch = 0
    while start < budget.runsMax {
      if let reason = isOver() ? .interruption : stopReason(after: course) {
        course.report.stop = CampaignReport.Stop(reason: reason, epoch: epoch)
        break
      }
      let runs = start..<min(start + Self.runCount(ofEpochAfter: start), budget.runsMax)
      let played = Workers(count: workerCount).map(below: Lane.count) { [lanes] index in
        var lane = lanes[index]
        return (harvest: lane.harvest(in: runs, for: self), lane: lane)
      }
      lanes = played.map(\.lane)
      take(played.map(\.harvest), into: &course)
      onEpoch(course.report)
      start = runs.upperBound
      epoch += 1
    }
    if course.report.stop == nil, isInterrupted() {
      course.report.stop = CampaignReport.Stop(reason: .interruption, epoch: epoch)
    }
    if course.report.stop?.reason != .interruption, examine(&course) { onEpoch(course.report) }
    return course.report
  }

  /// The reach of no flow at all.
  var emptyReach: Reach {
    guard case .fixed(let world, _, _) = source else { return Reach(judgedBy: judge.catalog) }
    return Reach(
      judgedBy: judge.catalog, in: StoryboardReach(of: world, hearing: judge.system.reported))
  }

  private func stopReason(after course: Course) -> CampaignReport.Stop.Reason? {
    if isInterrupted() { return .interruption }
    guard course.report.reach.flowCount > 0 else { return nil }
    if let findingsMax = budget.findingsMax, course.report.findings.count >= findingsMax {
      return .findings
    }
    guard course.timetable.playing.hasPassed else { return nil }
    return isInterrupted() ? .interruption : .time
  }
}
