import FlowGeneration
import FlowInvariants
import FlowModel

/// One of the 64 strands of a campaign.
///
/// A run belongs to the lane of its index modulo 64 and depends on the campaign's seed and on its
/// own lane alone, so lanes can be played in any order, on any worker, on any machine.
struct Lane {
  /// How many lanes a campaign has; part of what a seed means, so it never changes.
  static let count = 64

  private let index: Int
  private var frontier = Frontier()
  private var landmarks = KnownLandmarks()

  /// Begins a lane that has played nothing.
  init(_ index: Int) { self.index = index }

  /// What a lane brings home from one epoch.
  struct Harvest: Sendable {
    var reach: Reach
    var audit = Audit()
    /// The first failures of each signature, in run order, at most as many as variants are kept.
    var failures: [Failure] = []
    /// The flows that held and came to something first in their lane, in run order.
    var discoveries: [Discovery] = []
    /// How many flows showed each signature, in order of first appearance.
    var counts: [(signature: Signature, flowCount: Int)] = []

    /// Counts a failure, and keeps it when it is among the first of its signature.
    mutating func add(_ failure: Failure, keeping failuresMax: Int) {
      let known = counts.firstIndex { $0.signature == failure.signature }
      let place = known ?? counts.count
      if known == nil { counts.append((failure.signature, 0)) }
      counts[place].flowCount += 1
      if counts[place].flowCount <= failuresMax { failures.append(failure) }
    }
  }

  /// Plays the runs of the lane that lie in a range, which begins where the last one has ended.
  mutating func harvest<System: FlowSystem>(
    in runs: Range<Int>, for shared: Campaign<System>
  ) -> Harvest {
    var campaign = shared
    campaign.judge = shared.judge.forOneThread
    var harvest = Harvest(reach: campaign.emptyReach)
    let first = runs.lowerBound + (index - runs.lowerBound % Self.count + Self.count) % Self.count
    for run in stride(from: first, to: runs.upperBound, by: Self.count) {
      campaign.onRun(run)
      let judgement = judgement(ofRun: run, for: campaign)
      harvest.reach.add(judgement)
      if Audit.asks(forRun: run) {
        harvest.audit.add(judgement.trace, ofRun: run, on: campaign.judge.system)
        harvest.audit.keep(judgement.trace, ofRun: run)
      }
      if judgement.violations.isEmpty, campaign.budget.discoveriesMax > 0 {
        let discovery = Discovery(
          run: run, scenario: judgement.scenario,
          landmarks: judgement.landmarks)
        if let new = landmarks.whatIsNew(in: discovery) { harvest.discoveries.append(new) }
      }
      for signature in judgement.violations.map(\.signature).uniqued() {
        harvest.add(
          Failure(run: run, signature: signature, scenario: judgement.scenario),
          keeping: campaign.budget.shrunkFlowsMax)
      }
    }
    campaign.onRun(nil)
    return harvest
  }

  /// Plays and judges one run.
  ///
  /// A world that is grown for one run is rich by itself; in one that stands already rare states
  /// are gone back to, and to what is new, so the runs of a lane must be played in order.
  mutating func judgement<System: FlowSystem>(
    ofRun run: Int, for campaign: Campaign<System>, telling listener: RunListener? = nil
  ) -> Judgement {
    guard case .fixed = campaign.source else {
      return campaign.judgement(ofRun: run, telling: listener)
    }
    var choices = Choices(seed: campaign.seed.run(run))
    choices = choices.split()
    let judgement = campaign.judgement(
      ofRun: run, after: frontier.way(drawnBy: &choices), knowing: frontier.familiarity,
      telling: listener)
    frontier.add(judgement.trace)
    return judgement
  }
}
