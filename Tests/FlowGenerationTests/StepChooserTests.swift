import FlowGeneration
import FlowModel
import Testing

/// The steps that a plan's chooser chooses in a system that never moves.
private func steps(of plan: Plan, count: Int? = nil, inFlight: Int = 0) -> [Step] {
  let play = Play(StillLife(inFlightCount: inFlight), in: plan.world)
  let trace = play.trace
  var chooser = plan.chooser
  return (0..<(count ?? plan.stepCount)).compactMap { _ in
    chooser.next(given: trace.snapshots[0], cast: trace.cast)
  }
}

@Suite struct `Choosing steps` {
  @Test func `gives only labels that nobody has`() {
    let plans = (0..<250).map { Plan(for: Seed(11).run($0)) }
    let repeating = plans.first { plan in
      let labels =
        plan.world.stage.entries.map(\.label)
        + steps(of: plan, count: 20).flatMap(\.creating)
      return Set(labels).count != labels.count
    }
    #expect(repeating?.world == nil)
  }

  @Test func `gives no label of a step that it has followed`() {
    let world = Plan(for: Seed(11)).world
    let plan = Plan(for: Seed(12), in: world, stepsMax: 10)
    let opening = steps(of: plan, count: 20)
    let play = Play(StillLife(), in: world)
    var chooser = plan.chooser
    for step in opening {
      chooser.follow(step, given: play.snapshot, cast: play.cast)
    }
    let further = (0..<20).compactMap { _ in
      chooser.next(given: play.snapshot, cast: play.cast)
    }
    let (old, new) = (opening.flatMap(\.creating), further.flatMap(\.creating))
    #expect(!old.isEmpty && !new.isEmpty)
    #expect(Set(old).isDisjoint(with: new))
  }

  @Test func `reaches every kind of step`() {
    var limits = Limits()
    limits.signals = ["order link"]
    var missing = Set(Step.Kind.allCases)
    for run in 0..<4_000 where !missing.isEmpty {
      let steps = steps(of: Plan(for: Seed(12).run(run), within: limits), inFlight: 1)
      missing.subtract(steps.map(\.kind))
    }
    #expect(missing == [])
  }

  @Test(arguments: [Driver.anybody, .person])
  func `chooses what comes from outside to an app, and nothing else`(driver: Driver) {
    var limits = Limits()
    func signals() -> Set<SignalName> {
      let world = Plan(for: Seed(11)).world
      let plan = Plan(
        for: Seed(12), in: world, within: limits, stepsMax: 10, drivenBy: driver)
      return Set(
        steps(of: plan, count: 200).compactMap {
          if case .signal(let name) = $0.action { name } else { nil }
        })
    }
    #expect(signals() == [])
    limits.signals = ["order link", "session ends"]
    #expect(signals() == ["order link", "session ends"])
  }

  @Test func `prefers segues to any other kind`() {
    let all = (0..<250).flatMap { steps(of: Plan(for: Seed(13).run($0))) }
    let segues = all.filter { $0.kind == .tap || $0.kind == .performSegue }
    let others = Step.Kind.allCases.map { kind in
      all.count { $0.kind == kind && kind != .tap && kind != .performSegue }
    }
    #expect(segues.count > 2 * (others.max() ?? 0))
    #expect(2 * segues.count < all.count)
  }

  @Test func `leaves out in half of the flows what the plan says`() {
    var weights = Weights()
    weights.oddSteps = 0
    let plans = (0..<200).map { Plan(for: Seed(22).run($0), weighing: weights) }
    #expect((60..<140).contains(plans.count { !$0.leftOut.isEmpty }))
    for plan in plans {
      let kinds = Set(steps(of: plan, inFlight: 1).map(\.kind))
      #expect(kinds.isDisjoint(with: plan.leftOut))
    }
  }

  @Test func `settles mostly, and lets some transitions and most gestures go on`() {
    let all = (0..<200).flatMap { steps(of: Plan(for: Seed(14).run($0))) }
    let begun = all.filter { $0.kind == .beginBack || $0.kind == .beginSwipeDown }
    let others = all.filter { !begun.contains($0) }
    #expect(2 * begun.count { !$0.settles } > begun.count)
    #expect((1..<(others.count / 2)).contains(others.count { !$0.settles }))
  }

  @Test func `repeats a step that is still in flight`() {
    let all = (0..<200).map { steps(of: Plan(for: Seed(21).run($0)), count: 8, inFlight: 1) }
    let bursts = all.filter { steps in
      zip(steps, steps.dropFirst()).contains { !$0.settles && $0.action == $1.action }
    }
    #expect(bursts.count > 20)
  }

  @Test func `keeps to the number of steps`() {
    let counts = Set((0..<200).map { Plan(for: Seed(15).run($0)).stepCount })
    #expect(counts == Set(1...20))
  }

  @Test func `is decided by the seed`() {
    let plan = Plan(for: Seed(16))
    #expect(steps(of: plan, count: 50) == steps(of: Plan(for: Seed(16)), count: 50))
  }

  @Test func `never does what weighs nothing`() {
    var weights = Weights()
    weights.oddSteps = 0
    for kind in Step.Kind.allCases where kind != .dismiss { weights[kind] = 0 }
    let plan = Plan(for: Seed(17), weighing: weights)
    #expect(Set(steps(of: plan, count: 30).map(\.kind)) == [.dismiss])
  }

  @Test func `ends when nothing is on offer`() {
    var chooser = StepChooser(Choices(seed: Seed(18)), in: oneButton)
    #expect(chooser.next(given: Snapshot(), cast: []) == nil)
  }
}

@Suite struct `Labels of a step` {
  @Test func `name what a tap makes, firing by firing, held scenes and wrapping stacks included`() {
    #expect(creating(.tap) == [Step(.tap("a", "both"), creating: ["s", "p", "p2", "n"])])
  }

  @Test func `name nobody for an unwind`() {
    #expect(creating(.performSegue).contains(Step(.performSegue("a", "done"))))
  }

  @Test func `end at the cap`() {
    var limits = Limits()
    limits.namesPerStep = 2
    #expect(creating(.tap, within: limits) == [Step(.tap("a", "both"), creating: ["s", "p"])])
  }

  /// The different steps of one kind that are chosen first in a world with one button.
  private func creating(_ kind: Step.Kind, within limits: Limits = Limits()) -> Set<Step> {
    var weights = Weights()
    weights.oddSteps = 0
    weights.unsettled = 0
    for other in Step.Kind.allCases where other != kind { weights[other] = 0 }
    let trace = Play(StillLife(), in: oneButton).trace
    return Set(
      (0..<20).compactMap { run in
        var chooser = StepChooser(
          Choices(seed: Seed(19).run(run)), in: oneButton, within: limits, weighing: weights)
        return chooser.next(given: trace.snapshots[0], cast: trace.cast)
      })
  }
}

@Suite struct `Odd steps` {
  @Test func `are all there is when they weigh everything, and of every sort`() {
    var weights = Weights()
    weights.oddSteps = 32
    let odd = (0..<200).flatMap { run in
      let plan = Plan(for: Seed(20).run(run), weighing: weights)
      return steps(of: plan).map { (step: $0, world: plan.world) }
    }
    let sorts = Set(odd.map { $0.world.oddity(of: $0.step.action) })
    #expect(
      sorts == [
        "dead label", "unknown name", "wrong kind", "not applicable", "stack misuse",
        "present misuse", "stray touch", "stray back", "stray tab", "from nowhere",
        "embed misuse",
      ])
    #expect(odd.allSatisfy { $0.step.creating.count <= 1 || $0.step.kind == .performSegue })
  }
}

extension World {
  /// What is odd about a step where the stage stands still.
  fileprivate func oddity(of action: Step.Action) -> String {
    switch action {
    case .dismiss("ghost"), .pop("ghost"), .remove("ghost"), .tap("ghost", _), .back("ghost"),
      .swipeDown("ghost"), .tapOutside("ghost"), .tapTab("ghost", on: _),
      .answer("ghost", success: _), .show(.existing("ghost"), on: _),
      .showDetail(.existing("ghost"), on: _), .present(.existing("ghost"), on: _, style: _):
      "dead label"
    case .performSegue(_, "nowhere"), .tap(_, "nothing"): "unknown name"
    case .performSegue: "embed misuse"
    case .back(let label), .beginBack(let label):
      kind(of: label) == .navigation ? "stray back" : "wrong kind"
    case .push(_, on: let label) where kind(of: label) != .navigation,
      .popTo(_, on: let label) where kind(of: label) != .navigation,
      .setStack(_, on: let label) where kind(of: label) != .navigation,
      .setTabs(_, on: let label) where kind(of: label) != .tabs,
      .select(_, on: let label) where kind(of: label) != .tabs,
      .tapTab(_, on: let label) where kind(of: label) != .tabs:
      "wrong kind"
    case .pop, .popToRoot, .replace, .add(.new, to: _): "wrong kind"
    case .tapTab(let tab, on: let tabs) where isChild(tab, of: tabs): "stray tab"
    case .remove, .answer, .add, .setStack([], on: _), .setTabs([], on: _), .select, .tapTab:
      "not applicable"
    case .push, .popTo: "stack misuse"
    case .present: "present misuse"
    case .progress, .finish, .cancel, .tapOutside, .swipeDown, .beginSwipeDown: "stray touch"
    case .background, .foreground, .restore, .root: "from nowhere"
    default: "nothing: \(action)"
    }
  }

  private func entry(_ label: Label) -> StageEntry? {
    stage.entries.first { $0.label == label }
  }

  private func kind(of label: Label) -> ControllerKind? {
    entry(label).flatMap { storyboard.kind(of: $0.origin) }
  }

  private func isChild(_ label: Label, of container: Label) -> Bool {
    entry(container)?.children.contains { $0.label == label } ?? false
  }
}

private let oneButton = World(
  storyboard: Storyboard(
    scenes: [
      Scene("A", .content), Scene("Page", .content), Scene("Stack", .navigation, holds: ["Page"]),
    ],
    segues: [
      Segue(from: "A", "sheet", .present("Stack", style: nil)),
      Segue(from: "A", "wrapped", .present("Page", style: nil), performing: .wraps),
      Segue(from: "A", "done", .unwind("done")),
    ],
    controls: [
      Control(in: "A", "both", fires: [.segue("sheet"), .action("report"), .segue("wrapped")])
    ]),
  stage: Stage(root: StageEntry("a", .scene("A"))))
