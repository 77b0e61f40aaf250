import FlowModel
import FlowShrinking
import Testing

@Suite struct `Repairing a scenario` {
  @Test func `leaves a whole one as it is`() {
    #expect(rich.repaired() == rich)
  }

  @Test func `drops what named a scene that is gone`() {
    var broken = rich
    broken.world.storyboard.scenes.removeAll { $0.name == "Detail" }
    let repaired = broken.repaired(after: rich)
    #expect(repaired.world.storyboard.segues.map(\.identifier) == ["back", "side"])
    #expect(
      repaired.world.storyboard.controls == [
        Control(in: "Form", "both", fires: [.action("log"), .segue("back")])
      ])
    #expect(repaired.world.storyboard.scenes.last?.holds == ["Main"])
    #expect(repaired.world.storyboard.scenes.map(\.contract.refuses) == [[], [], [], [], []])
    #expect(repaired.steps.map(\.kind) == [.select, .tap, .setStack, .showDetail])
  }

  @Test func `drops the stage entries of a scene that is gone, and who was asked for by them`() {
    var broken = rich
    broken.world.storyboard.scenes.removeAll { $0.name == "Home" }
    #expect(
      broken.repaired(after: rich).world.stage.told
        == "tabs root(Main first(List l2) List l*) / by l: navigation n")
  }

  @Test func `drops the steps of labels that died with a step`() {
    var broken = rich
    broken.steps.remove(at: 1)
    #expect(
      broken.repaired(after: rich).steps.map(\.kind) == [.select, .tap, .setStack, .showDetail])
  }

  @Test func `takes dead labels out of a stack that is set`() {
    var broken = rich
    broken.world.stage.root.children[0].children.removeFirst()
    #expect(
      broken.repaired(after: rich).steps.contains(
        Step(.setStack(["l2"], on: "first"), settles: false)))
  }

  @Test func `takes dead labels out of tabs that are set`() {
    var flow = rich
    flow.steps.append(Step(.setTabs(["l", "first"], on: "root")))
    var broken = flow
    broken.world.stage.root.children.removeLast()
    #expect(broken.repaired(after: flow).steps.last == Step(.setTabs(["first"], on: "root")))
  }

  @Test func `gives nobody the same child two times, unless that was so before`() {
    func flow(_ list: [Label]) -> Scenario {
      var flow = rich
      flow.steps = [Step(.setStack(list, on: "first")), Step(.setTabs(list, on: "root"))]
      return flow
    }
    #expect(flow(["l", "l2", "l"]).repaired(after: rich) == flow(["l", "l2"]))
    #expect(flow(["l", "l"]).repaired(after: flow(["l2", "l2"])) == flow(["l", "l"]))
  }

  @Test func `selects nobody when the selected tab is gone`() {
    var broken = rich
    broken.world.stage.root.children.removeLast()
    #expect(broken.repaired(after: rich).world.stage.root.selected == nil)
  }

  @Test func `puts a plain controller in place of a root whose scene is gone`() {
    let lone = Scenario(World(stage: Stage(root: StageEntry("a", .scene("Gone")))))
    #expect(lone.repaired().world.stage.told == "content a")
  }

  @Test func `lets a stack go of the stacks in it and keeps what those hold`() {
    let inner = StageEntry("n2", .stock(.navigation), children: [StageEntry("a", .stock(.content))])
    let outer = StageEntry("n", .stock(.navigation), children: [inner])
    let nested = Scenario(World(stage: Stage(root: outer)))
    #expect(nested.repaired().world.stage.told == "navigation n(content a)")
    #expect(nested.repaired(after: nested) == nested)
  }

  @Test func `keeps what dangled before, for that is part of the flow`() {
    var odd = rich
    odd.steps = [
      Step(.dismiss("ghost")), Step(.performSegue("f", "nowhere")), Step(.tap("f", "nothing")),
      Step(.present(.new(.scene("Nowhere")), on: "f", style: nil)),
    ]
    odd.world.storyboard.segues.append(Segue(from: "Home", "lost", .show("Nowhere")))
    #expect(odd.repaired(after: odd) == odd)
    #expect(odd.repaired().steps == [])
    #expect(odd.repaired().world.storyboard == rich.world.storyboard)
  }
}
