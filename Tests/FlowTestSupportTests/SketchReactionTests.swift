import FlowModel
import FlowNotation
import FlowTestSupport
import Testing

@Suite struct `Reactions in the sketch engine` {
  private func reacting(_ reactions: Reaction..., presenting: Bool = false) -> World {
    var contract = Contract(unwinds: ["done"])
    contract.reactions = reactions
    return world(
      nav("Nav", v("A"), v("B")), presenting ? [by("B", v("C"))] : [],
      scenes: [Scene("B", .content, contract: contract)],
      segues: [
        Segue(from: "B", "go", .show("D")), Segue(from: "B", "again", .show("B")),
        Segue(from: "C", "back", .unwind("done")),
      ],
      controls: [Control(in: "B", "both", fires: [.action("leave"), .segue("go")])])
  }

  @Test func `come between the action and the unwind`() {
    expectText(
      script(
        of: reacting(Reaction(at: .action("done"), .pops), presenting: true),
        Step(.performSegue("C", "back"))
      ).split(separator: "\n").suffix(7).joined(separator: "\n"),
      matches: """
        action B
        reaction B action
        pop Nav to A
        perform C.back
        dismiss C from Nav
        unwind Nav towards B
        = Nav[A]
        """)
  }

  @Test func `come once for each controller`() {
    let world = reacting(Reaction(at: .report("leave"), .dismisses))
    let steps = [Step(.tap("B", "both")), Step(.pop("Nav")), Step(.tap("B", "both"))]
    let trace = SketchEngine().trace(of: Scenario(world, steps: steps))
    #expect(trace.events.count { $0.kind == .report } == 2)
    #expect(trace.events.count { $0.kind == .reaction } == 1)
  }

  @Test func `come no more than eight times in a step`() {
    let twelve = (0..<12).map {
      Reaction(at: .prepare("go"), .performs(SegueIdentifier("again\($0)")))
    }
    var world = reacting()
    world.storyboard.segues += (0..<12).map {
      Segue(from: "B", SegueIdentifier("again\($0)"), .show("D"), performing: .nothing)
    }
    let index = world.storyboard.index(of: "B") ?? 0
    world.storyboard.scenes[index].contract.reactions = twelve
    let trace = SketchEngine().trace(of: Scenario(world, steps: [Step(.performSegue("B", "go"))]))
    #expect(trace.events.count { $0.kind == .reaction } == 8)
  }

  @Test func `begin nothing that a gesture would hold`() throws {
    let flow = try Scenario(
      text: """
        scene A nav, holds B C, animates once, swipes
        scene B content
        scene C content
        segue B.go embed C
        segue B.more present B
        reaction B prepare go performs more

        stage regular
          content a

        do present A on a creating b
        do beginBack b unsettled
        do cancel
        """)
    let trace = SketchEngine().trace(of: flow)
    let ends = trace.events.compactMap { event -> ControllerID? in
      if case .interaction(let owner, .cancelled) = event.what { owner } else { nil }
    }
    #expect(ends.map { trace.cast[$0.index].label } == ["b"])
  }
}
