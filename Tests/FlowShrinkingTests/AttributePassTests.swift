import FlowModel
import Testing

@testable import FlowShrinking

@Suite struct `Dropping attributes` {
  @Test func `takes back those of a scene`() {
    let board = Storyboard(
      scenes: [
        Scene("A", .tabs, className: "Drawer", holds: ["B", "C"]), Scene("B", .content),
        Scene("C", .content),
      ])
    #expect(
      proposals(of: DropAttributes(), for: flow([], in: board)).map {
        $0.world.storyboard.scenes[0]
      } == [
        Scene("A", .tabs, holds: ["B", "C"]), Scene("A", .tabs, className: "Drawer"),
        Scene("A", .tabs, className: "Drawer", holds: ["B"]),
        Scene("A", .tabs, className: "Drawer", holds: ["C"]),
      ])
  }

  @Test func `takes back those of a segue`() {
    let styled = Segue.Kind.present("A", style: .formSheet)
    let board = Storyboard(
      scenes: [Scene("A", .content)],
      segues: [Segue(from: "A", "go", styled, performing: .super, animates: false)])
    #expect(
      proposals(of: DropAttributes(), for: flow([], in: board)).map(\.world.storyboard.segues) == [
        [Segue(from: "A", "go", styled, animates: false)],
        [Segue(from: "A", "go", styled, performing: .super)],
        [Segue(from: "A", "go", .present("A", style: nil), performing: .super, animates: false)],
      ])
  }

  @Test func `takes back one thing at a time that is drawn of the bars`() {
    var scene = Scene("A", .navigation)
    scene.bars = [.hidesBar, .showsToolbar]
    let proposed = proposals(
      of: DropAttributes(), for: flow([], in: Storyboard(scenes: [scene])))
    #expect(proposed.map(\.world.storyboard.scenes[0].bars) == [.showsToolbar, .hidesBar])
  }

  @Test func `takes back the style of a scene`() {
    var scene = Scene("A", .content)
    let plain = flow([], in: Storyboard(scenes: [scene]))
    scene.style = .formSheet
    let styled = flow([], in: Storyboard(scenes: [scene]))
    #expect(proposals(of: DropAttributes(), for: styled) == [plain])
    #expect(Complexity(of: plain) < Complexity(of: styled))
  }

  @Test func `takes a row out of its table`() {
    let row = Control(in: "A", "cell", at: .row(.prototype("Cell")), fires: [.action("select")])
    let button = Control(in: "A", "cell", fires: [.action("select")])
    let (scenario, plain) = (
      flow([], in: Storyboard(scenes: [Scene("A", .content)], controls: [row])),
      flow([], in: Storyboard(scenes: [Scene("A", .content)], controls: [button]))
    )
    #expect(proposals(of: DropAttributes(), for: scenario) == [plain])
    #expect(Complexity(of: plain) < Complexity(of: scenario))
    var list = scenario
    list.world.storyboard.scenes[0].className = "List"
    #expect(
      proposals(of: DropAttributes(), for: list).allSatisfy {
        $0.world.storyboard.controls == [row]
      })
  }

  @Test func `takes back how a view is drawn, and what it is wired to`() {
    var view = DrawnView(in: "A", "kind", .segments, outlet: "kind")
    view.marks = [.hidden, .delegate]
    (view.className, view.prototype, view.container) = ("DishCell", "Dish", "panel")
    (view.tag, view.numbers) = ("7", ["1"])
    view.segments = ["One", "Two"]
    view.sends = [DrawnView.Sending("turn:", on: .valueChanged)]
    let scenario = flow([], in: Storyboard(scenes: [Scene("A", .content)], views: [view]))
    let proposed = proposals(of: DropAttributes(), for: scenario).map(\.world.storyboard.views[0])
    #expect(proposed.map(\.marks.rawValue.nonzeroBitCount) == [1, 1, 2, 2, 2, 2, 2, 2, 2, 2])
    #expect(
      proposed.map(\.outlet) == ["kind", "kind", nil] + [OutletName?](repeating: "kind", count: 7))
    #expect(proposed.map(\.segments.count) == [2, 2, 2, 2, 2, 2, 2, 2, 1, 2])
    #expect(proposed.map(\.sends.count) == [1, 1, 1, 1, 1, 1, 1, 1, 1, 0])
    #expect(proposed.count { $0.className == nil } == 1)
    #expect(proposed.count { $0.prototype == nil } == 1)
    #expect(proposed.count { $0.container == nil } == 1)
    for smaller in proposals(of: DropAttributes(), for: scenario)
      + proposals(of: DropViews(), for: scenario)
    {
      #expect(Complexity(of: smaller) < Complexity(of: scenario))
    }
  }

  @Test(
    arguments: [
      (Segue.Kind.custom("B"), nil, 0), (.custom("B"), .nothing, 1), (.show("B"), nil, 1),
    ] as [(Segue.Kind, CustomPerform?, Int)])
  func `leaves a segue its class where that alone says what it does`(
    kind: Segue.Kind, performing: CustomPerform?, count: Int
  ) {
    var segue = Segue(from: "A", "go", kind)
    (segue.className, segue.performing) = ("Slide", performing)
    let scenes = [Scene("A", .content), Scene("B", .content)]
    let scenario = flow([], in: Storyboard(scenes: scenes, segues: [segue]))
    let proposed = proposals(of: DropAttributes(), for: scenario)
    #expect(proposed.count { $0.world.storyboard.segues[0].className == nil } == count)
  }

  @Test func `takes back labels of those whom classes make on stage, from the last one used`() {
    var scenario = flow([Step(.dismiss("v"))])
    scenario.world.stage.creating = ["u", "v", "w"]
    let proposed = proposals(of: DropAttributes(), for: scenario)
    #expect(proposed.map(\.world.stage.creating) == [["u", "v"]])
    #expect(proposed.allSatisfy { Complexity(of: $0) < Complexity(of: scenario) })
  }

  @Test func `takes back those of a step, labels from the last one used`() {
    let page = Step.Subject.new(.stock(.content))
    let scenario = flow([
      Step(
        .present(page, on: "a", style: .formSheet), creating: ["b", "c", "d"], settles: false),
      Step(.dismiss("b")),
    ])
    #expect(
      proposals(of: DropAttributes(), for: scenario).map { $0.steps[0] } == [
        Step(.present(page, on: "a", style: .formSheet), creating: ["b", "c", "d"]),
        Step(.present(page, on: "a", style: nil), creating: ["b", "c", "d"], settles: false),
        Step(.present(page, on: "a", style: .formSheet), creating: ["b"], settles: false),
      ])
  }

  @Test func `takes back selections and styles of the stage`() {
    let tabs = StageEntry(
      "t", .stock(.tabs), children: [StageEntry("a", .stock(.content))], selected: "a")
    let stage = Stage(
      root: tabs,
      presentations: [
        StagePresentation(by: "a", style: .fullScreen, StageEntry("b", .stock(.content)))
      ])
    let proposed = proposals(of: DropAttributes(), for: Scenario(World(stage: stage)))
    #expect(proposed.map(\.world.stage.root.selected) == [nil, "a"])
    #expect(proposed.map { $0.world.stage.presentations[0].style } == [.fullScreen, nil])
  }

  @Test func `lets sheets cover the screen`() {
    let world = World(stage: Stage(root: StageEntry("a", .stock(.content))))
    var withCards = world
    withCards.showsCards = true
    #expect(
      proposals(of: DropAttributes(), for: Scenario(withCards)) == [Scenario(world)])
  }
}

@Suite struct `Names at the end` {
  private let named = Scenario(
    World(
      storyboard: Storyboard(
        scenes: [
          Scene("Home", .content, className: "Drawer", contract: Contract(unwinds: ["save"])),
          Scene("Form", .content, contract: Contract(refuses: ["back"])),
        ],
        segues: [
          Segue(from: "Form", "more", .show("Home")), Segue(from: "Form", "back", .unwind("save")),
        ],
        controls: [Control(in: "Form", "both", fires: [.segue("back"), .action("log")])]),
      stage: Stage(
        root: StageEntry("root", .scene("Form"), children: [StageEntry("x", .scene("Home"))]))),
    steps: [Step(.performSegue("root", "more"), creating: ["y"]), Step(.dismiss("ghost"))])

  private let plain = Scenario(
    World(
      storyboard: Storyboard(
        scenes: [
          Scene("B", .content, className: "Drawer", contract: Contract(unwinds: ["done"])),
          Scene("A", .content, contract: Contract(refuses: ["go2"])),
        ],
        segues: [
          Segue(from: "A", "go", .show("B")), Segue(from: "A", "go2", .unwind("done")),
        ],
        controls: [Control(in: "A", "button", fires: [.segue("go2"), .action("report")])]),
      stage: Stage(
        root: StageEntry("a", .scene("A"), children: [StageEntry("b", .scene("B"))]))),
    steps: [Step(.performSegue("a", "go"), creating: ["c"]), Step(.dismiss("d"))])

  @Test func `are given in order of appearance, stage and steps first`() {
    #expect(proposals(of: Relabel(), for: named) == [plain])
    #expect(Complexity(of: plain) < Complexity(of: named))
  }

  @Test func `are not given to what code has made to be touched`() {
    var touched = named
    touched.steps = [
      Step(.tap("root", "Save")), Step(.tap("root", touched.world.storyboard.controls[0].name)),
    ]
    let steps = proposals(of: Relabel(), for: touched).first?.steps
    #expect(steps?.map(\.action) == [.tap("a", "Save"), .tap("a", "button")])
  }

  @Test func `that are plain stay`() {
    #expect(proposals(of: Relabel(), for: plain) == [plain])
  }

  @Test func `sort what is declared`() {
    let sorted = proposals(of: SortDeclarations(), for: plain)
    #expect(sorted.map { $0.world.storyboard.scenes.map(\.name) } == [["A", "B"]])
    #expect(sorted.allSatisfy { Complexity(of: $0) < Complexity(of: plain) })
  }

  @Test(arguments: [
    (Alphabet.labels, 0, "a"), (.labels, 25, "z"), (.labels, 26, "aa"), (.labels, 702, "aaa"),
    (.scenes, 1, "B"), (.segues, 0, "go"), (.segues, 1, "go2"), (.controls, 11, "button12"),
  ])
  func `are numbered`(alphabet: Alphabet, number: Int, name: String) {
    #expect(alphabet.name(number) == name)
    #expect(alphabet.number(of: name) == number)
  }

  @Test(arguments: [
    (Alphabet.labels, "A"), (.labels, ""), (.scenes, "Home2"), (.segues, "go1"),
    (.segues, "go02"), (.segues, "went"), (.classes, "a"),
  ])
  func `that are not plain have no number`(alphabet: Alphabet, name: String) {
    #expect(alphabet.number(of: name) == nil)
  }
}
