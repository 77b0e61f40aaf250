import FlowModel
import Testing

@testable import FlowShrinking

@Suite struct `Passes over the storyboard` {
  @Test func `drop what cannot appear, then scene after scene`() {
    let board = Storyboard(
      scenes: [
        Scene("A", .content), Scene("B", .content), Scene("C", .navigation, holds: ["D"]),
        Scene("D", .content), Scene("E", .content),
      ], segues: [Segue(from: "A", "go", .show("B"))])
    #expect(
      storyboards(DropScenes(), board).map { $0.scenes.map(\.name) } == [
        ["A", "B"], ["A", "B", "C", "D"], ["A", "B", "C", "E"], ["A", "B", "D", "E"],
        ["A", "C", "D", "E"], ["B", "C", "D", "E"],
      ])
  }

  @Test func `drop segues with what names them`() {
    let board = Storyboard(
      scenes: [Scene("A", .content, contract: Contract(refuses: ["go"]))],
      segues: [Segue(from: "A", "go", .show("A")), Segue(from: "A", "back", .unwind("done"))],
      controls: [Control(in: "A", "button", fires: [.segue("go")])])
    let proposed = storyboards(DropSegues(), board)
    #expect(proposed.map { $0.segues.map(\.identifier) } == [["go"], ["back"]])
    #expect(proposed.map(\.controls.count) == [1, 0])
    #expect(proposed.map { $0.scenes.map(\.contract.refuses) } == [[["go"]], [[]]])
  }

  @Test func `drop controls, and of what one fires all but the last thing`() {
    let button = Control(in: "A", "button", fires: [.action("report"), .action("log")])
    let row = Control(in: "A", "row", fires: [.action("report")])
    let board = Storyboard(scenes: [Scene("A", .content)], controls: [button, row])
    #expect(storyboards(DropControls(), board).map(\.controls) == [[button], [row]])
    #expect(
      storyboards(DropFirings(), board).map { $0.controls[0].fires } == [
        [.action("report")], [.action("log")],
      ])
  }

  @Test func `send a plain action in place of a segue, which goes when nothing else performs it`() {
    let board = Storyboard(
      scenes: [Scene("A", .content)],
      segues: [Segue(from: "A", "go", .show("A")), Segue(from: "A", "on", .show("A"))],
      controls: [
        Control(in: "A", "button", fires: [.segue("go"), .action("log")]),
        Control(in: "A", "row", fires: [.segue("on")]),
      ])
    let steps: [Step] = [
      Step(.tap("a", "button")), Step(.tap("a", "row")), Step(.performSegue("a", "on")),
    ]
    let scenario = Scenario(
      World(storyboard: board, stage: Stage(root: StageEntry("a", .scene("A")))), steps: steps)
    let proposed = proposals(of: ReportInstead(), for: scenario).map(\.world.storyboard)
    #expect(
      proposed.map { $0.controls.map(\.fires) } == [
        [[.action("report"), .action("log")], [.segue("on")]],
        [[.segue("go"), .action("log")], [.action("report")]],
      ])
    #expect(proposed.map { $0.segues.map(\.identifier) } == [["on"], ["go", "on"]])
  }

  @Test func `simplify kinds of scenes and segues`() {
    let board = Storyboard(
      scenes: [Scene("A", .tabs)],
      segues: [
        Segue(from: "A", "go", .custom("A")), Segue(from: "A", "back", .unwind("done")),
      ])
    let proposed = storyboards(SimplifyStoryboard(), board)
    #expect(
      proposed.map { $0.scenes[0].kind } == [.content, .navigation, .tabs, .tabs, .tabs, .tabs])
    #expect(
      proposed.map { $0.segues[0].kind } == [
        .custom("A"), .custom("A"), .show("A"), .present("A", style: nil), .showDetail("A"),
        .popover("A", isAnchored: true),
      ])
  }

  @Test func `take back contracts at once and thing by thing`() {
    var contract = Contract(
      unwinds: ["done"], vetoes: ["done"], refuses: ["go"], searches: .only(["A"]),
      definesContext: false)
    contract.show = .adopts
    contract.unknown = [.context]
    let board = Storyboard(
      scenes: [Scene("A", .content, contract: contract)],
      segues: [Segue(from: "A", "go", .show("A"))])
    let counts = storyboards(DropContracts(), board).map { $0.scenes[0].contract.attributeCount }
    #expect(contract.attributeCount == 8)
    #expect(counts == [0, 6, 7, 7, 6, 7, 7, 7, 7])
  }

  @Test func `merge scenes that promise the same`() {
    let board = Storyboard(
      scenes: [
        Scene("A", .content), Scene("B", .content, holds: ["A"]), Scene("C", .navigation),
        Scene("D", .content, contract: Contract(unwinds: ["done"])),
      ],
      segues: [
        Segue(from: "A", "go", .show("B")), Segue(from: "B", "go", .show("C")),
        Segue(from: "B", "back", .unwind("done")),
      ])
    let merged = Storyboard(
      scenes: [board.scenes[0], board.scenes[2], board.scenes[3]],
      segues: [
        Segue(from: "A", "go", .show("A")), Segue(from: "A", "back", .unwind("done")),
      ])
    #expect(storyboards(MergeScenes(), board).first == merged)
  }

  @Test func `let a merged scene promise what one of the two does`() {
    let done = Contract(unwinds: ["done"])
    let board = Storyboard(scenes: [Scene("A", .content), Scene("B", .content, contract: done)])
    #expect(
      storyboards(MergeScenes(), board) == [
        Storyboard(scenes: [Scene("A", .content)]),
        Storyboard(scenes: [Scene("A", .content, contract: done)]),
      ])
  }

  @Test func `make one segue of two`() {
    let (go, back) = (Segue(from: "A", "go", .show("A")), Segue(from: "A", "back", .unwind("x")))
    var scene = Scene("A", .content)
    scene.contract.refuses = ["back"]
    let board = Storyboard(
      scenes: [scene], segues: [go, back],
      controls: [Control(in: "A", "button", fires: [.segue("back")])])
    var merged = board
    merged.scenes[0].contract.refuses = ["go"]
    merged.controls[0].fires = [.segue("go")]
    merged.segues = [go]
    let proposed = storyboards(MergeSegues(), board)
    #expect(proposed.first == merged)
    #expect(proposed.last?.segues == [back])
  }

  @Test func `have whatever goes through a reference go to the scene`() {
    var segue = Segue(from: "A", "go", .show("R"))
    let board = Storyboard(
      scenes: [Scene("A", .content)], segues: [segue],
      references: [SceneReference("R", to: "A")])
    segue.kind = .show("A")
    #expect(
      storyboards(InlineReferences(), board)
        == [Storyboard(scenes: [Scene("A", .content)], segues: [segue])])
  }

  @Test func `take a reference that leads nowhere away with what leads there`() {
    let scene = Scene("A", .content)
    let board = Storyboard(
      scenes: [scene], segues: [Segue(from: "A", "go", .show("R"))],
      references: [SceneReference("R", to: "Nowhere")])
    #expect(storyboards(InlineReferences(), board) == [Storyboard(scenes: [scene])])
  }

  @Test func `forget what code knows by name, from the whole to a single identifier`() {
    let main = NamedStoryboard(
      "Main", initial: "A", members: [NamedStoryboard.Member("A", as: "home")])
    let scenes = [Scene("A", .content)]
    let proposed = storyboards(DropNames(), Storyboard(scenes: scenes, named: [main]))
    #expect(
      proposed.map(\.named) == [
        [], [NamedStoryboard("Main", members: main.members)],
        [NamedStoryboard("Main", initial: "A")],
        [NamedStoryboard("Main", initial: "A", members: [NamedStoryboard.Member("A")])],
      ])
  }

  @Test func `forget by name what is no scene any more`() {
    let board = Storyboard(
      scenes: [Scene("A", .content), Scene("B", .content)],
      named: [
        NamedStoryboard(
          "Main", initial: "B",
          members: [NamedStoryboard.Member("A"), NamedStoryboard.Member("B", as: "b")])
      ])
    let left = storyboards(DropScenes(), board).map(\.named)
    #expect(left.first == [NamedStoryboard("Main", members: [NamedStoryboard.Member("A")])])
  }

  @Test func `let a merged scene go that would embed itself`() {
    let board = Storyboard(
      scenes: [Scene("A", .content), Scene("B", .content)],
      segues: [Segue(from: "A", "slot", .embed("B"))])
    #expect(
      storyboards(MergeScenes(), board) == [Storyboard(scenes: [Scene("A", .content)])])
  }

  @Test func `let a merged scene go that would hold itself`() {
    let board = Storyboard(scenes: [Scene("A", .content, holds: ["B"]), Scene("B", .content)])
    #expect(
      storyboards(MergeScenes(), board) == [Storyboard(scenes: [Scene("A", .content)])])
  }

  @Test func `let a merged scene go that would hold itself by another name`() {
    let board = Storyboard(
      scenes: [Scene("A", .content, holds: ["R"]), Scene("B", .content)],
      references: [SceneReference("R", to: "B")])
    #expect(
      storyboards(MergeScenes(), board) == [
        Storyboard(scenes: [Scene("A", .content)], references: [SceneReference("R", to: "A")])
      ])
  }

  private func storyboards(_ pass: some ShrinkPass, _ board: Storyboard) -> [Storyboard] {
    let stage = Stage(root: StageEntry("a", .scene("A")))
    let scenario = Scenario(World(storyboard: board, stage: stage))
    return proposals(of: pass, for: scenario).map(\.world.storyboard)
  }
}
