import FlowModel
import FlowTestSupport
import Testing

@Suite struct `Segues in the sketch engine` {
  private func refusing(_ fires: [Control.Firing]) -> World {
    world(
      nav("Nav", v("A")), scenes: [Scene("A", .content, contract: Contract(refuses: ["go"]))],
      segues: [Segue(from: "A", "go", .show("B"))],
      controls: [Control(in: "A", "both", fires: fires)])
  }

  @Test func `stop at a refusal and spare the other actions`() {
    expectText(
      script(
        of: refusing([.action("first"), .segue("go"), .action("last")]),
        Step(.tap("A", "both"), creating: ["b"])),
      matches: """
        report A.first
        should A.go no
        report A.last
        = Nav[A]
        """)
  }

  @Test func `are not asked about when code performs them`() {
    expectText(
      script(of: refusing([]), Step(.performSegue("A", "go"), creating: ["b"])),
      matches: """
        instantiate b for A.go
        create A.go to b
        prepare A for A.go to b
        perform A.go
        push b on Nav
        = Nav[A, b]
        """)
  }

  @Test func `are reported by their source as well`() {
    let world = world(nav("Nav", v("A")), segues: [Segue(from: "A", "go", .show("B"))])
    let trace = SketchEngine().trace(of: Scenario(world, steps: [Step(.tap("A", "go"))]))
    #expect(
      trace.events.map { "\($0.vantage) \($0.kind)" } == [
        "received should", "sent should", "sent instantiate", "sent create", "sent prepare",
        "received prepare", "sent perform", "sent push", "sent callback", "sent load",
        "sent callback",
      ])
  }

  @Test func `end the run when nobody knows them`() {
    expectText(
      script(of: refusing([]), Step(.performSegue("A", "typo")), Step(.performSegue("A", "go"))),
      matches: """
        misuse unknownSegue A
        = Nav[A]
        """)
  }

  @Test func `end the run when their scene is missing`() {
    var world = world(v("A"), segues: [Segue(from: "A", "go", .show("B"))])
    world.storyboard.scenes.removeAll { $0.name == "B" }
    expectText(
      script(of: world, Step(.tap("A", "go"))),
      matches: """
        should A.go yes
        misuse unknownScene A
        = A
        """)
  }

  @Test(arguments: [
    (
      CustomPerform.super,
      """
      misuse performWithoutHandler A
      = Nav[A]
      """
    ),
    (.nothing, "= Nav[A]"),
    (
      .pushes,
      """
      push b on Nav
      = Nav[A, b]
      """
    ),
    (
      .presents,
      """
      present b from Nav by A
      = Nav[A] + b
      """
    ),
    (
      .wraps,
      """
      instantiate n
      present n from Nav by A
      = Nav[A] + n[b]
      """
    ),
  ])
  func `do what their class does`(class performing: CustomPerform, expected: String) {
    let segue = Segue(from: "A", "own", .custom("B"), performing: performing)
    expectText(
      script(
        of: world(nav("Nav", v("A")), segues: [segue]),
        Step(.performSegue("A", "own"), creating: ["b", "n"])),
      matches: """
        instantiate b for A.own
        create A.own to b
        prepare A for A.own to b
        perform A.own
        \(expected)
        """)
  }

  @Test func `are fired on although the source has left the window`() {
    let segues = [
      Segue(from: "M", "back", .unwind("done"), animates: false),
      Segue(from: "M", "go", .show("B")),
      Segue(from: "M", "over", .present("B", style: nil)),
    ]
    let control = Control(
      in: "M", "all", fires: [.segue("back"), .segue("go"), .segue("ghost"), .segue("over")])
    let home = Scene("A", .content, contract: Contract(unwinds: ["done"]))
    expectText(
      script(
        of: world(
          v("A"), [by("A", v("M"))], scenes: [home], segues: segues, controls: [control]),
        Step(.tap("M", "all"), creating: ["b", "c"])),
      matches: """
        should M.back yes
        allowed M none
        can M no
        allowed A none
        can A yes
        create M.back to A
        prepare M for M.back to A
        action A
        perform M.back
        dismiss M from A
        should M.go yes
        instantiate b for M.go
        create M.go to b
        prepare M for M.go to b
        perform M.go
        should M.over yes
        instantiate c for M.over
        create M.over to c
        prepare M for M.over to c
        perform M.over
        refused notInWindow M
        = A
        """)
  }

  @Test func `instantiate what a scene holds, up to a limit when it holds itself`() {
    let scene = Scene("B", .content, holds: ["B"])
    let world = world(v("A"), scenes: [scene])
    let step = Step(.present(.new(.scene("B")), on: "A", style: nil))
    #expect(script(of: world, step).hasSuffix("= A + #1[#2[#3[#4[#5[#6[#7[#8]]]]]]]"))
  }
}
