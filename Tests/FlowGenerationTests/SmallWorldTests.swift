import FlowGeneration
import FlowModel
import Testing

@Suite struct `The stages of a number of controllers` {
  @Test(arguments: [(1, 1), (2, 5), (3, 32)])
  func `are as many as can be counted by hand`(controllers: Int, count: Int) {
    #expect(SmallStages(ofControllers: controllers).count == count)
  }

  @Test func `are a page, a page in each container, and a page over a page for two`() {
    let told = SmallStages(ofControllers: 2).map { stage in
      stage.presentations.isEmpty
        ? "\(stage.root.origin)" : "presented by \(stage.presentations[0].caller)"
    }
    #expect(
      Set(told) == [
        "stock(FlowModel.ControllerKind.content)", "stock(FlowModel.ControllerKind.tabs)",
        "stock(FlowModel.ControllerKind.split)", "stock(FlowModel.ControllerKind.navigation)",
        "presented by a",
      ])
  }

  @Test func `are all different`() {
    let stages = SmallStages(ofControllers: 4)
    #expect(Set(stages).count == stages.count)
  }

  @Test func `have the controllers that they should`() {
    #expect(SmallStages(ofControllers: 4).allSatisfy { $0.entries.count == 4 })
  }
}

@Suite struct `The unwinds of small stages` {
  @Test func `are known by their positions`() {
    let flows = SmallUnwinds(upTo: 3)
    #expect(flows.count == 2 + 5 * 12 + 32 * 54)
    #expect(Array(flows) == flows.indices.map { flows[$0] })
    #expect(Set(flows).count == flows.count)
  }

  @Test func `begin with a page that unwinds alone`() {
    let page = Scene("A", .content)
    let segue = Segue(from: "A", "go", .unwind("done"))
    #expect(
      SmallUnwinds(upTo: 1)[0]
        == Scenario(
          World(
            storyboard: Storyboard(scenes: [page], segues: [segue]),
            stage: Stage(root: StageEntry("a", .scene("A")))),
          steps: [Step(.performSegue("a", "go"))]))
  }
}
