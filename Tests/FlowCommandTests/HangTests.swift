import FlowCommand
import FlowGeneration
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
        flowfuzz: hangs: step \(steps.count) of a flow has not ended for 1.0 seconds
        Look first at your own code; if it is not to blame, this is a bug in FlowFuzz.

        """))
  }

  @Test func `comes after the bugs that were found by then`() async throws {
    let campaign = await #expect(
      processExitsWith: .exitCode(70),
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      let words = [
        "fuzz", "--runs", "2000", "--hang-after", "1", "--workers", "1", "--certify", "0",
        "--explain", "0",
      ]
      _ = FlowCommand(for: Lingering(over: .cancel, from: 18), named: "flowfuzz").run(words)
    }
    let out = String(decoding: try #require(campaign).standardOutputContent, as: UTF8.self)
    #expect(out.contains("The smallest flow that shows it:"))
    #expect(out.contains("\n  flowfuzz fuzz --seed 0x0000000000000001 --runs "))
    let error = String(decoding: try #require(campaign).standardErrorContent, as: UTF8.self)
    #expect(error.hasPrefix("note: what the runs from "))
    #expect(!error.contains("runs from 0 to"))
    #expect(error.contains("\nflowfuzz: hangs: step "))
  }

  @Test func `prints the flow while a finding is shrunk, for no run is that flow`() async throws {
    let campaign = await #expect(
      processExitsWith: .exitCode(70),
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      let words = ["fuzz", "--runs", "2000", "--hang-after", "1"]
      _ = FlowCommand(for: LingeringOverFew(), named: "flowfuzz").run(words)
    }
    let error = String(decoding: try #require(campaign).standardErrorContent, as: UTF8.self)
    #expect(
      error.contains("shows:\n  unwind.without-implementer-changes-nothing: "), "\(error)")
    let out = String(decoding: try #require(campaign).standardOutputContent, as: UTF8.self)
    let flow = try #require(out.range(of: "flow 1\n").map { String(out[$0.lowerBound...]) })
    let kept = try Case(text: flow)
    #expect(kept.notes == ["setting the stage of a flow has not ended for 1.0 seconds"])
    #expect((1...2).contains(kept.scenario.world.storyboard.scenes.count))
  }

  @Test func `names the position of a flow that is played with all others`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      let words = ["exhaust", "flows", "--steps", "1", "--workers", "1", "--hang-after", "1"]
      _ = FlowCommand(for: Lingering(over: .push), named: "flowfuzz").run(words)
    }
    let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(error.contains("flowfuzz: hangs: step 1 of a flow has not ended for 1.0 seconds"))
    let line = try #require(error.split(separator: "\n").last)
    #expect(
      line.hasPrefix("  flowfuzz exhaust flows --controllers 2 --steps 1 --hang-after 1 "))
    let position = try #require(line.split(separator: " ").last.flatMap { Int($0) })
    let flows = SmallFlows(upTo: 2, steps: 1, among: SmallKinds(ControllerKind.allCases))
    #expect(flows[position].steps.map(\.kind) == [.push])
  }

  @Test func `names the case, and tells whether a rule does not end`() async throws {
    let folder = try ScratchFolder()
    let path = try folder.calmFlow(adding: "do alert")
    let replay = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) { [path = path as String] in
      let endless = Invariant("No end") { _ in
        while true { pause() }
      }
      let command = FlowCommand(
        for: SketchEngine(), judgedBy: Catalog([endless]), named: "flowfuzz")
      _ = command.run(["replay", path, "--hang-after", "1"])
    }
    let error = String(decoding: try #require(replay).standardErrorContent, as: UTF8.self)
    #expect(
      error.contains(
        """
        flowfuzz: hangs: judging a flow has not ended for 1.0 seconds
        Look first at your own rules; if none is to blame, this is a bug in FlowFuzz.
        """))
    #expect(error.hasSuffix("It was playing \(path)\n"))
  }

  @Test func `is told when a controller is let go of`() async throws {
    let campaign = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      let words = ["fuzz", "--runs", "2", "--hang-after", "1"]
      _ = FlowCommand(for: Clinging(), named: "flowfuzz").run(words)
    }
    let error = String(decoding: try #require(campaign).standardErrorContent, as: UTF8.self)
    #expect(
      error.contains("flowfuzz: hangs: letting go of what a flow has left has not ended"))
  }

  @Test func `is neither a flow that takes its time and goes on, nor a reader who does not`()
    async throws
  {
    let folder = try ScratchFolder()
    let steps = [String](repeating: "do alert", count: 12).joined(separator: "\n")
    let path = try folder.calmFlow(adding: steps)
    await #expect(processExitsWith: .exitCode(0)) { [path = path as String] in
      let console = Console(writeOut: { _ in usleep(1_300_000) }, writeError: { _ in })
      let command = FlowCommand(for: Sluggish(), named: "flowfuzz", console: console)
      exit(command.run(["replay", path, "--hang-after", "1"]).rawValue)
    }
  }
}

/// A faulty engine that never ends a kind of step, from some step of a flow on.
private struct Lingering: FlowSystem {
  struct Run: FlowRun {
    fileprivate var run: SketchRun
    fileprivate var system: Lingering
    private var stepCount = 0

    fileprivate init(run: SketchRun, system: Lingering) {
      self.run = run
      self.system = system
    }

    mutating func perform(_ step: Step, into recording: Recording) {
      stepCount += 1
      while step.kind == system.kind && stepCount >= system.stepsMin { pause() }
      run.perform(step, into: recording)
    }
  }

  fileprivate let kind: Step.Kind
  fileprivate let stepsMin: Int
  private let engine = SketchEngine(fault: .tabNotSelected)

  init(over kind: Step.Kind, from stepsMin: Int = 1) {
    self.kind = kind
    self.stepsMin = stepsMin
  }

  var reported: Set<Event.Kind> { engine.reported }

  func begin(_ world: World, into recording: Recording) -> Run {
    Run(run: engine.begin(world, into: recording), system: self)
  }
}

/// A faulty engine that never ends to set a stage with one or two scenes, of which campaigns grow
/// none.
private struct LingeringOverFew: FlowSystem {
  private let engine = SketchEngine(fault: .unwindWithoutImplementerDismisses)

  var reported: Set<Event.Kind> { engine.reported }

  func begin(_ world: World, into recording: Recording) -> SketchRun {
    while (1...2).contains(world.storyboard.scenes.count) { pause() }
    return engine.begin(world, into: recording)
  }
}

/// An engine that never lets go.
private struct Clinging: FlowSystem {
  final class Run: FlowRun {
    private var run: SketchRun

    init(_ run: SketchRun) { self.run = run }

    func perform(_ step: Step, into recording: Recording) {
      run.perform(step, into: recording)
    }

    deinit { while true { pause() } }
  }

  func begin(_ world: World, into recording: Recording) -> Run {
    Run(SketchEngine().begin(world, into: recording))
  }
}

/// An engine that needs a tenth of a second for each step.
private struct Sluggish: FlowSystem {
  struct Run: FlowRun {
    var run: SketchRun

    mutating func perform(_ step: Step, into recording: Recording) {
      usleep(100_000)
      run.perform(step, into: recording)
    }
  }

  func begin(_ world: World, into recording: Recording) -> Run {
    Run(run: SketchEngine().begin(world, into: recording))
  }
}
