import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import FlowTestSupport
import Testing

@Suite struct `A campaign in a standing world` {
  private func campaign(
    fault: Fault? = nil, by catalog: Catalog = .standard, runs: Int, workerCount: Int = 1
  ) -> Campaign<SketchEngine> {
    var limits = Limits()
    limits.controllers = 2...2
    limits.presentations = 0...0
    var choices = Choices(seed: Seed(3))
    return Campaign(
      seed: Seed(1),
      budget: Budget(
        runsMax: runs, shrunkFlowsMax: 2, certificateRunsMax: 0, explanationRunsMax: 0),
      judge: Judge(of: SketchEngine(fault: fault), by: catalog),
      source: .fixed(World.grown(from: &choices, within: limits), stepsMax: 4),
      workerCount: workerCount)
  }

  @Test func `sees more than one in which every flow begins on the stage`() {
    let campaign = campaign(by: Catalog([]), runs: 800)
    var fromTheStage = Sightings()
    for run in 0..<campaign.budget.runsMax {
      fromTheStage.add(campaign.judgement(ofRun: run).trace.abstractTransitions)
    }
    let seen = campaign.run().reach.transitions
    #expect(2 * seen.count > 3 * fromTheStage.count, "\(seen.count), \(fromTheStage.count)")
  }

  @Test func `comes to far screens, as it goes back to screens that few flows have seen`() throws {
    let names = (0...6).map { SceneName("S\($0)") }
    let idle = names.flatMap { name in
      (0..<10).map { Control(in: name, ControlName("idle\($0)"), fires: [.action("log")]) }
    }
    let world = World(
      storyboard: Storyboard(
        scenes: names.map { Scene($0, .content) },
        segues: zip(names, names.dropFirst()).map { Segue(from: $0, "go", .show($1)) },
        controls: idle + names.dropLast().map { Control(in: $0, "next", fires: [.segue("go")]) }),
      stage: Stage(
        root: StageEntry("n", .stock(.navigation), children: [StageEntry("s", .scene("S0"))])))
    let campaign = Campaign(
      seed: Seed(1), budget: Budget(runsMax: 600),
      judge: Judge(of: SketchEngine(), by: Catalog([])),
      source: .fixed(world, stepsMax: 8, drivenBy: .person))
    let arrivals = (0..<campaign.budget.runsMax).count { run in
      campaign.judgement(ofRun: run).trace.cast.contains { $0.scene == 6 }
    }
    #expect(arrivals == 0)
    #expect(try #require(campaign.run().reach.storyboard).neverShown == [])
  }

  @Test func `gives the same report on any number of workers`() {
    let one = campaign(fault: .popToRootKeepsBusy, runs: 96).run()
    let two = campaign(fault: .popToRootKeepsBusy, runs: 96, workerCount: 2).run()
    #expect(!one.findings.isEmpty)
    #expect(one.reach == two.reach)
    #expect(one.audit == two.audit)
    #expect(one.findings.map(\.scenario) == two.findings.map(\.scenario))
  }
}

@Suite struct `A person who drives flows` {
  @Test func `touches tabs, and selects none in code`() {
    let pages = ["a", "b"].map { StageEntry(Label($0), .stock(.content)) }
    let world = World(
      storyboard: Storyboard(),
      stage: Stage(root: StageEntry("t", .stock(.tabs), children: pages)))
    let campaign = Campaign(
      seed: Seed(1), budget: Budget(runsMax: 100), judge: Judge(of: SketchEngine()),
      source: .fixed(world, stepsMax: 4, drivenBy: .person))
    let steps = campaign.run().reach.steps
    #expect(steps[.select] == 0)
    #expect(steps[.tapTab] > 50)
    let inCode = Scenario(world, steps: [Step(.select("b", on: "t"))])
    let touched = Scenario(world, steps: [Step(.tapTab("b", on: "t"))])
    #expect(!Driver.person.admits(inCode, in: world) && Driver.anybody.admits(inCode, in: world))
    #expect(Driver.person.admits(touched, in: world))
  }

  @Test func `finds the storyboard as it is, whatever is left out of it`() {
    let go = Segue(from: "A", "go", .show("B"))
    let board = Storyboard(
      scenes: [Scene("A", .content), Scene("B", .navigation), Scene("C", .content)], segues: [go],
      controls: [Control(in: "A", "button", fires: [.action("log"), .segue("go")])])
    let world = World(
      storyboard: board, stage: Stage(root: StageEntry("a", .scene("A"))))
    func isAdmitted(_ change: (inout Storyboard) -> Void) -> Bool {
      var scenario = Scenario(world, steps: [Step(.tap("a", "button"))])
      change(&scenario.world.storyboard)
      return Driver.person.admits(scenario, in: world)
    }
    #expect(isAdmitted { $0.scenes.removeLast() })
    #expect(isAdmitted { $0.controls[0].fires.removeFirst() })
    #expect(!isAdmitted { $0.scenes[1].kind = .content })
    #expect(!isAdmitted { $0.segues[0].kind = .push("B") })
    #expect(!isAdmitted { $0.controls[0].fires.append(.action("other")) })
    #expect(!isAdmitted { $0.scenes[0].contract.refuses = ["go"] })
  }

  @Test func `is not told that a class misses what was left out`() {
    let board = Storyboard(
      scenes: [Scene("A", .content, className: "Own"), Scene("B", .content), Scene("C", .content)],
      segues: [Segue(from: "A", "go", .show("B")), Segue(from: "B", "on", .show("C"))])
    let world = World(storyboard: board, stage: Stage(root: StageEntry("a", .scene("A"))))
    func counts(_ misuse: Misuse, _ change: (inout Storyboard) -> Void) -> Bool {
      var part = world
      change(&part.storyboard)
      let recording = Recording(of: part)
      let controller = recording.birth(scene: 0, kind: .content, label: "a")
      recording.record(.misuse(misuse, controller))
      return Driver.person.believes(recording.trace, in: world)
    }
    #expect(counts(.unknownSegue) { $0.segues.removeLast() })
    #expect(!counts(.unknownSegue) { $0.segues.removeFirst() })
    #expect(!counts(.unknownScene) { $0.scenes.removeLast() })
    #expect(counts(.presentsItself) { $0.segues.removeFirst() })
  }
}
