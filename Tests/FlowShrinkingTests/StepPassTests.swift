import FlowModel
import Testing

@testable import FlowShrinking

/// What a pass proposes for a scenario, as it would be run.
func proposals(of pass: some ShrinkPass, for scenario: Scenario) -> [Scenario] {
  pass.edits(of: scenario).map(scenario.edited)
}

/// A window with a navigation controller, a plain one in it, and steps to do.
func flow(_ steps: [Step], in storyboard: Storyboard = Storyboard()) -> Scenario {
  let page = StageEntry("a", .stock(.content))
  let stack = StageEntry("n", .stock(.navigation), children: [page])
  return Scenario(World(storyboard: storyboard, stage: Stage(root: stack)), steps: steps)
}

@Suite struct `Staging steps` {
  @Test func `puts what a step makes on the stack, into the controller or on top of it`() {
    let scenario = flow([
      Step(.show(.new(.stock(.content)), on: "a"), creating: ["b"]), Step(.dismiss("b")),
    ])
    let proposed = proposals(of: StageSteps(), for: scenario)
    #expect(
      proposed.map { $0.steps.map(\.kind) } == [[.dismiss], [.dismiss], [.dismiss], [.dismiss]])
    let made = StageEntry("b", .stock(.content))
    #expect(
      proposed.map(\.world.stage) == [
        Stage(root: stack(StageEntry("a", .stock(.content)), made)),
        Stage(root: stack(StageEntry("a", .stock(.content), children: [made]))),
        Stage(
          root: stack(StageEntry("a", .stock(.content))),
          presentations: [StagePresentation(by: "a", made)]),
        Stage(
          root: stack(StageEntry("a", .stock(.content))),
          presentations: [StagePresentation(by: "n", made)]),
      ])
  }

  @Test func `takes along what the scene holds and embeds`() {
    let board = Storyboard(
      scenes: [Scene("A", .content), Scene("C", .content, holds: ["A"])],
      segues: [
        Segue(from: "A", "go", .present("C", style: nil)), Segue(from: "C", "slot", .embed("A")),
      ])
    let scenario = flow([Step(.performSegue("a", "go"), creating: ["b", "c", "d"])], in: board)
    let proposed = proposals(of: StageSteps(), for: scenario)
    #expect(
      proposed.last?.world.stage.presentations == [
        StagePresentation(
          by: "n",
          StageEntry(
            "b", .scene("C"),
            children: [StageEntry("c", .scene("A")), StageEntry("d", .scene("A"))]))
      ])
  }

  @Test func `takes the intermediate controller in place of the destination, too`() {
    let board = Storyboard(
      scenes: [Scene("A", .content), Scene("B", .content), Scene("I", .content)],
      segues: [Segue(from: "A", "go", .custom("B"), via: Intermediate("I"))])
    let scenario = flow([Step(.performSegue("a", "go"), creating: ["b", "i"])], in: board)
    let presented = proposals(of: StageSteps(), for: scenario).flatMap(\.world.stage.presentations)
    #expect(
      presented == [
        StagePresentation(by: "a", StageEntry("b", .scene("B"))),
        StagePresentation(by: "n", StageEntry("b", .scene("B"))),
        StagePresentation(by: "a", StageEntry("i", .scene("I"))),
        StagePresentation(by: "n", StageEntry("i", .scene("I"))),
      ])
  }

  @Test func `presents in the style of the segue`() {
    let board = Storyboard(
      scenes: [Scene("A", .content), Scene("B", .content)],
      segues: [
        Segue(from: "A", "go", .popover("B", isAnchored: true)),
        Segue(from: "A", "page", .present("B", style: .pageSheet)),
      ])
    for (segue, style) in [("go", PresentationStyle.popover), ("page", .pageSheet)] {
      let scenario = flow(
        [Step(.performSegue("a", SegueIdentifier(segue)), creating: ["b"])], in: board)
      let staged = proposals(of: StageSteps(), for: scenario).flatMap(\.world.stage.presentations)
      #expect(staged.map(\.style) == [style, style])
    }
  }

  @Test func `lets an alert stand on top`() {
    let scenario = flow([Step(.alert, creating: ["x"])])
    let proposed = proposals(of: StageSteps(), for: scenario)
    #expect(
      proposed.last?.world.stage.presentations == [
        StagePresentation(by: "n", StageEntry("x", .stock(.content)))
      ])
  }

  @Test func `makes a name up where the step gives none`() {
    let scenario = flow([Step(.push(.new(.stock(.content)), on: "n")), Step(.pop("n"))])
    #expect(
      proposals(of: StageSteps(), for: scenario).first?.world.stage
        == Stage(root: stack(StageEntry("a", .stock(.content)), StageEntry("b", .stock(.content)))))
  }

  private func stack(_ children: StageEntry...) -> StageEntry {
    StageEntry("n", .stock(.navigation), children: children)
  }
}

@Suite struct `Staging choices` {
  @Test func `begins with the width that a step gives the window`() {
    let scenario = flow([Step(.size(.compact)), Step(.pop("n"))])
    let proposed = proposals(of: StageChoices(), for: scenario)
    #expect(proposed.map(\.world.stage.size) == [.compact])
    #expect(proposed.map(\.steps) == [[Step(.pop("n"))]])
  }

  @Test(arguments: [Step.Action.select("b", on: "t"), .tapTab("b", on: "t")])
  func `has the child in front that a step chooses`(_ choice: Step.Action) {
    let pages = ["a", "b"].map { StageEntry(Label($0), .stock(.content)) }
    let world = World(stage: Stage(root: StageEntry("t", .stock(.tabs), children: pages)))
    let proposed = proposals(
      of: StageChoices(), for: Scenario(world, steps: [Step(choice), Step(.save)]))
    #expect(proposed.map(\.world.stage.root.selected) == ["b"])
    #expect(proposed.map(\.steps) == [[Step(.save)]])
  }
}

@Suite struct `Staging roots` {
  @Test func `lets the new root stand from the beginning, with what its scene holds`() {
    let board = Storyboard(scenes: [Scene("A", .content), Scene("C", .content, holds: ["A"])])
    let scenario = flow(
      [
        Step(.save), Step(.root(.new(.scene("C"))), creating: ["b", "c"]), Step(.dismiss("c")),
      ], in: board)
    let proposed = proposals(of: StageRoots(), for: scenario)
    let stage = Stage(
      root: StageEntry("b", .scene("C"), children: [StageEntry("c", .scene("A"))]))
    #expect(proposed.map(\.world.stage) == [stage, stage])
    #expect(proposed.map { $0.steps.map(\.kind) } == [[.dismiss], [.save, .dismiss]])
  }
}

@Suite struct `Dropping steps` {
  private let four = flow([
    Step(.dismiss("n")), Step(.dismiss("a")), Step(.pop("n")), Step(.popToRoot("n")),
  ])

  @Test func `proposes to leave out each block, the last ones cut short`() {
    #expect(
      proposals(of: DropSteps(blockSize: 2), for: four).map { $0.steps.map(\.kind) } == [
        [.pop, .popToRoot], [.dismiss, .popToRoot], [.dismiss, .dismiss],
        [.dismiss, .dismiss, .pop],
      ])
  }

  @Test func `takes along the steps that use what the dropped one made`() {
    let scenario = flow([
      Step(.push(.new(.stock(.content)), on: "n"), creating: ["b"]), Step(.dismiss("b")),
      Step(.pop("n")),
    ])
    #expect(
      proposals(of: DropSteps(blockSize: 1), for: scenario).map { $0.steps.map(\.kind) } == [
        [.pop], [.push, .pop], [.push, .dismiss],
      ])
  }
}

@Suite struct `Simplifying steps` {
  private let board = Storyboard(
    scenes: [Scene("A", .tabs)],
    controls: [
      Control(in: "A", "both", fires: [.segue("go"), .action("report"), .segue("back")])
    ])

  @Test(arguments: simplerSteps)
  func `proposes simpler verbs and subjects`(action: Step.Action, simpler: [Step.Action]) {
    let scenario = flow([Step(action)], in: board)
    #expect(
      SimplifySteps().edits(of: scenario).map { edit in
        var copy = scenario
        edit(&copy)
        return copy.steps.map(\.action)
      } == simpler.map { [$0] })
  }
}

private let simplerSteps: [(Step.Action, [Step.Action])] = [
  (.tap("a", "both"), [.performSegue("a", "go"), .performSegue("a", "back")]),
  (.performSegue("a", "go"), []),
  (.popTo("a", on: "n"), [.pop("n")]),
  (.popToRoot("n"), [.pop("n")]),
  (
    .setStack(["a", "b"], on: "n"),
    [.pop("n"), .popToRoot("n"), .setStack(["a"], on: "n"), .setStack(["b"], on: "n")]
  ),
  (
    .setTabs(["a", "b"], on: "t"),
    [
      .select("a", on: "t"), .select("b", on: "t"), .setTabs(["a"], on: "t"),
      .setTabs(["b"], on: "t"),
    ]
  ),
  (
    .show(.new(.stock(.navigation)), on: "a"),
    [
      .present(.new(.stock(.navigation)), on: "a", style: nil),
      .show(.new(.stock(.content)), on: "a"),
    ]
  ),
  (
    .showDetail(.existing("b"), on: "a"),
    [
      .present(.existing("b"), on: "a", style: nil), .show(.existing("b"), on: "a"),
      .showDetail(.new(.stock(.content)), on: "a"),
    ]
  ),
  (
    .present(.new(.scene("A")), on: "a", style: .fullScreen),
    [
      .present(.new(.stock(.content)), on: "a", style: .fullScreen),
      .present(.new(.stock(.navigation)), on: "a", style: .fullScreen),
      .present(.new(.stock(.tabs)), on: "a", style: .fullScreen),
      .present(.new(.stock(.split)), on: "a", style: .fullScreen),
    ]
  ),
  (.dismiss("a"), []),
]

@Suite struct `Stand-ins` {
  @Test func `take the place of a controller that the dropped step made and a later one uses`() {
    let scenario = flow([
      Step(.push(.new(.stock(.content)), on: "n"), creating: ["b", "c"]), Step(.dismiss("b")),
    ])
    #expect(
      proposals(of: StandIns(), for: scenario).map { $0.steps.map(\.action) } == [
        [.dismiss("n")], [.dismiss("a")],
      ])
  }
}

@Suite struct `Earlier names` {
  @Test func `take the place of each one that a step uses`() {
    let scenario = flow([Step(.dismiss("a")), Step(.pop("n"))])
    #expect(
      proposals(of: EarlierNames(), for: scenario).map { $0.steps.map(\.action) } == [
        [.dismiss("n"), .pop("n")]
      ])
  }
}

@Suite struct `An intermediate segue` {
  private let board = Storyboard(
    scenes: ["A", "B", "C"].map { Scene($0, .content) },
    segues: [Segue(from: "A", "go", .custom("B"), via: Intermediate("C", as: .modal))])

  @Test func `is proposed without what it puts between, and in the plainest style`() {
    let proposed = proposals(of: DropAttributes(), for: flow([], in: board))
    #expect(
      proposed.map { $0.world.storyboard.segues[0].via } == [nil, Intermediate("C", as: .show)])
  }

  @Test func `goes with the scene that it puts between`() {
    var scenario = flow([], in: board)
    scenario.world.storyboard.scenes.removeLast()
    #expect(scenario.repaired().world.storyboard.segues.isEmpty)
  }
}

@Suite struct `Dropping what is held` {
  @Test func `takes along names that stand before the one that is used`() {
    let board = Storyboard(scenes: [Scene("A", .content, holds: ["B"]), Scene("B", .content)])
    let scenario = flow(
      [
        Step(.push(.new(.scene("A")), on: "n"), creating: ["x", "y", "z", "rest"]),
        Step(.dismiss("z")),
      ], in: board)
    #expect(
      proposals(of: DropHeld(), for: scenario).prefix(3).map { $0.steps[0].creating } == [
        ["y", "z", "rest"], ["z", "rest"], ["z", "rest"],
      ])
  }
}
