import FlowModel
import Testing

@testable import FlowShrinking

@Suite struct `Passes over the stage` {
  /// A stack of two in tabs, a stack on top of it, and a page on top of that.
  private let tower = Scenario(
    World(
      stage: Stage(
        root: StageEntry(
          "t", .stock(.tabs),
          children: [
            StageEntry(
              "n", .stock(.navigation),
              children: [
                StageEntry("a", .stock(.content)), StageEntry("b", .stock(.content)),
              ]), StageEntry("c", .stock(.content)),
          ], selected: "c"),
        presentations: [
          StagePresentation(
            by: "b", style: .fullScreen,
            StageEntry("m", .stock(.navigation), children: [StageEntry("d", .stock(.content))])),
          StagePresentation(by: "d", StageEntry("e", .stock(.content))),
        ])))

  private func stages(_ pass: some ShrinkPass) -> [String] {
    proposals(of: pass, for: tower).map(\.world.stage.told)
  }

  @Test func `drop presentations from the top`() {
    #expect(
      stages(DropPresentations()) == [
        "tabs t(navigation n(content a content b) content c*) / by b: navigation m(content d)",
        "tabs t(navigation n(content a content b) content c*)",
      ])
  }

  @Test func `take one presentation out of the tower`() {
    #expect(
      stages(FlattenTower()) == [
        "tabs t(navigation n(content a content b) content c*) / by b: content e"
      ])
  }

  @Test func `promote what is presented and what the root contains`() {
    #expect(
      stages(PromoteRoot()) == [
        "content e", "navigation m(content d) / by d: content e",
        "navigation n(content a content b) / by b: navigation m(content d) / by d: content e",
        "content c",
      ])
  }

  @Test func `have presentations asked for further out`() {
    #expect(
      proposals(of: RaiseCallers(), for: tower).map { $0.world.stage.presentations.map(\.caller) }
        == [["t", "d"], ["n", "d"], ["b", "m"]])
  }

  @Test func `drop controllers with what they contain`() {
    #expect(
      stages(DropStageEntries()) == [
        "tabs t(content c*)",
        "tabs t(navigation n(content b) content c*)"
          + " / by b: navigation m(content d) / by d: content e",
        "tabs t(navigation n(content a) content c*)",
        "tabs t(navigation n(content a content b))"
          + " / by b: navigation m(content d) / by d: content e",
        "tabs t(navigation n(content a content b) content c*) / by b: navigation m",
      ])
  }

  @Test func `flatten containers`() {
    let rest = " / by b: navigation m(content d) / by d: content e"
    #expect(
      stages(FlattenContainers()) == [
        "navigation n(content a content b)" + rest, "content c",
        "tabs t(content a content c*)", "tabs t(content b content c*)" + rest,
        "tabs t(content a content b content c*)" + rest,
        "tabs t(navigation n(content a content b) content c*)"
          + " / by b: content d / by d: content e",
      ])
  }

  @Test func `make stock of every kind of scenes and content of containers`() {
    let scenario = Scenario(
      World(
        storyboard: Storyboard(scenes: [Scene("Main", .navigation)]),
        stage: Stage(
          root: StageEntry(
            "t", .stock(.tabs), children: [StageEntry("m", .scene("Main"))], selected: "m"))))
    #expect(
      proposals(of: SimplifyStage(), for: scenario).map(\.world.stage.told) == [
        "content t(Main m)", "navigation t", "tabs t(content m*)", "tabs t(navigation m*)",
        "tabs t(tabs m*)", "tabs t(split m*)",
      ])
  }
}

@Suite struct `Swapped entries` {
  @Test func `change places with their names, which are plain again`() {
    let scenario = Scenario(
      World(
        stage: Stage(
          root: StageEntry(
            "a", .stock(.content),
            children: [StageEntry("b", .stock(.navigation)), StageEntry("c", .stock(.content))]))),
      steps: [Step(.dismiss("c"))])
    let proposed = proposals(of: SwapEntries(), for: scenario)
    #expect(
      proposed.map(\.world.stage.told) == [
        "navigation a(content b content c)", "content a(content b navigation c)",
      ])
    #expect(proposed.map(\.steps) == [[Step(.dismiss("c"))], [Step(.dismiss("b"))]])
  }
}
