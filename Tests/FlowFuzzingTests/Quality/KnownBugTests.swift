import FlowFuzzing
import FlowModel
import FlowNotation
import FlowTestSupport
import Foundation
import Testing

/// Each known bug, played as it was reported; `Scripts/bugs` looks for them blind.
@Suite struct `A known bug` {
  private func scenario(of bug: KnownBug) throws -> Scenario {
    let file = PackageRoot.path + "/" + bug.script
    return try Case(text: String(contentsOfFile: file, encoding: .utf8)).scenario
  }

  private func invariants(
    brokenBy scenario: Scenario, on system: some FlowSystem
  ) -> [InvariantID] {
    Judge(of: system).judge(scenario).violations.map(\.signature.invariant)
  }

  @Test(arguments: KnownBug.all)
  func `breaks its invariant as it was reported`(bug: KnownBug) throws {
    let broken = try invariants(brokenBy: scenario(of: bug), on: bug.system)
    #expect(Set(broken) == Set([bug.expected?.invariant].compactMap(\.self)))
  }

  @Test(arguments: KnownBug.all)
  func `is not there without the fault`(bug: KnownBug) throws {
    #expect(try invariants(brokenBy: scenario(of: bug), on: bug.healthy) == [])
  }
}
