import FlowCommand
import FlowInvariants
import FlowModel
import FlowNotation
import FlowTestSupport
import Foundation
import Testing

/// How many steps a flow may have.
private let stepsMax = 30

/// Real processes of which a flow comes to its end, and another form of it does not.
@Suite struct `A flow that comes to no end in another form alone` {
  /// The flow in which it is told that a process had to do with another form.
  private func form(toldBy error: String) throws -> String {
    let opening = "It did so not in that flow but in another form of it, "
    let rest = try #require(error.range(of: opening).map { error[$0.upperBound...] })
    return try #require(rest.range(of: "flow 1\n").map { String(rest[$0.lowerBound...]) })
  }

  @Test func `is printed in that form when it crashes`() async throws {
    let campaign = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      let system = EndlessEngine(atStep: stepsMax + 1) { preconditionFailure("tired") }
      let command = FlowCommand(for: system, judgedBy: .ofLongForms, named: "flowfuzz")
      _ = command.run(["fuzz", "--runs", "64"])
    }
    let error = String(decoding: try #require(campaign).standardErrorContent, as: UTF8.self)
    #expect(error.contains("  flowfuzz fuzz --seed 0x0000000000000001 --run "))
    let flow = try form(toldBy: error)
    let kept = try Case(text: flow)
    #expect(kept.notes.first?.hasPrefix("crashed: trap") == true)
    #expect(kept.scenario.steps.count == stepsMax + 1)

    let scratch = try ScratchFolder()
    let path = try scratch.file("form.flow", flow)
    let replay = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) { [path = path as String] in
      let system = EndlessEngine(atStep: stepsMax + 1) { preconditionFailure("tired") }
      _ = FlowCommand(for: system, named: "flowfuzz").run(["replay", path])
    }
    let second = String(decoding: try #require(replay).standardErrorContent, as: UTF8.self)
    #expect(second.hasSuffix("It was playing \(path)\n"))
  }

  @Test func `is printed in that form when it hangs`() async throws {
    let campaign = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      let system = EndlessEngine(atStep: stepsMax + 1) { while true { pause() } }
      let command = FlowCommand(for: system, judgedBy: .ofLongForms, named: "flowfuzz")
      _ = command.run(["fuzz", "--runs", "64", "--hang-after", "1"])
    }
    let error = String(decoding: try #require(campaign).standardErrorContent, as: UTF8.self)
    let kept = try Case(text: form(toldBy: error))
    #expect(kept.scenario.steps.count == stepsMax + 1)
  }
}

extension Catalog {
  /// One relation, which plays each flow with many more steps.
  fileprivate static let ofLongForms = Catalog(
    [],
    relating: [
      Relation(
        "flow.more-steps-change-nothing",
        Invariant.About(statement: "More steps change nothing.", source: "none", premise: "always"),
        period: 1,
        variant: { trace in
          let more = Array(repeating: Step(.settle), count: stepsMax)
          return Variant(Scenario(trace.world, steps: trace.steps + more + [Step(.settle)]))
        },
        compare: { (_: Pair, _: inout Report<Change>) in })
    ])

  private enum Change: String, Clauses {
    case changes

    var statement: String? { nil }
  }
}
