import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import FlowNotation
import FlowReporting
import Testing

/// Expects that random flows through a system break no invariant, each in a world grown for it.
///
/// Every bug that is found is shrunk to its smallest flow, recorded as an issue at the caller's
/// line, and attached as a case file that can be added to a corpus. A rule of the app's own that
/// had nothing to judge in any flow is recorded as a warning.
///
/// ```
/// @Test func `the drawer keeps UIKit's promises`() {
///   expectFlowsHold(on: DrawerSystem(), runs: 5_000)
/// }
/// ```
///
/// - Parameters:
///   - system: What is under test.
///   - catalog: What must hold.
///   - seed: What the flows are grown from; left out, a number that the names of the test and of
///     its file give, so that a test plays the same flows until one of them changes.
///   - runs: How many flows are played.
///   - sourceLocation: Where a failure is shown.
/// - Returns: What was exercised and found.
@discardableResult
public func expectFlowsHold<System: FlowSystem>(
  on system: System, judgedBy catalog: Catalog = .standard,
  seed: Seed? = nil, runs: Int = 1_000, sourceLocation: SourceLocation = #_sourceLocation
) -> CampaignReport {
  expectFlowsHold(
    of: Campaign(
      seed: seed ?? .ofTheTest, budget: .ofATest(runs: runs), judge: Judge(of: system, by: catalog)),
    sourceLocation: sourceLocation)
}

/// Expects that random flows through one world break no invariant.
///
/// Every bug that is found is shrunk to its smallest flow, recorded as an issue at the caller's
/// line, and attached as a case file that can be added to a corpus. A rule of the app's own that
/// had nothing to judge in any flow is recorded as a warning.
///
/// ```
/// @Test func `nobody checks out before they have logged in`() throws {
///   let world = try StoryboardFile.read("Main.storyboard").world()
///   expectFlowsHold(on: SegueSimulation(), in: world, drivenBy: .person)
/// }
/// ```
///
/// - Parameters:
///   - system: What is under test.
///   - world: Where every flow begins.
///   - driver: Who drives the flows: `.person` for the rules of an app.
///   - stepsMax: How many steps a flow has at most.
///   - catalog: What must hold.
///   - seed: What the flows are grown from; left out, a number that the names of the test and of
///     its file give, so that a test plays the same flows until one of them changes.
///   - runs: How many flows are played.
///   - sourceLocation: Where a failure is shown.
/// - Returns: What was exercised and found.
@discardableResult
public func expectFlowsHold<System: FlowSystem>(
  on system: System, in world: World, drivenBy driver: Driver = .anybody, stepsMax: Int = 8,
  judgedBy catalog: Catalog = .standard,
  seed: Seed? = nil, runs: Int = 1_000, sourceLocation: SourceLocation = #_sourceLocation
) -> CampaignReport {
  expectFlowsHold(
    of: Campaign(
      seed: seed ?? .ofTheTest, budget: .ofATest(runs: runs), judge: Judge(of: system, by: catalog),
      source: .fixed(world, stepsMax: stepsMax, drivenBy: driver)),
    sourceLocation: sourceLocation)
}

private func expectFlowsHold<System: FlowSystem>(
  of campaign: Campaign<System>, sourceLocation: SourceLocation
) -> CampaignReport {
  let report = campaign.run()
  let runs = campaign.budget.runsMax
  if runs < 1 {
    Issue.record(
      "\(runs) flows prove nothing; ask for one at least", sourceLocation: sourceLocation)
  }
  if let futility = report.futility {
    Issue.record("nothing is proved: \(futility)", sourceLocation: sourceLocation)
  }
  for finding in report.findings {
    record(finding, of: report, judgedBy: campaign.judge.catalog, sourceLocation: sourceLocation)
  }
  for rule in report.vacuousRules where report.findings.isEmpty {
    Issue.record(
      "\(rule) proves nothing: in \(report.reach.flowCount) flows there was nothing to judge",
      severity: .warning, sourceLocation: sourceLocation)
  }
  return report
}

/// Expects that a kept case holds: it breaks no invariant and shows what it must.
///
/// - Parameters:
///   - entry: The case, with its file.
///   - system: What is under test.
///   - catalog: What must hold.
///   - sourceLocation: Where a failure is shown.
public func expectHolds<System: FlowSystem>(
  _ entry: CorpusEntry, on system: System, judgedBy catalog: Catalog = .standard,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  switch entry.reading {
  case .failure(let error):
    Issue.record("\(error)", sourceLocation: sourceLocation)
  case .success(let kept):
    let replay = Replay(of: kept, by: Judge(of: system, by: catalog))
    for violation in replay.judgement.violations {
      let text = violation.text(
        in: replay.judgement.trace, isSmallest: false, judgedBy: catalog,
        replay: "expectHolds(…), of \(entry.path)")
      Issue.record("\(text)", sourceLocation: sourceLocation)
    }
    if let mismatch = replay.mismatch {
      Issue.record("\(entry.path): \(mismatch)", sourceLocation: sourceLocation)
    }
  }
}

private func record(
  _ finding: Finding, of report: CampaignReport, judgedBy catalog: Catalog,
  sourceLocation: SourceLocation
) {
  let kept = report.kept(finding)
  let name = "\(finding.signature.invariant).flow"
  Attachment.record(kept.text, named: name, sourceLocation: sourceLocation)
  let text = finding.violation.text(
    in: finding.minimal.trace, isSmallest: finding.isMinimal, notes: finding.notes,
    judgedBy: catalog,
    replay: "expectFlowsHold(…, seed: Seed(\(report.seed)), runs: \(finding.run + 1))")
  Issue.record("\(text)", sourceLocation: sourceLocation)
}

extension CampaignReport {
  /// The rules that do not come with FlowFuzz and never had anything to judge.
  fileprivate var vacuousRules: [InvariantID] {
    reach.premises.vacuous.filter { !Catalog.standard.ids.contains($0) }
  }
}

extension Test {
  /// The file and the name, which stay when other lines of the file change, as the id does not.
  fileprivate var nameInItsFile: String { "\(sourceLocation.fileID)/\(name)" }
}

extension Budget {
  /// That of a test, which is run often: a smaller certificate than that of the command.
  fileprivate static func ofATest(runs: Int) -> Budget {
    Budget(runsMax: runs, certificateRunsMax: 500)
  }
}

extension Seed {
  /// The seed of the test that runs.
  fileprivate static var ofTheTest: Seed {
    Seed((Test.current?.nameInItsFile ?? "").fingerprint)
  }
}
