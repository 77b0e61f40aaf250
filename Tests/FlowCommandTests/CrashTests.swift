import FlowCommand
import FlowModel
import FlowNotation
import FlowTestSupport
import Foundation
import SegueKit
import SegueSimulation
import Testing

/// Real processes that crash.
@Suite struct `A crash` {
  @Test func `names the run that shows it, whose text ends with the step that crashes`()
    async throws
  {
    let campaign = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      _ = FlowCommand(for: Stumbling.system, named: "flowfuzz").run(["fuzz", "--runs", "2000"])
    }
    let lines = String(decoding: try #require(campaign).standardErrorContent, as: UTF8.self)
      .split(separator: "\n")
    let opening = try #require(lines.firstIndex { $0.hasPrefix("flowfuzz: crashed: trap") })
    #if os(Linux) && arch(x86_64)
    #expect(lines[opening + 1] == "That is code of your own: look there first.")
    #endif
    let run = try #require(lines.last?.split(separator: " ").last.flatMap { Int($0) })
    #expect(lines.last == "  flowfuzz fuzz --seed 0x0000000000000001 --run \(run)")

    let alone = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardOutputContent]
    ) { [run = run as Int] in
      _ = FlowCommand(for: Stumbling.system, named: "flowfuzz").run(["fuzz", "--run", "\(run)"])
    }
    let text = String(decoding: try #require(alone).standardOutputContent, as: UTF8.self)
    // The testing library writes to the same place first.
    let flow = try #require(text.range(of: "flow 1\n").map { String(text[$0.lowerBound...]) })
    var scenario = try Case(text: flow).scenario
    let replayed = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [flow = flow as String] in
      _ = Stumbling.system.trace(of: try Case(text: flow).scenario)
    }
    #expect(
      String(decoding: try #require(replayed).standardErrorContent, as: UTF8.self)
        .contains("stumbles"))
    // Without its last step the flow does not crash, or this process would.
    #expect(scenario.steps.popLast() != nil)
    #expect(Stumbling.system.trace(of: scenario).steps == scenario.steps)
  }

  @Test func `is told when a call never ends to call itself`() async throws {
    let campaign = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      _ = FlowCommand(for: Circling.system, named: "flowfuzz").run(["fuzz", "--runs", "2000"])
    }
    let error = String(decoding: try #require(campaign).standardErrorContent, as: UTF8.self)
    #expect(error.contains("  flowfuzz fuzz --seed 0x0000000000000001 --run "))
  }

  @Test func `is told when a cast fails, which aborts`() async throws {
    let campaign = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      _ = FlowCommand(for: Casting.system, named: "flowfuzz").run(["fuzz", "--runs", "2000"])
    }
    let error = String(decoding: try #require(campaign).standardErrorContent, as: UTF8.self)
    #expect(error.contains("Could not cast value of type"))
    #expect(error.contains("  flowfuzz fuzz --seed 0x0000000000000001 --run "))
  }

  @Test func `is told on every thread when the signal of an abort is raised`() async throws {
    let campaign = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      let system = AfraidOfPushes { raise(SIGABRT) }
      let words = ["fuzz", "--runs", "2000", "--workers", "8"]
      _ = FlowCommand(for: system, named: "flowfuzz").run(words)
    }
    let error = String(decoding: try #require(campaign).standardErrorContent, as: UTF8.self)
    #expect(error.contains("  flowfuzz fuzz --seed 0x0000000000000001 --run "))
  }

  @Test func `names the bug while that is shrunk, for another flow crashes then`() async throws {
    let campaign = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      _ = FlowCommand(for: AfraidOfFew(), named: "flowfuzz").run(["fuzz", "--runs", "2000"])
    }
    let error = String(decoding: try #require(campaign).standardErrorContent, as: UTF8.self)
    #expect(error.contains("flowfuzz: crashed"))
    let bug = "unwind.without-implementer-changes-nothing: "
    #expect(
      error.contains("It was playing a smaller flow of this bug, which 'flowfuzz fuzz"), "\(error)")
    #expect(error.contains("' shows:\n  \(bug)"), "\(error)")
    // No line plays that flow again.
    let flow = try #require(error.range(of: "flow 1\n").map { String(error[$0.lowerBound...]) })
    #expect((1...2).contains(try Case(text: flow).scenario.world.storyboard.scenes.count))
  }

  @Test func `comes after the bugs that were found by then`() async throws {
    let campaign = await #expect(
      processExitsWith: .exitCode(70),
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      let system = AfraidOfLongFlows()
      let words = [
        "fuzz", "--runs", "2000", "--workers", "1", "--certify", "0", "--explain", "0",
      ]
      _ = FlowCommand(for: system, named: "flowfuzz").run(words)
    }
    let out = String(decoding: try #require(campaign).standardOutputContent, as: UTF8.self)
    #expect(out.contains("The smallest flow that shows it:"), "\(out)")
    let error = String(decoding: try #require(campaign).standardErrorContent, as: UTF8.self)
    #expect(error.contains("note: what the runs from "), "\(error)")
    #expect(error.contains("flowfuzz: crashed: trap"))
  }

  @Test func `names the case that shows it`() async throws {
    let folder = try ScratchFolder()
    let steps = [("held", "background"), ("crashed", "performSegue s.open creating p")]
    let paths = try steps.map { name, step in
      try folder.file(
        "\(name).flow",
        """
        flow 1
        interesting

        scene Stumbling content, class Stumbling
        scene Page content
        segue Stumbling.open present Page

        stage regular
          Stumbling as s

        do \(step)
        """)
    }
    let replay = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) { [paths = paths as [String]] in
      _ = FlowCommand(for: Stumbling.system, named: "flowfuzz").run(["replay"] + paths)
    }
    let error = String(decoding: try #require(replay).standardErrorContent, as: UTF8.self)
    #expect(error.hasSuffix("It was playing \(paths[1])\n"))
  }

  @Test func `names the case while that is shrunk, and tells when a stack is used up there`()
    async throws
  {
    let folder = try ScratchFolder()
    let path = try folder.file(
      "circling.flow",
      """
      flow 1
      interesting

      scene Circling content, class Circling
      scene Page content
      segue Circling.open present Page

      stage regular
        Circling as c

      do performSegue c.open creating p
      """)
    for (command, sentence) in [("replay", "It was playing"), ("shrink", "It was shrinking")] {
      let result = await #expect(
        processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
      ) { [path = path as String, command = command as String] in
        _ = FlowCommand(for: Circling.system, named: "flowfuzz").run([command, path])
      }
      let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(error.hasSuffix("\(sentence) \(path)\n"))
    }
  }

  @Test func `names the position of a flow that is played with all others`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      let words = ["exhaust", "flows", "--controllers", "2", "--steps", "1", "--workers", "1"]
      _ = FlowCommand(for: AfraidOfPushes(), named: "flowfuzz").run(words)
    }
    let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let line = try #require(error.split(separator: "\n").last)
    let words = line.split(separator: " ").map(String.init)
    #expect(words.starts(with: ["flowfuzz", "exhaust", "flows", "--controllers", "2"]))
    #expect(words.suffix(2).first == "--from")
    let again = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) { [words = words as [String]] in
      _ = FlowCommand(for: AfraidOfPushes(), named: "flowfuzz").run(Array(words.dropFirst()))
    }
    #expect(
      String(decoding: try #require(again).standardErrorContent, as: UTF8.self)
        .hasSuffix("\(line)\n"))
  }

  @Test func `does not come to one run that is played alone and holds`() throws {
    let run = CapturedRun("fuzz --seed 5 --run 7")
    #expect(run.exitCode == .held)
    #expect(run.error == "")
    let flow = try Case(text: run.out)
    #expect(flow.provenance?.run == 7)
    #expect(flow.text + "\n" == run.out)
  }

  @Test func `is looked for in one run alone and nothing else`() {
    let run = CapturedRun("fuzz --run 7 --runs 8")
    #expect(run.exitCode == .usage)
    #expect(
      run.error
        == "flowfuzz: '--run' plays one run and tells it; leave out '--runs'\nSee 'flowfuzz --help'.\n"
    )
  }
}

/// A controller that traps when a segue is prepared.
private final class Stumbling: UIViewController {
  static var system: SegueSimulation {
    SegueSimulation(registering: [RegisteredClass(Stumbling.self) { Stumbling() }])
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    preconditionFailure("stumbles")
  }
}

/// A controller that takes whoever asks for a segue for a button.
private final class Casting: UIViewController {
  static var system: SegueSimulation {
    SegueSimulation(registering: [RegisteredClass(Casting.self) { Casting() }])
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    // swift-format-ignore: NeverForceUnwrap
    segue.destination.title = (sender as! UIBarButtonItem).title
  }
}

/// A controller that never comes to the end of its own call.
private final class Circling: UIViewController {
  static var system: SegueSimulation {
    SegueSimulation(registering: [RegisteredClass(Circling.self) { Circling() }])
  }

  private var depth = 0

  // What follows the call keeps a compiler from making a loop of it.
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    depth += 1
    segue.source.prepare(for: segue, sender: self)
    depth -= 1
  }
}

/// A faulty engine that traps on storyboards of one or two scenes, of which campaigns grow none.
private struct AfraidOfFew: FlowSystem {
  private let engine = SketchEngine(fault: .unwindWithoutImplementerDismisses)

  var reported: Set<Event.Kind> { engine.reported }

  func begin(_ world: World, into recording: Recording) -> SketchRun {
    precondition(!(1...2).contains(world.storyboard.scenes.count), "too few scenes")
    return engine.begin(world, into: recording)
  }
}

/// An engine that crashes on pushes: it traps, unless it has another way.
private struct AfraidOfPushes: FlowSystem {
  struct Run: FlowRun {
    var run: SketchRun
    var crash: @Sendable () -> Void

    mutating func perform(_ step: Step, into recording: Recording) {
      if case .push = step.action { crash() }
      run.perform(step, into: recording)
    }
  }

  var crash: @Sendable () -> Void = { preconditionFailure("no pushes, please") }

  func begin(_ world: World, into recording: Recording) -> Run {
    Run(run: SketchEngine().begin(world, into: recording), crash: crash)
  }
}

/// A faulty engine that traps when a gesture is taken back late in a flow.
private struct AfraidOfLongFlows: FlowSystem {
  struct Run: FlowRun {
    var run: SketchRun
    var stepCount = 0

    mutating func perform(_ step: Step, into recording: Recording) {
      stepCount += 1
      precondition(step.kind != .cancel || stepCount < 18, "no more")
      run.perform(step, into: recording)
    }
  }

  private let engine = SketchEngine(fault: .tabNotSelected)

  var reported: Set<Event.Kind> { engine.reported }

  func begin(_ world: World, into recording: Recording) -> Run {
    Run(run: engine.begin(world, into: recording))
  }
}
