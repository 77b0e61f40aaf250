import FlowModel
import Testing

/// A system that does nothing but what a test tells it to.
struct Puppet: FlowSystem {
  var onStep: @Sendable (Step, Recording) -> Void

  struct Run: FlowRun {
    var onStep: @Sendable (Step, Recording) -> Void

    func perform(_ step: Step, into recording: Recording) { onStep(step, recording) }
  }

  func begin(_ world: World, into recording: Recording) -> Run {
    let root = recording.birth(scene: nil, kind: .content, label: world.stage.root.label)
    recording.take(Self.snapshot(of: [root]))
    return Run(onStep: onStep)
  }

  static func snapshot(of controllers: [ControllerID]) -> Snapshot {
    var snapshot = Snapshot()
    for (index, controller) in controllers.enumerated() {
      snapshot.add(Snapshot.Node(controller, index == 0 ? .window : .child(of: 0)))
    }
    return snapshot
  }

  static let world = World(stage: Stage(root: StageEntry("a", .stock(.content))))
}

@Suite struct `A recording` {
  @Test func `gives the labels of a step to what is born in it, in order`() {
    let puppet = Puppet { _, recording in
      for _ in 0..<3 { _ = recording.birth(scene: nil, kind: .content) }
      recording.take(Puppet.snapshot(of: [ControllerID(0)]))
    }
    let step = Step(.dismiss("a"), creating: ["x", "y"])
    let trace = puppet.trace(of: Scenario(Puppet.world, steps: [step]))
    #expect(trace.cast.map(\.label) == ["a", "x", "y", nil])
  }

  @Test func `gives spare labels to those on whom the step has not counted, and keeps the others`()
  {
    let puppet = Puppet { _, recording in
      for _ in 0..<2 { _ = recording.birth(scene: nil, kind: .content) }
      recording.take(Puppet.snapshot(of: [ControllerID(0)]))
    }
    var play = Play(puppet, in: Puppet.world)
    play.perform(Step(.dismiss("a"), creating: ["x"]), sparing: ["v", "w"])
    play.perform(Step(.dismiss("a")), sparing: ["w"])
    #expect(play.cast.map(\.label) == ["a", "x", "v", "w", nil])
    #expect(play.trace.steps.map(\.creating) == [["x", "v"], ["w"]])
  }

  @Test func `gives the labels of the stage to whom nobody else names there`() {
    var world = Puppet.world
    world.stage.creating = ["v"]
    let recording = Recording(of: world)
    let root = recording.birth(scene: nil, kind: .content, label: "a")
    let others = (0..<2).map { _ in recording.birth(scene: nil, kind: .content) }
    #expect(([root] + others).map { recording.member($0).label } == ["a", "v", nil])
    #expect(recording.trace.isEntered(root) && !recording.trace.isEntered(others[0]))
    #expect(!recording.trace.isEntered(others[1]))
  }

  @Test func `forgets the labels that a step did not use`() {
    let puppet = Puppet { step, recording in
      if step.creating.isEmpty { _ = recording.birth(scene: nil, kind: .content) }
      recording.take(Puppet.snapshot(of: [ControllerID(0)]))
    }
    let steps = [Step(.dismiss("a"), creating: ["x"]), Step(.dismiss("a"))]
    let trace = puppet.trace(of: Scenario(Puppet.world, steps: steps))
    #expect(trace.cast.map(\.label) == ["a", nil])
  }

  @Test func `takes nothing down after a misuse and ends the run`() {
    let puppet = Puppet { _, recording in
      recording.record(.misuse(.unknownSegue, ControllerID(0)))
      recording.record(.load(ControllerID(0)))
      recording.take(Puppet.snapshot(of: [ControllerID(0)]))
    }
    let steps = [Step(.dismiss("a")), Step(.dismiss("a"))]
    let trace = puppet.trace(of: Scenario(Puppet.world, steps: steps))
    #expect(trace.isHalted)
    #expect(trace.events.map(\.kind) == [.misuse])
    #expect(trace.steps.count == 1)
    #expect(trace.snapshots.count == 2)
  }

  @Test func `forgets what is asked for after a misuse`() {
    let puppet = Puppet { _, recording in
      _ = recording.request(segue: nil, source: ControllerID(0), trigger: .code)
      recording.record(.misuse(.unknownSegue, ControllerID(0)))
      let late = recording.request(segue: nil, source: ControllerID(0), trigger: .load)
      recording.setDestination(ControllerID(0), of: late)
      recording.take(Puppet.snapshot(of: [ControllerID(0)]))
    }
    let trace = puppet.trace(of: Scenario(Puppet.world, steps: [Step(.dismiss("a"))]))
    #expect(trace.requests.map(\.trigger) == [.code])
    #expect(trace.requestEnds == [0, 1])
  }

  @Test func `knows the step of every event`() {
    let puppet = Puppet { _, recording in
      recording.record(.load(ControllerID(0)))
      recording.record(.load(ControllerID(0)))
      recording.take(Puppet.snapshot(of: [ControllerID(0)]))
    }
    let steps = [Step(.dismiss("a")), Step(.dismiss("a"))]
    let trace = puppet.trace(of: Scenario(Puppet.world, steps: steps))
    #expect(trace.events.indices.map { trace.step(ofEvent: $0) } == [0, 0, 1, 1])
    #expect(trace.events(ofStep: 1).count == 2)
  }

  @Test func `keeps equal words once`() {
    let recording = Recording(of: Puppet.world)
    let first = recording.word("save")
    #expect(recording.word("save") == first)
    #expect(recording.word("load") != first)
    #expect(recording.trace.text(of: first) == "save")
  }

  @Test func `keeps lists in order`() {
    let recording = Recording(of: Puppet.world)
    _ = recording.list([ControllerID(7)])
    let list = recording.list([ControllerID(2), ControllerID(1)])
    #expect(Array(recording.trace.controllers(of: list)) == [ControllerID(2), ControllerID(1)])
  }

  @Test func `traps when a system takes no snapshot`() async {
    await #expect(processExitsWith: .failure) {
      let puppet = Puppet { _, _ in }
      _ = puppet.trace(of: Scenario(Puppet.world, steps: [Step(.dismiss("a"))]))
    }
  }
}
