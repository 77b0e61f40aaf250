import FlowModel
import Testing

@testable import FlowShrinking

/// The stages that a pass proposes, one line each.
private func stages(_ pass: some ShrinkPass, for scenario: Scenario) -> [String] {
  proposals(of: pass, for: scenario).map(\.world.stage.told)
}

@Suite struct `Leaps over the stage` {
  private let sheets = Scenario(
    World(
      stage: Stage(
        root: StageEntry("a", .stock(.content), children: [StageEntry("b", .stock(.navigation))]),
        presentations: [
          StagePresentation(by: "b", style: .popover, StageEntry("c", .stock(.content)))
        ])),
    steps: [Step(.dismiss("b"))])

  @Test func `merge two controllers with all that names them`() {
    let proposed = proposals(of: MergeEntries(), for: sheets)
    #expect(
      proposed.map(\.world.stage.told) == [
        "navigation b / by b: content c", "content c",
        "content a / by a: content c", "content a / by a: content c",
        "content a(navigation b)", "content a(navigation b)",
      ])
    #expect(
      proposed.map { $0.steps.map(\.action) } == [
        [.dismiss("b")], [], [.dismiss("a")], [.dismiss("c")], [.dismiss("b")], [.dismiss("b")],
      ])
  }

  @Test func `present in the place of a step who stands there, in either window`() {
    let proposed = proposals(of: PresentLater(), for: sheets)
    #expect(proposed.allSatisfy { $0.world.stage.told == "content a(navigation b)" })
    #expect(proposed.map(\.world.stage.size) == [.regular, .compact])
    let present = Step.Action.present(.new(.stock(.content)), on: "b", style: .popover)
    #expect(proposed.allSatisfy { $0.steps == [Step(present)] })
  }

  @Test func `keep the name of whom they present as long as other steps may use it`() {
    var twice = sheets
    twice.steps.append(Step(.dismiss("c")))
    #expect(
      proposals(of: PresentLater(), for: twice).first?.steps
        == [
          Step(.present(.new(.stock(.content)), on: "b", style: .popover), creating: ["c"]),
          Step(.dismiss("c")),
        ])
  }

  @Test func `move a controller elsewhere, or below what it stood on`() {
    #expect(
      stages(MoveEntries(), for: sheets) == [
        "content a / by a: navigation b / by b: content c",
        "navigation b(content a) / by b: content c",
        "navigation b / by b: content a / by b: content c",
        "content a(navigation b content c)", "content a(navigation b) / by a: content c",
        "content a(navigation b(content c))", "content c(content a(navigation b))",
        "content c / by c: content a(navigation b)",
      ])
  }
}

@Suite struct `Leaps over scenes` {
  private let back = Segue(from: "B", "back", .unwind("done"))
  private var drawer: Scenario {
    var root = StageEntry("a", .scene("A"))
    root.children = [StageEntry("b", .scene("B")), StageEntry("c", .stock(.content))]
    let done = Contract(unwinds: ["done"])
    return Scenario(
      World(
        storyboard: Storyboard(
          scenes: [
            Scene("A", .content, className: "Drawer"), Scene("B", .content, contract: done),
          ],
          segues: [back]),
        stage: Stage(root: root)),
      steps: [Step(.performSegue("b", "back"))])
  }

  @Test func `make one of two that are not alike`() {
    #expect(proposals(of: MergeScenes(), for: drawer).isEmpty)
    let proposed = proposals(of: MergeScenes(mergesUnlike: true), for: drawer)
    #expect(
      proposed.map(\.world.stage.told) == [
        "A a(A b content c)", "A a(A b content c)", "B a(B b content c)", "B a(B b content c)",
      ])
    #expect(
      proposed.map { $0.world.storyboard.scenes.map(\.className) } == [
        ["Drawer"], ["Drawer"], [nil], [nil],
      ])
    #expect(
      proposed.map { $0.world.storyboard.scenes[0].contract.unwinds } == [
        [], ["done"], ["done"], [],
      ])
    #expect(proposed.map { $0.world.storyboard.segues[0].source } == ["A", "A", "B", "B"])
  }

  @Test func `have a controller take another one's, with its own segues or what that one does`() {
    let proposed = proposals(of: TakeScenes(), for: drawer)
    #expect(
      proposed.map(\.world.stage.told) == [
        "A a(A b content c)", "B a(B b content c)", "A a(B b B c)",
      ])
    #expect(proposed.map { $0.world.storyboard.segues[0].source } == ["A", "B", "B"])
    #expect(
      proposed.map { $0.steps[0].action } == [
        .performSegue("b", "back"), .performSegue("a", "back"), .performSegue("c", "back"),
      ])
  }
}

@Suite struct `Leaps over steps` {
  @Test func `do anything else with anybody`() {
    let scenario = flow([Step(.dismiss("a"))])
    let content = Step.Subject.new(.stock(.content))
    #expect(
      proposals(of: OtherSteps(), for: scenario).map { $0.steps[0].action } == [
        .dismiss("n"), .pop("n"), .popToRoot("n"), .popTo("a", on: "n"), .back("n"),
        .push(content, on: "n"), .present(content, on: "n", style: nil), .show(content, on: "n"),
        .present(content, on: "a", style: nil), .show(content, on: "a"), .add(content, to: "a"),
      ])
  }

  @Test func `hand over in code what a link leads to`() {
    let scenario = flow(
      [Step(.open("A"))], in: Storyboard(scenes: [Scene("A", .content)]))
    let actions = proposals(of: OtherSteps(), for: scenario).map { $0.steps[0].action }
    #expect(actions.contains(.present(.new(.scene("A")), on: "a", style: nil)))
  }

  @Test func `drop one and do another thing at once`() {
    let scenario = flow([Step(.dismiss("a")), Step(.pop("n"))])
    let proposed = proposals(
      of: AtOnce(DropSteps(blockSize: 1), PlainSteps()), for: scenario)
    #expect(proposed.allSatisfy { $0.steps.count == 1 })
    #expect(proposed.count == 12)
    #expect(proposed[0].steps == [Step(.dismiss("n"))])
  }

  @Test func `turn the window around`() {
    let scenario = flow([Step(.size(.compact)), Step(.pop("n")), Step(.size(.regular))])
    let turned = proposals(of: TurnWindow(), for: scenario)
    #expect(turned.map(\.world.stage.size) == [.compact])
    #expect(turned[0].steps == [Step(.size(.regular)), Step(.pop("n")), Step(.size(.compact))])
  }
}

@Suite struct `Leaps over the storyboard` {
  private let board = Storyboard(
    scenes: [Scene("A", .content), Scene("B", .content)],
    segues: [
      Segue(from: "A", "go", .present("A", style: .formSheet)), Segue(from: "A", "go2", .show("B")),
    ],
    controls: [Control(in: "A", "button", fires: [.segue("go"), .segue("go2")])])

  private var tapped: Scenario {
    Scenario(
      World(storyboard: board, stage: Stage(root: StageEntry("a", .scene("A")))),
      steps: [Step(.tap("a", "button"))])
  }

  private var reacting: Scenario {
    var scenario = tapped
    scenario.world.storyboard.controls = []
    scenario.world.storyboard.scenes[0].contract.reactions = [
      Reaction(at: .prepare("go"), .performs("go2"))
    ]
    scenario.steps = [Step(.performSegue("a", "go"))]
    return scenario
  }

  @Test func `have a class react in place of a second firing`() {
    let proposed = proposals(of: ReactInstead(), for: tapped)
    #expect(
      proposed.map { $0.world.storyboard.scenes[0].contract.reactions } == [
        [Reaction(at: .prepare("go"), .dismisses)], [Reaction(at: .prepare("go"), .pops)],
        [Reaction(at: .prepare("go"), .performs("go"))],
        [Reaction(at: .prepare("go"), .performs("go2"))],
        [Reaction(at: .prepare("go2"), .dismisses)], [Reaction(at: .prepare("go2"), .pops)],
        [Reaction(at: .prepare("go2"), .performs("go"))],
        [Reaction(at: .prepare("go2"), .performs("go2"))],
      ])
    #expect(proposed.allSatisfy { $0.world.storyboard.controls.isEmpty })
    #expect(proposed.map(\.world.storyboard.segues.count) == [1, 1, 1, 2, 1, 1, 2, 1])
  }

  @Test func `do in steps of their own what a control fires`() {
    let proposed = proposals(of: StepsInstead(), for: tapped)
    #expect(
      proposed.map(\.steps) == [
        [Step(.performSegue("a", "go"), settles: false), Step(.performSegue("a", "go2"))]
      ])
    #expect(proposed.allSatisfy { $0.world.storyboard.controls.isEmpty })
  }

  @Test func `do in a step of its own what a class does by itself, or something plain`() {
    let proposed = proposals(of: StepsInstead(), for: reacting)
    let performs = Step.Action.performSegue("a", "go2")
    let presents = Step.Action.present(.new(.stock(.content)), on: "a", style: nil)
    let pairs = [performs, .dismiss("a"), presents].flatMap { action in
      [[.performSegue("a", "go"), action], [action, .performSegue("a", "go")]]
    }
    #expect(proposed.map { $0.steps.map(\.action) } == pairs)
    #expect(proposed.allSatisfy { $0.steps.map(\.settles) == [false, true] })
    #expect(proposed.map(\.world.storyboard.segues.count) == [2, 2, 1, 1, 1, 1])
    #expect(
      proposed.allSatisfy { $0.world.storyboard.scenes.allSatisfy { $0.contract == Contract() } })
  }

  @Test func `do something plain where a class does it when everybody comes anew`() {
    var contract = Contract()
    contract.reactions = [Reaction(at: .viewDidLoad, .dismisses)]
    let pushed = Step.Action.push(.new(.stock(.content)), on: "b")
    let scenario = Scenario(
      World(
        storyboard: Storyboard(scenes: [Scene("A", .navigation, contract: contract)]),
        stage: Stage(root: StageEntry("a", .scene("A")))),
      steps: [Step(.save), Step(.restore, creating: ["b"], settles: false), Step(pushed)])
    let onStage = Step.Action.push(.new(.stock(.content)), on: "a")
    #expect(
      proposals(of: StepsInstead(), for: scenario).contains {
        $0.steps == [Step(.save), Step(.dismiss("a"), settles: false), Step(onStage)]
          && $0.world.storyboard.scenes.allSatisfy { $0.contract == Contract() }
      })
  }

  @Test func `begin anew with two plain steps where a class does something by itself`() {
    let proposed = proposals(of: PlainFlows(), for: reacting)
    #expect(Set(proposed).count == proposed.count)
    #expect(proposed.allSatisfy { $0.world.storyboard == Storyboard() })
    #expect(proposed.allSatisfy { $0.steps.map(\.settles) == [false, true] })
    #expect(proposed.allSatisfy { $0.world.stage.entries.count <= 2 })
    #expect(
      proposed.contains {
        $0.world.stage.told == "navigation a" && $0.steps.map(\.kind) == [.push, .push]
      })
    #expect(
      proposed.contains {
        $0.world.stage.told == "content a / by a: content b"
          && $0.steps.map(\.kind) == [.dismiss, .present]
      })
    #expect(!proposed.contains { $0.steps[0].kind == .pop })
  }

  @Test func `lead from what a class does by itself to two plain steps`() {
    let push = Step.Action.push(.new(.stock(.content)), on: "a")
    let pushes = Scenario(
      World(stage: Stage(root: StageEntry("a", .stock(.navigation)))),
      steps: [Step(push, settles: false), Step(push)])
    #expect(shrunk(reacting, orBreaking: pushes) == pushes)
  }

  @Test func `lead from what a control fires to a step each`() {
    let performs = proposals(of: StepsInstead(), for: tapped)[0]
    #expect(shrunk(tapped, orBreaking: performs) == performs)
  }

  private func shrunk(_ scenario: Scenario, orBreaking other: Scenario) -> Scenario {
    Shrinker.shrink(scenario, keeping: lost, within: 5_000) {
      [scenario, other].contains($0) ? showing(lost) : showing()
    }.scenario
  }

  @Test func `do not begin anew where nothing is done beside the steps`() {
    #expect(proposals(of: PlainFlows(), for: flow([Step(.dismiss("a")), Step(.pop("n"))])).isEmpty)
  }

  @Test func `ask for a destination in place of a touch`() {
    let proposed = proposals(of: ActionsForTaps(), for: tapped)
    #expect(proposed.map { $0.world.storyboard.segues.map(\.action) } == [[.makes], [.makes]])
    #expect(
      proposed.map { $0.steps.map(\.action) } == [
        [.performSegue("a", "go")], [.performSegue("a", "go2")],
      ])
  }

  @Test func `take plainer values`() {
    let proposed = proposals(of: PlainValues(), for: tapped)
    #expect(
      proposed.map { $0.world.storyboard.segues[0].kind } == [
        .present("A", style: .automatic), .present("A", style: .fullScreen),
        .present("A", style: .pageSheet),
      ])
  }

  @Test func `let declarations change places`() {
    let proposed = proposals(of: SwapDeclarations(), for: tapped)
    #expect(proposed.map { $0.world.storyboard.scenes.map(\.name) }.first == ["B", "A"])
    #expect(proposed.count == 3)
  }

  @Test func `leave no idle parts`() {
    var scenario = tapped
    scenario.steps = [Step(.dismiss("a"))]
    #expect(
      scenario.withoutIdleParts
        == Scenario(
          World(stage: Stage(root: StageEntry("a", .stock(.content)))), steps: [Step(.dismiss("a"))]
        ))
  }
}
