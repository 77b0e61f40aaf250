import FlowInvariants
import FlowModel
import FlowNotation
import FlowTestSupport
import FlowTesting
import Foundation
import Testing

/// Real processes of tests whose flows do not come to their end.
@Suite struct `A flow of a test that does not come to its end` {
  private static let file = "unwind-pops-several-entries-at-once.flow"

  @Test func `is named by its seed and run when it crashes, and ends the process as before`()
    async throws
  {
    let test = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      expectFlowsHold(on: Unready(for: .push) { preconditionFailure("not yet") }, seed: Seed(7))
    }
    let result = try #require(test)
    guard case .signal = result.exitStatus else {
      Issue.record("the process ended with \(result.exitStatus)")
      return
    }
    let error = String(decoding: result.standardErrorContent, as: UTF8.self)
    let lines = error.split(separator: "\n")
    let opening = try #require(
      lines.firstIndex { $0.hasPrefix("FlowTesting: crashed: trap") })
    #if os(Linux) && arch(x86_64)
    #expect(lines[opening + 1] == "That is code of your own: look there first.")
    #endif
    #expect(lines[opening + 2] == "It was playing the last flow of")
    #expect(
      lines[opening + 3].hasPrefix("  expectFlowsHold(…, seed: Seed(0x0000000000000007), runs: "))
    #expect(lines[opening + 4].hasPrefix("at FlowTestingTests/CutShortTests.swift:"))

    // One flow less does not crash, or this process would.
    let count = try #require(
      lines[opening + 3].split(separator: " ").last.flatMap { Int($0.dropLast()) })
    expectFlowsHold(
      on: Unready(for: .push) { preconditionFailure("not yet") }, seed: Seed(7), runs: count - 1)
  }

  @Test func `is named when it aborts, and the process aborts`() async throws {
    let test = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) {
      expectFlowsHold(on: Unready(for: .push) { abort() }, seed: Seed(7))
    }
    let error = String(decoding: try #require(test).standardErrorContent, as: UTF8.self)
    #expect(error.contains("FlowTesting: crashed: abort"))
    #expect(error.contains("  expectFlowsHold(…, seed: Seed(0x0000000000000007), runs: "))
  }

  @Test func `is printed when it hangs, and the process ends`() async throws {
    let test = await #expect(
      processExitsWith: .signal(SIGTRAP), observing: [\.standardErrorContent]
    ) {
      expectFlowsHold(
        on: Unready(for: .push) { while true { pause() } }, seed: Seed(7), hangAfter: .seconds(1))
    }
    let error = String(decoding: try #require(test).standardErrorContent, as: UTF8.self)
    #expect(error.contains("FlowTesting: hangs: step "))
    #expect(error.contains("  expectFlowsHold(…, seed: Seed(0x0000000000000007), runs: "))
    let rest = try #require(error.range(of: "flow 1\n").map { error[$0.lowerBound...] })
    // A backtrace may follow, where somebody wants one.
    let flow = rest.firstRange(of: "\n***").map { rest[..<$0.lowerBound] } ?? rest
    #expect(try Case(text: String(flow)).scenario.steps.last?.kind == .push)
  }

  @Test func `comes after the bugs that were found by then when it hangs`() async throws {
    let test = await #expect(
      processExitsWith: .signal(SIGTRAP), observing: [\.standardErrorContent]
    ) {
      let engine = SketchEngine(fault: .tabNotSelected)
      expectFlowsHold(
        on: Unready(for: .cancel, from: 18, else: engine) { while true { pause() } },
        seed: Seed(1),
        runs: 2_000, hangAfter: .seconds(1))
    }
    let error = String(decoding: try #require(test).standardErrorContent, as: UTF8.self)
    #expect(error.contains("The smallest flow that shows it:"))
  }

  @Test func `is named by its case`() async throws {
    let test = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let folder = PackageRoot.path + "/corpora/conformance"
      for entry in CorpusEntry.all(in: folder) where entry.path.hasSuffix("/\(Self.file)") {
        expectHolds(entry, on: Unready(for: .tap) { preconditionFailure("not yet") })
      }
    }
    let error = String(decoding: try #require(test).standardErrorContent, as: UTF8.self)
    #expect(error.contains("It was playing \(PackageRoot.path)/corpora/"))
    #expect(error.contains("/\(Self.file)\nat FlowTestingTests/CutShortTests.swift:"))
  }

  @Test func `is not named by a crash that comes later`() async throws {
    let test = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      expectFlowsHold(on: SketchEngine(), runs: 10)
      preconditionFailure("something else")
    }
    let error = String(decoding: try #require(test).standardErrorContent, as: UTF8.self)
    #expect(error.contains("something else"))
    #expect(!error.contains("FlowTesting: crashed"))
  }
}

/// An engine that does something else for a kind of step, from some step of a flow on.
private struct Unready: FlowSystem {
  struct Run: FlowRun {
    fileprivate var run: SketchRun
    fileprivate var system: Unready
    fileprivate var stepCount = 0

    mutating func perform(_ step: Step, into recording: Recording) {
      stepCount += 1
      if step.kind == system.kind && stepCount >= system.stepsMin { system.deed() }
      run.perform(step, into: recording)
    }
  }

  fileprivate let kind: Step.Kind
  fileprivate let stepsMin: Int
  fileprivate let deed: @Sendable () -> Void
  private let engine: SketchEngine

  init(
    for kind: Step.Kind, from stepsMin: Int = 1, else engine: SketchEngine = SketchEngine(),
    _ deed: @escaping @Sendable () -> Void
  ) {
    self.kind = kind
    self.stepsMin = stepsMin
    self.engine = engine
    self.deed = deed
  }

  var reported: Set<Event.Kind> { engine.reported }

  func begin(_ world: World, into recording: Recording) -> Run {
    Run(run: engine.begin(world, into: recording), system: self)
  }
}
