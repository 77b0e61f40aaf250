import FlowModel
import FlowShrinking
import Testing

@Suite struct `Shrinking with a fake judge` {
  @Test func `ends at the smallest tap on an unwind in a presented controller`() {
    let shrunk = Shrinker.shrink(rich, keeping: lost, within: 5_000) { scenario in
      scenario.tapsUnwindInPresented ? showing(lost) : showing()
    }
    #expect(
      shrunk.scenario
        == Scenario(
          World(
            storyboard: Storyboard(
              scenes: [Scene("A", .content)],
              segues: [Segue(from: "A", "go", .unwind("done"))],
              controls: [Control(in: "A", "button", fires: [.segue("go")])]),
            stage: Stage(
              root: StageEntry("a", .stock(.content)),
              presentations: [StagePresentation(by: "a", StageEntry("b", .scene("A")))])),
          steps: [Step(.tap("b", "button"))]))
    #expect(shrunk.isMinimal)
  }

  @Test func `ends at a hidden tab with a stack of two`() {
    let shrunk = Shrinker.shrink(rich, keeping: lost, within: 5_000) { scenario in
      scenario.hidesStackOfTwo ? showing(lost) : showing()
    }
    #expect(
      shrunk.scenario.world.stage.told
        == "tabs a(content b* navigation c(content d content e))")
    #expect(shrunk.scenario.steps.isEmpty)
    #expect(shrunk.scenario.world.storyboard == Storyboard())
  }

  @Test func `keeps a class that the violation names`() {
    let drawer = Signature("obligation.met", "lost", culprit: .declared("DetailController"))
    let shrunk = Shrinker.shrink(rich, keeping: drawer, within: 5_000) { scenario in
      let classes = scenario.world.storyboard.scenes.compactMap(\.className)
      return Showing(
        classes.map { Signature("obligation.met", "lost", culprit: .declared($0)) })
    }
    #expect(
      shrunk.scenario.world.storyboard
        == Storyboard(scenes: [Scene("A", .content, className: "DetailController")]))
  }

  @Test func `keeps names that mean something to the system`() {
    let board = Storyboard(
      scenes: [Scene("Home", .content)],
      controls: [Control(in: "Home", "pencil", fires: [.action("edit:")])])
    let edits = Scenario(
      World(storyboard: board, stage: Stage(root: StageEntry("home", .scene("Home")))),
      steps: [Step(.settle), Step(.tap("home", "pencil"))])
    let shrunk = Shrinker.shrink(edits, keeping: lost, within: 500) { scenario in
      let isEdited = scenario.world.storyboard.controls.contains { $0.fires == [.action("edit:")] }
      let isTouched = scenario.steps.contains { $0.kind == .tap }
      return isEdited && isTouched ? showing(lost) : showing()
    }
    #expect(shrunk.scenario.steps == [Step(.tap("home", "pencil"))])
    #expect(shrunk.scenario.world.storyboard == board)
  }

  @Test func `makes a lone controller of what breaks always, and each run is smaller`() {
    var judged: [Scenario] = []
    let shrunk = Shrinker.shrink(rich, keeping: lost, within: 5_000) { scenario in
      judged.append(scenario)
      return showing(lost)
    }
    let alone = Scenario(World(stage: Stage(root: StageEntry("a", .stock(.content)))))
    let complexities = judged.map(Complexity.init)
    #expect(shrunk.scenario == alone)
    #expect(shrunk.runs == judged.count)
    #expect(zip(complexities, complexities.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test func `runs no scenario twice, nor the one it is handed`() {
    var judged: [Scenario] = []
    _ = Shrinker.shrink(rich, keeping: lost, within: 5_000) { scenario in
      judged.append(scenario)
      return scenario.tapsUnwindInPresented ? showing(lost) : showing()
    }
    #expect(Set(judged).count == judged.count)
    #expect(!judged.contains(rich))
  }

  @Test func `leaves alone what nothing smaller breaks`() {
    let part = Scenario(rich.world, steps: Array(rich.steps.prefix(2)))
    let shrunk = Shrinker.shrink(part, keeping: lost, within: 5_000) { _ in showing() }
    #expect(shrunk.scenario == part)
    #expect(shrunk.isMinimal)
  }
}

@Suite struct `The budget of shrinking` {
  @Test(arguments: [0, 1, 7, 40])
  func `is kept to the run`(runsMax: Int) {
    var runs = 0
    let shrunk = Shrinker.shrink(rich, keeping: lost, within: runsMax) { _ in
      runs += 1
      return showing()
    }
    #expect(runs == runsMax)
    #expect(shrunk.runs == runsMax)
    #expect(!shrunk.isMinimal)
  }

  @Test func `that is just enough leaves the scenario minimal`() {
    let judge = { (scenario: Scenario) in scenario.hidesStackOfTwo ? showing(lost) : showing() }
    let free = Shrinker.shrink(rich, keeping: lost, within: 5_000, judging: judge)
    let tight = Shrinker.shrink(rich, keeping: lost, within: free.runs, judging: judge)
    #expect(tight == free)
  }

  private func shrunk(
    _ scenario: Scenario = rich, certifyingWithin certificateRunsMax: Int = 0,
    timeFor runsMax: Int = .max
  ) -> Shrunk {
    var runs = 0
    return Shrinker.shrink(
      scenario, keeping: lost, within: 5_000, certifyingWithin: certificateRunsMax,
      until: { runs == runsMax }
    ) { scenario in
      runs += 1
      return scenario.hidesStackOfTwo ? showing(lost) : showing()
    }
  }

  @Test(arguments: [0, 1, 7, 40])
  func `ends with the time for it, and shrinking goes on from there`(runsMax: Int) {
    let first = shrunk(timeFor: runsMax)
    #expect(first.runs == runsMax)
    #expect(!first.isMinimal)
    let second = shrunk(first.scenario)
    #expect(second.isMinimal)
    #expect(second.scenario == shrunk().scenario)
  }

  @Test func `leaves a certificate as far as there was time for it`() {
    let runs = shrunk().runs
    for count in [0, 10] {
      let shrunk = shrunk(certifyingWithin: 500, timeFor: runs + count)
      #expect(shrunk.isMinimal && shrunk.certificateRuns == count)
      // What the passes have run before counts as well.
      #expect(shrunk.certificate.map { $0.flowCount >= count && !$0.isComplete } == true)
    }
  }
}

@Suite struct `Slips while shrinking` {
  private let other = Signature("tree.has-one-root", "two")

  @Test func `are remembered with their smallest scenario and never followed`() {
    let shrunk = Shrinker.shrink(rich, keeping: lost, within: 5_000) { scenario in
      scenario.steps.count >= 3 ? showing(lost) : showing(other)
    }
    #expect(shrunk.scenario.steps.count == 3)
    #expect(shrunk.slips.map(\.signature) == [other])
    #expect(shrunk.slips.map(\.scenario.steps.count) == [0])
  }

  @Test func `are remembered from scenarios that are accepted too`() {
    let shrunk = Shrinker.shrink(rich, keeping: lost, within: 5_000) { scenario in
      scenario.steps.count == 6 ? showing(other, lost) : showing(lost)
    }
    #expect(shrunk.slips.map(\.scenario.steps.count).allSatisfy { $0 == 6 })
  }
}

@Suite struct `The certificate of shrinking` {
  private let sheet = Scenario(
    World(
      stage: Stage(
        root: StageEntry("a", .stock(.content)),
        presentations: [StagePresentation(by: "a", StageEntry("b", .stock(.content)))])),
    steps: [Step(.dismiss("b"))])
  private let stack = Scenario(
    World(stage: Stage(root: StageEntry("a", .stock(.navigation)))), steps: [Step(.pop("a"))])

  private func shrunk(within certificateRunsMax: Int, breaking: [Scenario]) -> Shrunk {
    Shrinker.shrink(
      sheet, keeping: lost, within: 5_000, certifyingWithin: certificateRunsMax
    ) { breaking.contains($0) ? showing(lost) : showing() }
  }

  @Test func `leads to a flow that no pass proposes`() {
    #expect(shrunk(within: 0, breaking: [sheet, stack]).scenario == sheet)
    #expect(shrunk(within: 1_000, breaking: [sheet, stack]).scenario == stack)
  }

  @Test func `says how many flows there are, and runs none twice`() {
    let shrunk = shrunk(within: 1_000, breaking: [sheet])
    #expect(shrunk.certificate == Certificate(flowCount: 54, isComplete: true))
    #expect(shrunk.certificateRuns < 54)
    #expect(shrunk.scenario == sheet)
  }

  @Test func `says where it ended when its budget is used up`() {
    let shrunk = shrunk(within: 10, breaking: [sheet])
    #expect(shrunk.certificateRuns == 10)
    #expect(shrunk.certificate?.isComplete == false)
    #expect(shrunk.isMinimal)
  }
}

extension Scenario {
  fileprivate var tapsUnwindInPresented: Bool {
    let presented = Set(world.stage.presentations.flatMap { $0.entry.everyOrigin })
    return steps.contains { step in
      guard case .tap(let label, let control) = step.action,
        let scene = presented.first(where: { $0.label == label })?.scene,
        let index = world.storyboard.index(of: control, in: scene)
      else { return false }
      return world.storyboard.controls[index].fires.contains { firing in
        guard case .segue(let identifier) = firing,
          let segue = world.storyboard.index(of: identifier, from: scene)
        else { return false }
        return world.storyboard.segues[segue].unwindAction != nil
      }
    }
  }

  fileprivate var hidesStackOfTwo: Bool {
    world.stage.entries.contains { tabs in
      kind(of: tabs) == .tabs
        && tabs.children.contains { stack in
          kind(of: stack) == .navigation && stack.children.count == 2
            && tabs.selected != nil && tabs.selected != stack.label
        }
    }
  }

  private func kind(of entry: StageEntry) -> ControllerKind? {
    switch entry.origin {
    case .stock(let kind): kind
    case .scene(let name):
      world.storyboard.index(of: name).map { world.storyboard.scenes[$0].kind }
    }
  }
}

private struct LabelledScene: Hashable {
  var label: Label
  var scene: SceneName
}

extension StageEntry {
  fileprivate var everyOrigin: [LabelledScene] {
    let below = children.flatMap(\.everyOrigin)
    guard case .scene(let scene) = origin else { return below }
    return [LabelledScene(label: label, scene: scene)] + below
  }
}
