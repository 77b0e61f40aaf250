import FlowModel
import FlowTestSupport
import Testing

@Suite struct `Transitions in flight in the sketch engine` {
  private let one = Step(.present(.new(.stock(.content)), on: "A", style: nil), creating: ["b"])
  private let other = Step(.present(.new(.stock(.content)), on: "A", style: nil), creating: ["c"])

  @Test func `let nobody present who presents or dismisses just now`() {
    expectText(
      script(
        of: world(v("A")), unsettled(one), unsettled(other), Step(.settle),
        unsettled(Step(.dismiss("A"))), other),
      matches: """
        instantiate b
        present b from A by A
        instantiate c
        refused presentationInProgress A
        completion b present
        dismiss b from A
        instantiate c
        refused presentationInProgress A
        completion A dismiss
        = A
        """)
  }

  @Test func `let nobody present who comes just now`() {
    let onTop = Step(.present(.new(.stock(.content)), on: "b", style: nil), creating: ["c"])
    expectText(
      script(of: world(v("A")), unsettled(one), onTop),
      matches: """
        instantiate b
        present b from A by A
        instantiate c
        refused presentationInProgress b
        completion b present
        = A + b
        """)
  }

  @Test(arguments: [(Label("A"), "A"), ("B", "B"), ("C", "B")])
  func `are dismissed once, and whoever asks again is told at once`(
    receiver: Label, presenter: String
  ) {
    expectText(
      script(
        of: world(v("A"), [by("A", v("B")), by("B", v("C"))]), unsettled(Step(.dismiss("A"))),
        Step(.dismiss(receiver))),
      matches: """
        dismiss B from A
        refused dismissInProgress \(presenter)
        completion \(receiver) dismiss
        completion A dismiss
        = A
        """)
  }

  @Test func `cannot be dismissed while they come`() {
    expectText(
      script(of: world(v("A")), unsettled(one), Step(.dismiss("b"))),
      matches: """
        instantiate b
        present b from A by A
        refused dismissInProgress A
        completion b dismiss
        completion b present
        = A + b
        """)
  }

  @Test func `may go away with what is below them`() {
    let onTop = Step(.present(.new(.stock(.content)), on: "B", style: nil), creating: ["c"])
    expectText(
      script(of: world(v("A"), [by("A", v("B"))]), unsettled(onTop), Step(.dismiss("A"))),
      matches: """
        instantiate c
        present c from B by B
        dismiss B from A
        completion c present
        completion A dismiss
        = A
        """)
  }

  @Test func `are warned of when a stack changes again`() {
    let push = Step(.push(.new(.stock(.content)), on: "Nav"), creating: ["b"])
    expectText(
      script(
        of: world(nav("Nav", v("A"))), unsettled(push), unsettled(Step(.pop("Nav"))),
        unsettled(Step(.popTo("A", on: "Nav"))), Step(.setStack(["A"], on: "Nav"))),
      matches: """
        instantiate b
        push b on Nav
        warned nestedTransition Nav
        pop Nav to A
        pop Nav to A
        warned nestedTransition Nav
        stack Nav A
        = Nav[A]
        """)
  }

  @Test func `show in the snapshots until they are finished`() {
    let world = world(nav("Nav", v("A")), [by("A", v("B")), by("B", v("C"))])
    let push = Step(.push(.new(.stock(.content)), on: "Nav"), settles: false)
    let steps = [unsettled(Step(.dismiss("A"))), push, Step(.settle)]
    let snapshots = SketchEngine().trace(of: Scenario(world, steps: steps)).snapshots
    #expect(snapshots.map(\.inFlightCount) == [0, 1, 2, 0])
    #expect(
      snapshots.map { $0.nodes.map(\.isInTransition) } == [
        [false, false, false, false], [false, false, true, true],
        [true, false, false, true, true], [false, false, false],
      ])
  }

  private func unsettled(_ step: Step) -> Step {
    Step(step.action, creating: step.creating, settles: false)
  }
}

@Suite struct `Unwinds in flight in the sketch engine` {
  /// A world in which what A contains and what A presents lead to the implementer.
  private func flow(animates: Bool, to implementer: SceneName) -> World {
    let home = Scene(implementer, .content, contract: Contract(unwinds: ["done"]))
    return world(
      v("A", v("S")), [by("A", v("M"))], scenes: [home],
      segues: [
        Segue(from: "S", "up", .unwind("done"), animates: animates),
        Segue(from: "M", "back", .unwind("done"), animates: animates),
        Segue(from: "A", "over", .present("B", style: nil)),
      ],
      controls: [Control(in: "M", "both", fires: [.segue("back"), .segue("back")])])
  }

  @Test func `keep what they dismiss until the step is over`() {
    let steps = [
      Step(.performSegue("M", "back"), settles: false), Step(.performSegue("A", "over")),
    ]
    let trace = SketchEngine().trace(of: Scenario(flow(animates: true, to: "A"), steps: steps))
    expectText(
      script(of: trace).lines(after: "perform M.back"),
      matches: """
        dismiss M from A
        instantiate #3 for A.over
        create A.over to #3
        prepare A for A.over to #3
        perform A.over
        refused presentationInProgress A
        = A[S]
        """)
  }

  @Test func `are asked for twice by one tap, and the second finds a dismissal in progress`() {
    expectText(
      script(of: flow(animates: true, to: "A"), Step(.tap("M", "both")))
        .lines(after: "perform M.back"),
      matches: """
        dismiss M from A
        should M.back yes
        allowed M none
        can M no
        allowed A S
        allowed S none
        can S no
        can A yes
        create M.back to A
        prepare M for M.back to A
        action A
        perform M.back
        refused dismissInProgress A
        = A[S]
        """)
  }

  @Test(arguments: [(true, "= A[S]"), (false, "unwind A towards M\n= A[S]")])
  func `reveal what they have dismissed only when it is gone`(animates: Bool, rest: String) {
    expectText(
      script(of: flow(animates: animates, to: "M"), Step(.performSegue("S", "up")))
        .lines(after: "perform S.up"),
      matches: """
        dismiss M from A
        \(rest)
        """)
  }
}

extension String {
  /// The lines after the first one that reads so.
  fileprivate func lines(after line: String) -> String {
    split(separator: "\n").drop { $0 != line }.dropFirst().joined(separator: "\n")
  }
}
