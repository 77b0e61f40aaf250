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
  /// Who says whether a flow held.
  public var judge: Judge<System>
  /// Where the worlds come from.
  public var source: WorldSource
  /// How many threads play flows.
  public var workerCount: Int

  /// Where the worlds of a campaign come from.
  public enum WorldSource: Sendable {
    /// A new one for each run.
    case generated(Limits)
    /// The same one for each run, with up to so many steps.
    case fixed(World, stepsMax: Int, drivenBy: Driver = .anybody)

    /// Whether a scenario is one that such a campaign looks for; shrinking does not leave them.
    func admits(_ scenario: Scenario) -> Bool {
      guard case .fixed(let world, _, let driver) = self else { return true }
      return driver.admits(scenario, in: world)
    }
  }

  /// Makes a campaign; without a source the worlds offer the classes that the system has.
  public init(
    seed: Seed, budget: Budget = Budget(), judge: Judge<System>,
    source: WorldSource? = nil, workerCount: Int = 1
  ) {
    var limits = Limits()
    limits.classes = judge.system.classes
    self.seed = seed
    self.budget = budget
    self.judge = judge
    self.source = source ?? .generated(limits)
    self.workerCount = workerCount
  }

  /// How many runs an epoch has: one of each lane at first, then twice as many each time, up to 16.
  ///
  /// An early bug is told early, and a long campaign seldom pauses.
  static func runCount(ofEpoch epoch: Int) -> Int { Lane.count << min(epoch, 4) }

  /// Plays, judges and shrinks until the budget is used up.
  ///
  /// - Parameters:
  ///   - isInterrupted: Asked after each epoch whether to stop there, on the calling thread.
  ///   - onEpoch: Called after each epoch, on the calling thread.
  /// - Returns: What was exercised and every bug that was found, in order of first appearance.
  public func run(
    until isInterrupted: () -> Bool = { false }, onEpoch: (CampaignReport) -> Void = { _ in }
  ) -> CampaignReport {
    let deadline = Deadline(after: budget.wallClockMax)
    var report = CampaignReport(
      seed: seed, reach: Reach(invariantCount: judge.catalog.ids.count))
    var start = 0
    var epoch = 0
    while start < budget.runsMax {
      let reason =
        isInterrupted() ? .interruption : stopReason(after: report, deadline: deadline)
      if let reason {
        report.stop = CampaignReport.Stop(reason: reason, epoch: epoch)
        break
      }
      let runs = start..<min(start + Self.runCount(ofEpoch: epoch), budget.runsMax)
      let harvests = Workers(count: workerCount).map(below: Lane.count) { lane in
        Lane.harvest(of: lane, in: runs, for: self)
      }
      add(harvests, to: &report)
      onEpoch(report)
      start = runs.upperBound
      epoch += 1
    }
    return report
  }

  private func stopReason(
    after report: CampaignReport, deadline: Deadline
  ) -> CampaignReport.Stop.Reason? {
    guard report.reach.flowCount > 0 else { return nil }
    if let findingsMax = budget.findingsMax, report.findings.count >= findingsMax {
      return .findings
    }
    return deadline.hasPassed ? .time : nil
  }

  private func add(_ harvests: [Lane.Harvest], to report: inout CampaignReport) {
    for harvest in harvests {
      report.reach.merge(harvest.reach)
      report.audit.merge(harvest.audit)
    }
    let failures = harvests.flatMap(\.failures).sorted { $0.run < $1.run }
    for failure in failures { add(failure, to: &report) }
    for (signature, flowCount) in harvests.flatMap(\.counts) {
      guard let place = report.place(of: signature) else { continue }
      report.findings[place].flowCount += flowCount
    }
  }

  private func add(_ failure: Failure, to report: inout CampaignReport) {
    guard let place = report.place(of: failure.signature) else {
      let shrunk = shrunk(failure)
      guard let finding = finding(for: failure, shrunk: shrunk) else {
        return report.audit.addDifference(inRun: failure.run)
      }
      report.findings.append(finding)
      report.audit.add(finding.minimal.trace, ofRun: failure.run, on: judge.system)
      addSlips(of: shrunk, run: failure.run, to: &report)
      return
    }
    let shrunkCount = report.shrunkCounts[failure.signature, default: 1]
    guard shrunkCount < budget.variantsMax else { return }
    report.shrunkCounts[failure.signature] = shrunkCount + 1
    guard let finding = finding(for: failure, shrunk: shrunk(failure)) else {
      return report.audit.addDifference(inRun: failure.run)
    }
    add(finding, to: &report.findings[place])
  }

  /// Tells a finding by the smaller one of two scenarios, and keeps the other one.
  private func add(_ other: Finding, to finding: inout Finding) {
    guard other.scenario != finding.scenario else { return }
    guard Complexity(of: other.scenario) < Complexity(of: finding.scenario) else {
      return finding.keep(other.scenario)
    }
    var smaller = other
    smaller.firstRun = finding.firstRun
    smaller.flowCount = finding.flowCount
    smaller.variants = finding.variants.filter { $0 != other.scenario }
    smaller.keep(finding.scenario)
    finding = smaller
  }

  /// What was broken in another way while a finding was shrunk is a finding of its own.
  private func addSlips(of shrunk: Shrunk, run: Int, to report: inout CampaignReport) {
    for slip in shrunk.slips where report.place(of: slip.signature) == nil {
      add(Failure(run: run, signature: slip.signature, scenario: slip.scenario), to: &report)
    }
  }

  /// The finding of a failure; `nil` when what was broken is not broken when it is played again.
  private func finding(for failure: Failure, shrunk: Shrunk) -> Finding? {
    let minimal = judge.judge(
      shrunk.scenario, asking: judge.catalog.relations(of: failure.signature.invariant),
      admitting: source.admits)
    let violation = minimal.violations.first { $0.signature == failure.signature }
    guard let violation else { return nil }
    return Finding(
      signature: failure.signature, firstRun: failure.run, run: failure.run,
      original: failure.scenario,
      minimal: minimal, violation: violation, isMinimal: shrunk.isMinimal,
      shrinkRunCount: shrunk.runs, variants: [], flowCount: 0)
  }

  private func shrunk(_ failure: Failure) -> Shrunk {
    judge.shrunk(
      failure.scenario, keeping: failure.signature, runsMax: budget.shrinkRunsMax,
      admitting: source.admits)
  }
}
