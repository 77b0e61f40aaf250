import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import FlowNotation
import FlowReporting
import Testing

/// Expects that random flows through a system break no invariant.
///
/// Every bug that is found is shrunk to its smallest flow, recorded as an issue at the caller's
/// line, and attached as a case file that can be added to a corpus.
///
/// ```
/// @Test func `the drawer keeps UIKit's promises`() {
///   expectFlowsHold(on: DrawerSystem(), runs: 5_000)
/// }
/// ```
///
/// - Parameters:
///   - system: What is under test.
///   - world: Where every flow begins; left out, each flow grows a world of its own.
///   - driver: Who drives the flows through that world: `.person` for the rules of an app.
///   - catalog: What must hold.
///   - seed: What the flows are grown from; left out, a number that the names of the test and of its
///     file give, so that a test plays the same flows until one of them changes.
///   - runs: How many flows are played.
///   - sourceLocation: Where a failure is shown.
/// - Returns: What was exercised and found.
@discardableResult
public func expectFlowsHold<System: FlowSystem>(
  on system: System, in world: World? = nil, drivenBy driver: Driver = .anybody,
  judgedBy catalog: Catalog = .standard,
  seed: Seed? = nil, runs: Int = 1_000, sourceLocation: SourceLocation = #_sourceLocation
) -> CampaignReport {
  let seed = seed ?? Seed(ofTestNamed: Test.current?.nameInItsFile ?? "")
  let campaign = Campaign(
    seed: seed, budget: Budget(runsMax: runs, certificateRunsMax: 500),
    judge: Judge(of: system, by: catalog),
    source: world.map { .fixed($0, stepsMax: 8, drivenBy: driver) })
  let report = campaign.run()
  if runs < 1 {
    Issue.record(
      "\(runs) flows prove nothing; ask for one at least", sourceLocation: sourceLocation)
  }
  for finding in report.findings {
    record(finding, of: report, judgedBy: catalog, sourceLocation: sourceLocation)
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
    let command = ReplayCommandLine(ofCaseAt: entry.path).text
    for violation in replay.judgement.violations {
      let text = violation.text(
        in: replay.judgement.trace, isSmallest: false, judgedBy: catalog, replay: command)
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

extension Test {
  /// The file and the name, which stay when other lines of the file change, as the id does not.
  fileprivate var nameInItsFile: String { "\(sourceLocation.fileID)/\(name)" }
}

extension Seed {
  /// Makes a seed from the name of a test, the same on every machine.
  ///
  /// - SeeAlso: Fowler, Noll and Vo, FNV-1a, 64 bits.
  init(ofTestNamed name: String) {
    var bits: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { bits = (bits ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    self.init(bits)
  }
}
