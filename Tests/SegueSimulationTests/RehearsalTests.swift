import FlowModel
import SegueSimulation
import Testing

@Suite struct `A rehearsal` {
  @Test func `goes the way of the flow`() {
    let storyboard = Storyboard(
      scenes: [
        Scene("Home", .content),
        Scene(
          "Form", .content,
          contract: Contract(reacting: Reaction(at: .viewDidAppear, .performs("next")))),
        Scene("Detail", .content),
      ],
      segues: [
        Segue(from: "Home", "go", .show("Form")), Segue(from: "Form", "next", .show("Detail")),
      ],
      controls: [Control(in: "Home", "button", fires: [.segue("go")])])
    let stage = Stage(
      root: StageEntry(
        "n", .stock(.navigation), children: [StageEntry("h", .scene("Home"))]))
    let scenario = Scenario(
      World(storyboard: storyboard, stage: stage),
      steps: [
        Step(.tap("h", "button"), creating: ["f", "d"]), Step(.pop("n")),
        Step(.present(.new(.stock(.content)), on: "f", style: nil), creating: ["v"]),
      ])
    let trace = SegueSimulation().trace(of: scenario)
    #expect(trace.cast.map(\.label) == ["n", "h", "f", "d", "v"])
    #expect(SegueSimulation().rehearse(scenario) == trace.cast)
  }
}

extension Contract {
  fileprivate init(reacting reaction: Reaction) {
    self.init()
    reactions = [reaction]
  }
}
