import FlowCommand
import FlowInvariants
import FlowModel
import FlowNotation
import FlowTestSupport
import Foundation
import Testing

/// Real processes of which one flow never ends.
@Suite struct `A hang` {
  @Test func `names the run that shows it, whose text ends with the step that hangs`() async throws
  {
    let campaign = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      let words = ["fuzz", "--runs", "2000", "--hang-after", "1"]
      _ = FlowCommand(for: Lingering(over: .push), named: "flowfuzz").run(words)
    }
    let lines = String(decoding: try #require(campaign).standardErrorContent, as: UTF8.self)
      .split(separator: "\n")
    let run = try #require(lines.last?.split(separator: " ").last.flatMap { Int($0) })
    #expect(lines.last == "  flowfuzz fuzz --seed 0x0000000000000001 --hang-after 1 --run \(run)")

    let alone = await #expect(
      processExitsWith: .exitCode(70),
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) { [run = run as Int] in
      let words = ["fuzz", "--run", "\(run)", "--hang-after", "1"]
      _ = FlowCommand(for: Lingering(over: .push), named: "flowfuzz").run(words)
    }
    let text = String(decoding: try #require(alone).standardOutputContent, as: UTF8.self)
    // The testing library writes to the same place first.
    let flow = try #require(text.range(of: "flow 1\n").map { String(text[$0.lowerBound...]) })
    let steps = try Case(text: flow).scenario.steps
    #expect(steps.last?.kind == .push)
    let error = String(decoding: try #require(alone).standardErrorContent, as: UTF8.self)
    #expect(
      error.contains(
        """
        flowfuzz: hangs: step \(steps.count) of a flow has not ended for 1 second; unless your own \
        code keeps it, this is a bug in FlowFuzz

        """))
  }
}

/// A faulty engine that never ends a kind of step.
private struct Lingering: FlowSystem {
  struct Run: FlowRun {
    var run: SketchRun
    var kind: Step.Kind

    mutating func perform(_ step: Step, into recording: Recording) {
      while step.kind == kind { pause() }
      run.perform(step, into: recording)
    }
  }

  private let kind: Step.Kind
  private let engine = SketchEngine(fault: .tabNotSelected)

  init(over kind: Step.Kind) { self.kind = kind }

  var reported: Set<Event.Kind> { engine.reported }

  func begin(_ world: World, into recording: Recording) -> Run {
    Run(run: engine.begin(world, into: recording), kind: kind)
  }
}
