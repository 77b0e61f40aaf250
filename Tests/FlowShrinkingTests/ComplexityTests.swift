import FlowModel
import FlowShrinking
import Testing

@Suite struct `The order of scenarios` {
  @Test func `is decided by the first count that differs, and goes up along this list`() {
    let complexities = ascending.map(Complexity.init)
    let pairs = complexities.indices.flatMap { low in
      complexities.indices.dropFirst(low + 1).map { (low, $0) }
    }
    #expect(pairs.allSatisfy { complexities[$0] < complexities[$1] })
    #expect(!pairs.contains { complexities[$1] < complexities[$0] })
  }

  @Test func `is equal for equal scenarios only`() {
    #expect(Complexity(of: rich) == Complexity(of: rich))
    #expect(Set(ascending.map(Complexity.init)).count == ascending.count)
  }
}

/// Scenarios from the smallest up, each a step more complex than the one before.
private let ascending: [Scenario] = [
  flow(.stock(.content)),
  // Names, plain ones in their order first.
  flow(.stock(.content), label: "b"),
  flow(.stock(.content), label: "aa"),
  flow(.stock(.content), label: "?"),
  flow(.stock(.content), label: "root1"),
  // Attributes.
  flow(.stock(.content), selected: "b"),
  // Kinds.
  flow(.stock(.navigation)),
  flow(.stock(.tabs)),
  flow(.stock(.split)),
  // Wires are no match for controllers.
  flow(.scene("A"), scenes: [Scene("A", .content)]),
  flow(.scene("A"), scenes: [Scene("A", .content, contract: Contract(unwinds: ["done"]))]),
  flow(
    .scene("A"),
    scenes: [Scene("A", .content, contract: Contract(unwinds: ["done"], vetoes: ["done"]))]),
  flow(.scene("A"), scenes: [Scene("A", .navigation)]),
  flow(
    .scene("A"), scenes: [Scene("A", .content)],
    segues: [Segue(from: "A", "go", .show("A"))]),
  flow(
    .scene("A"), scenes: [Scene("A", .content)],
    segues: [Segue(from: "A", "go", .present("A", style: nil))]),
  flow(
    .scene("A"), scenes: [Scene("A", .content)],
    segues: [Segue(from: "A", "go", .unwind("done"))]),
  flow(.scene("A"), scenes: [Scene("A", .content), Scene("B", .content)]),
  // Steps are no match for anything.
  flow(.stock(.content), steps: [Step(.dismiss("a"))]),
  flow(.stock(.content), steps: [Step(.dismiss("a"), creating: ["b"])]),
  flow(.stock(.content), steps: [Step(.pop("a"))]),
  flow(.stock(.content), steps: [Step(.performSegue("a", "go"))]),
  flow(.stock(.content), steps: [Step(.tap("a", "button"))]),
  flow(.stock(.content), steps: [Step(.dismiss("a")), Step(.dismiss("a"))]),
  // What else is done in a step counts as one.
  flow(.scene("A"), scenes: [reacting], steps: [Step(.dismiss("a"))]),
  flow(
    .scene("A"), scenes: [Scene("A", .content)],
    controls: [Control(in: "A", "button", fires: [.action("report"), .action("report")])],
    steps: [Step(.tap("a", "button"))]),
  flow(
    .scene("A"), scenes: [Scene("A", .content), Scene("B", .content)],
    segues: [Segue(from: "A", "go", .embed("B"))], steps: [Step(.dismiss("a"))]),
]

private var reacting: Scene {
  var scene = Scene("A", .content)
  scene.contract.reactions = [Reaction(at: .viewDidLoad, .dismisses)]
  return scene
}

private func flow(
  _ origin: Origin, label: Label = "a", selected: Label? = nil, scenes: [Scene] = [],
  segues: [Segue] = [], controls: [Control] = [], steps: [Step] = []
) -> Scenario {
  Scenario(
    World(
      storyboard: Storyboard(scenes: scenes, segues: segues, controls: controls),
      stage: Stage(root: StageEntry(label, origin, selected: selected))),
    steps: steps)
}
