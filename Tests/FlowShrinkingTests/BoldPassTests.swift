import FlowModel
import Testing

@testable import FlowShrinking

@Suite struct `Passes that move what they keep` {
  /// A stack of two beside a page, in a plain container.
  private let pair = Scenario(
    World(
      stage: Stage(
        root: StageEntry(
          "p", .stock(.content),
          children: [
            StageEntry(
              "n", .stock(.navigation),
              children: [
                StageEntry("a", .stock(.content)), StageEntry("b", .stock(.content)),
              ]), StageEntry("c", .stock(.content)),
          ]))), steps: [Step(.popTo("a", on: "n"))])

  private func stages(_ pass: some ShrinkPass, of scenario: Scenario) -> [String] {
    proposals(of: pass, for: scenario).map(\.world.stage.told)
  }

  @Test func `give the other children to the one that takes the container's place`() {
    #expect(
      stages(MergeSiblings(), of: pair) == [
        "navigation n(content a content b content c)",
        "navigation n(content c content a content b)",
        "content c(navigation n(content a content b))",
        "content c(navigation n(content a content b))",
        "content p(content a(content b) content c)", "content p(content a(content b) content c)",
        "content p(content b(content a) content c)", "content p(content b(content a) content c)",
      ])
  }

  @Test func `put an entry in the place of another`() {
    let proposed = stages(ReplaceEntries(), of: pair)
    #expect(proposed.contains("content p(navigation n(content a content c))"))
    #expect(proposed.contains("content p(content c)"))
    #expect(proposed.allSatisfy { $0 != pair.world.stage.told })
  }

  @Test func `leave one controller alone and show what it would unwind`() throws {
    let unwinding = Scenario(
      World(
        storyboard: Storyboard(
          scenes: [Scene("A", .content)], segues: [Segue(from: "A", "go", .unwind("done"))]),
        stage: Stage(
          root: StageEntry("r", .stock(.content)),
          presentations: [StagePresentation(by: "r", StageEntry("a", .scene("A")))])),
      steps: [Step(.performSegue("a", "go"))])
    let proposed = try #require(proposals(of: Isolate(), for: unwinding).last)
    #expect(proposed.world.stage == Stage(root: StageEntry("a", .scene("A"))))
    #expect(proposed.world.storyboard.segues.map(\.kind) == [.show("A")])
    #expect(proposed.steps == [Step(.performSegue("a", "go"))])
  }

  @Test func `do the plainest thing in a step`() {
    let page = Step.Subject.new(.stock(.content))
    func presents(_ label: Label) -> Step.Action { .present(page, on: label, style: nil) }
    #expect(
      proposals(of: PlainSteps(), for: pair).flatMap { $0.steps.map(\.action) } == [
        .dismiss("p"), presents("p"), .dismiss("n"), .pop("n"), .push(page, on: "n"), presents("n"),
        .dismiss("a"), presents("a"), .dismiss("b"), presents("b"), .dismiss("c"), presents("c"),
      ])
  }

  @Test func `make a child of what is presented, and the other way round`() {
    let child = StageEntry("b", .stock(.content))
    func scenario(_ root: StageEntry, _ presentations: StagePresentation...) -> Scenario {
      Scenario(
        World(storyboard: Storyboard(), stage: Stage(root: root, presentations: presentations)))
    }
    let nested = scenario(StageEntry("a", .stock(.content), children: [child]))
    let presented = scenario(
      StageEntry("a", .stock(.content)), StagePresentation(by: "a", child))
    #expect(proposals(of: TurnPresentations(), for: nested) == [presented])
    #expect(proposals(of: TurnPresentations(), for: presented) == [nested])
  }

  @Test func `do in code what a segue does`() throws {
    let segue = Scenario(
      World(
        storyboard: Storyboard(
          scenes: [Scene("A", .content)], segues: [Segue(from: "A", "go", .show("A"))]),
        stage: Stage(root: StageEntry("a", .scene("A")))),
      steps: [Step(.performSegue("a", "go"))])
    let proposed = proposals(of: CallsInCode(), for: segue)
    #expect(proposed.allSatisfy { $0.world.storyboard.segues.isEmpty })
    #expect(proposed.first?.steps == [Step(.push(.new(.stock(.content)), on: "a"))])
    #expect(proposed.last?.steps == [Step(.showDetail(.new(.scene("A")), on: "a"))])
    #expect(proposed.count == 10)
  }

  @Test func `do in code what a segue does that a control fires, too, and keep it`() {
    let segue = Segue(from: "A", "go", .custom("A"))
    let scenario = Scenario(
      World(
        storyboard: Storyboard(
          scenes: [Scene("A", .content)], segues: [segue],
          controls: [Control(in: "A", "button", fires: [.segue("go")])]),
        stage: Stage(root: StageEntry("a", .scene("A")))),
      steps: [
        Step(.performSegue("a", "go"), creating: ["b", "c"]), Step(.tap("c", "button")),
      ])
    let proposed = proposals(of: CallsInCode(), for: scenario)
    #expect(proposed.allSatisfy { $0.world.storyboard.segues == [segue] })
    #expect(
      proposed.prefix(2).map { $0.steps[0] } == [
        Step(.push(.new(.stock(.content)), on: "a"), creating: ["b", "c"]),
        Step(.push(.new(.stock(.content)), on: "a"), creating: ["c"]),
      ])
  }
}
