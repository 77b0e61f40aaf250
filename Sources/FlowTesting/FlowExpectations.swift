import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import FlowNotation
import FlowReporting
import FlowStoryboards
import FlowWatching
import Testing

/// Expects that random flows through a system break no invariant: from the launch of its app, or,
/// where it launches none, each in a world grown for it.
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
///   - patience: How long a flow may be at one thing, as a step; after that it hangs, which is told
///     and ends the process.
///   - sourceLocation: Where a failure is shown.
/// - Returns: What was exercised and found.
@discardableResult
public func expectFlowsHold<System: FlowSystem>(
  on system: System, judgedBy catalog: Catalog = .standard,
  seed: Seed? = nil, runs: Int = 1_000, hangAfter patience: Duration = .seconds(60),
  sourceLocation: SourceLocation = #_sourceLocation
) -> CampaignReport {
  let expectation = CampaignExpectation(
    seed: seed ?? .ofTheTest, runs: runs, catalog: catalog, patience: patience,
    location: sourceLocation)
  return expectation.check(system, from: nil)
}

/// Expects that random flows through one world break no invariant.
///
/// Every bug that is found is shrunk to its smallest flow, recorded as an issue at the caller's
/// line, and attached as a case file that can be added to a corpus. A rule of the app's own that
/// had nothing to judge in any flow is recorded as a warning.
///
/// ```
/// @Test func `nobody checks out before they have logged in`() throws {
///   let world = try Scenario(text: shop).world
///   expectFlowsHold(on: system, in: world, drivenBy: .person)
/// }
/// ```
///
/// - Parameters:
///   - system: What is under test.
///   - world: Where every flow begins; its scenes are declared as the system registers their
///     classes, if it has any, and sheets are cards if they are with the system.
///   - driver: Who drives the flows: `.person` for the rules of an app.
///   - stepsMax: How many steps a flow has at most; one at least.
///   - catalog: What must hold.
///   - seed: What the flows are grown from; left out, a number that the names of the test and of
///     its file give, so that a test plays the same flows until one of them changes.
///   - runs: How many flows are played.
///   - patience: How long a flow may be at one thing, as a step; after that it hangs, which is told
///     and ends the process.
///   - sourceLocation: Where a failure is shown.
/// - Returns: What was exercised and found.
@discardableResult
public func expectFlowsHold<System: FlowSystem>(
  on system: System, in world: World, drivenBy driver: Driver = .anybody,
  stepsMax: Int = WorldSource.usualStepsMax,
  judgedBy catalog: Catalog = .standard,
  seed: Seed? = nil, runs: Int = 1_000, hangAfter patience: Duration = .seconds(60),
  sourceLocation: SourceLocation = #_sourceLocation
) -> CampaignReport {
  let expectation = CampaignExpectation(
    seed: seed ?? .ofTheTest, runs: runs, catalog: catalog, patience: patience,
    location: sourceLocation)
  // What is drawn for no class at all stays as it is drawn, with what its controls send.
  let declared = system.classes.isEmpty ? world : world.declaring(system.classes)
  return expectation.check(
    system,
    from: .fixed(declared.showingSheets(as: system), stepsMax: stepsMax, drivenBy: driver))
}

/// Expects that random flows through a storyboard break no invariant, and tells what of it is not
/// played as the app plays it.
///
/// What in the files is wrong or not understood, and which classes the system does not know, is
/// recorded as warnings. Every bug that is found is shrunk to its smallest flow, recorded as an
/// issue at the caller's line, and attached as a case file that can be added to a corpus.
///
/// ```
/// @Test func `the flows of the app hold`() throws {
///   let reading = try StoryboardFile.read("Main.storyboard")
///   try expectFlowsHold(on: system, in: reading, drivenBy: .person, judgedBy: .ofApps)
/// }
/// ```
///
/// - Parameters:
///   - system: What is under test.
///   - reading: What a storyboard file says, or several that were put together.
///   - start: The scene that every flow begins with; left out, the initial one.
///   - driver: Who drives the flows: `.person` for the rules of an app.
///   - stepsMax: How many steps a flow has at most; one at least.
///   - catalog: What must hold.
///   - seed: What the flows are grown from; left out, a number that the names of the test and of
///     its file give, so that a test plays the same flows until one of them changes.
///   - runs: How many flows are played.
///   - patience: How long a flow may be at one thing, as a step; after that it hangs, which is told
///     and ends the process.
///   - sourceLocation: Where a failure is shown.
/// - Returns: What was exercised and found.
/// - Throws: `StoryboardFileError` when there is no scene to begin with.
@discardableResult
public func expectFlowsHold<System: FlowSystem>(
  on system: System, in reading: StoryboardReading, startingAt start: SceneName? = nil,
  drivenBy driver: Driver = .anybody, stepsMax: Int = WorldSource.usualStepsMax,
  judgedBy catalog: Catalog = .standard,
  seed: Seed? = nil, runs: Int = 1_000, hangAfter patience: Duration = .seconds(60),
  sourceLocation: SourceLocation = #_sourceLocation
) throws(StoryboardFileError) -> CampaignReport {
  let world = try reading.world(startingAt: start)
  let wrong = reading.problems(for: system).filter { $0.severity > .note }
    .map { "\($0.file):\($0)" }
  let unknown = reading.storyboard.noteOfUnknownClasses(on: system)
    .map { "\(reading.file): \($0)" }
  for text in wrong + [unknown].compactMap(\.self) {
    Issue.record("\(text)", severity: .warning, sourceLocation: sourceLocation)
  }
  return expectFlowsHold(
    on: system, in: world, drivenBy: driver, stepsMax: stepsMax, judgedBy: catalog,
    seed: seed ?? .ofTheTest, runs: runs, hangAfter: patience, sourceLocation: sourceLocation)
}

/// Expects that a kept case holds: it breaks no invariant and shows what it must.
///
/// A case that the system does not play, as it tells by its repertoire, is recorded as a warning.
///
/// - Parameters:
///   - entry: The case, with its file.
///   - system: What is under test.
///   - catalog: What must hold.
///   - patience: How long the flow may be at one thing, as a step; after that it hangs, which is
///     told and ends the process.
///   - sourceLocation: Where a failure is shown.
public func expectHolds<System: FlowSystem>(
  _ entry: CorpusEntry, on system: System, judgedBy catalog: Catalog = .standard,
  hangAfter patience: Duration = .seconds(60),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  switch entry.reading {
  case .failure(let error):
    Issue.record("\(error)", sourceLocation: sourceLocation)
  case .success(let kept):
    guard system.repertoire.plays(kept.scenario) else {
      Issue.record(
        "\(entry.path) is left out: it has something that the system does not play",
        severity: .warning, sourceLocation: sourceLocation)
      return
    }
    let errand = Errand.ofATest(
      "It was playing \(entry.path)", on: system, waitingFor: patience, at: sourceLocation)
    defer { Errand.leave() }
    let replay = Replay(of: kept, by: Judge(watching: system, for: errand, by: catalog))
    for bug in replay.bugs {
      let text = bug.violation.text(
        in: replay.judgement.trace, isSmallest: false, notes: bug.notes, judgedBy: catalog,
        replay: "expectHolds(…), of \(entry.path)")
      Issue.record("\(text)", sourceLocation: sourceLocation)
    }
    if let mismatch = replay.mismatch {
      Issue.record("\(entry.path): \(mismatch)", sourceLocation: sourceLocation)
    }
  }
}

extension Test {
  /// The file and the name, which stay when other lines of the file change, as the id does not.
  fileprivate var nameInItsFile: String { "\(sourceLocation.fileID)/\(name)" }
}

extension Seed {
  /// The seed of the test that runs.
  fileprivate static var ofTheTest: Seed {
    Seed((Test.current?.nameInItsFile ?? "").fingerprint)
  }
}
