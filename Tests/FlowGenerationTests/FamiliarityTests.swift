import FlowGeneration
import FlowModel
import Testing

@Suite struct `What no flow has touched` {
  private let world = World(
    storyboard: Storyboard(
      scenes: [Scene("A", .content)],
      controls: ["known", "new"].map { Control(in: "A", $0, fires: [.action("log")]) }),
    stage: Stage(root: StageEntry("a", .scene("A"))))

  /// How often each of 200 choosers touches the new control first, of two.
  private func newTouches(knowing familiarity: Familiarity?) -> Int {
    var weights = Weights()
    weights.oddSteps = 0
    for kind in Step.Kind.allCases where kind != .tap { weights[kind] = 0 }
    let trace = Play(StillLife(), in: world).trace
    return (0..<200).count { run in
      var chooser = StepChooser(Choices(seed: Seed(21).run(run)), in: world, weighing: weights)
      chooser.familiarity = familiarity
      let step = chooser.next(given: trace.snapshots[0], cast: trace.cast)
      return step?.action == .tap("a", "new")
    }
  }

  @Test func `is touched sixteen times as likely as what many have touched`() {
    var familiarity = Familiarity()
    let touch = Step(.tap("a", "known"))
    for _ in 0..<64 {
      familiarity.add(StillLife().trace(of: Scenario(world, steps: [touch])))
    }
    #expect((80...120).contains(newTouches(knowing: nil)))
    #expect((80...120).contains(newTouches(knowing: Familiarity())))
    #expect(newTouches(knowing: familiarity) > 175)
  }
}
