import FlowFuzzing
import FlowModel
import FlowTestSupport
import Testing

@Suite struct `The digests of a trace` {
  private static let scenario = Scenario(
    World(
      stage: Stage(
        root: StageEntry("a", .stock(.navigation), children: [StageEntry("b", .stock(.content))]))),
    steps: [Step(.push(.new(.stock(.content)), on: "a"), creating: ["c"]), Step(.pop("a"))])

  @Test func `are one for the stage and one after each step`() {
    let digests = SketchEngine().trace(of: Self.scenario).digests
    #expect(digests.count == 3)
    #expect(Set(digests).count == 3)
  }

  @Test func `are alike until something else is shown`() {
    let healthy = SketchEngine().trace(of: Self.scenario).digests
    let faulty = SketchEngine(fault: .keepsWhatItPopped).trace(of: Self.scenario).digests
    #expect(zip(healthy, faulty).map(==) == [true, true, false])
  }

  /// Another process has found this number; it changes with what goes into it.
  @Test func `are the same in every process`() {
    let digest = digest { recording, snapshot in
      recording.record(.callback(ControllerID(0), recording.word("didShow")))
      snapshot.add(Snapshot.Node(ControllerID(1), .window))
    }
    #expect(digest == 0x4d05_fd05_49f9_ae25)
  }

  @Test func `tell of everything that an event says`() {
    let (a, b) = (ControllerID(0), ControllerID(1))
    let request = RequestID(0)
    let events: [Event.What] = [
      .should(request, answer: true), .should(request, answer: false),
      .instantiate(a, for: nil), .instantiate(a, for: request), .instantiate(b, for: nil),
      .prepare(request, on: a, destination: b, isViewLoaded: false),
      .prepare(request, on: a, destination: b, isViewLoaded: true),
      .push(a, on: b), .push(b, on: a), .pop(a, to: b),
      .present(a, from: b, by: a), .present(a, from: b, by: b),
      .appearance(a, .willAppear), .appearance(a, .didAppear),
      .size(.regular), .size(.compact),
      .adapt(a, as: .fullScreen, with: nil), .adapt(a, as: .fullScreen, with: b),
      .declined(.deadLabel), .declined(.wrongKind), .background, .foreground,
    ]
    let told = events.map { event in digest { recording, _ in recording.record(event) } }
    let received = digest { recording, _ in recording.record(.background, .received) }
    #expect(Set(told + [received]).count == events.count + 1)
  }

  @Test func `tell of the words and lists that stand beside the events`() {
    let (a, b) = (ControllerID(0), ControllerID(1))
    let digests = [
      digest { recording, _ in recording.record(.callback(a, recording.word("one"))) },
      digest { recording, _ in recording.record(.callback(a, recording.word("two"))) },
      digest { recording, _ in recording.record(.stack(a, recording.list([b]))) },
      digest { recording, _ in recording.record(.stack(a, recording.list([a, b]))) },
      digest { recording, _ in _ = recording.request(segue: nil, source: a, trigger: .code) },
      digest { recording, _ in _ = recording.request(segue: nil, source: b, trigger: .code) },
    ]
    #expect(Set(digests).count == digests.count)
  }

  @Test func `tell of everything that a snapshot says`() {
    let b = ControllerID(1)
    let changes: [(inout Snapshot, inout Snapshot.Node) -> Void] = [
      { _, _ in }, { _, node in node.controller = b }, { _, node in node.parent = b },
      { _, node in node.presenter = b }, { _, node in node.caller = b },
      { _, node in node.selected = b }, { _, node in node.popoverSource = b },
      { _, node in node.replaced = b }, { _, node in node.style = .popover },
      { _, node in node.form = .popover }, { _, node in node.isViewLoaded = true },
      { _, node in node.isOnScreen = true }, { _, node in node.isInTransition = true },
      { snapshot, _ in snapshot.inFlightCount = 1 }, { snapshot, _ in snapshot.animationCount = 1 },
      { snapshot, _ in snapshot.interacting = b }, { snapshot, _ in snapshot.size = .compact },
      { snapshot, _ in snapshot.isInBackground = true },
      { snapshot, _ in snapshot.hasSavedState = true }, { snapshot, _ in snapshot.outliving = [] },
      { snapshot, _ in snapshot.delays = [1] }, { snapshot, _ in snapshot.meanwhileCount = 1 },
      { snapshot, _ in snapshot.isGestureHeld = true },
      { snapshot, _ in snapshot.add("go", touchedOn: b) },
      { snapshot, _ in snapshot.add("stay", touchedOn: b) },
      { snapshot, _ in snapshot.add("go", touchedOn: b, as: .takenBack) },
      { snapshot, _ in snapshot.outliving = [b] },
      { snapshot, _ in snapshot.add(.stack, of: .controller(b), nil) },
      { snapshot, _ in snapshot.add(.routes, of: .controller(b), nil) },
      { snapshot, _ in snapshot.add(.stack, of: .controller(b), b) },
    ]
    let digests = changes.map { change in
      digest { _, snapshot in
        var node = Snapshot.Node(ControllerID(0), .window)
        change(&snapshot, &node)
        snapshot.add(node)
      }
    }
    #expect(Set(digests).count == changes.count)
  }

  /// The digest of a stage of two controllers, of which something is told.
  private func digest(of tell: (Recording, inout Snapshot) -> Void) -> UInt64? {
    let recording = Recording(of: Self.scenario.world)
    for _ in 0..<2 { _ = recording.birth(scene: nil, kind: .content) }
    var snapshot = Snapshot()
    tell(recording, &snapshot)
    recording.take(snapshot)
    return recording.trace.digests.last
  }
}
