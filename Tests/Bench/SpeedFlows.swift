import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import SegueSimulation

/// The flows of a campaign, to be made and played in different ways.
struct SpeedFlows {
  private let system = SegueSimulation(registering: RegisteredClass.containers)
  private let judge: Judge<SegueSimulation>
  private let limits: Limits
  private let flows: [Flow]

  /// The steps of a flow, and what each was chosen from.
  private struct Flow {
    var steps: [Step] = []
    var moments: [(snapshot: Snapshot, cast: [CastMember])] = []
  }

  /// Plays the flows once, to know their steps.
  init(count: Int, within limits: Limits) {
    judge = Judge(of: system)
    var limits = limits
    limits.classes = system.classes
    self.limits = limits
    let campaign = Campaign(
      seed: Self.seed, judge: Judge(of: system, by: Catalog([])), source: .generated(limits))
    let system = system
    flows = (0..<count).map { run in
      let trace = campaign.judgement(ofRun: run).trace
      let cast = system.rehearse(trace.scenario)
      precondition(cast == trace.cast, "a flow goes another way when nothing is taken down")
      var play = Play(system, in: trace.world)
      var flow = Flow()
      for step in trace.steps {
        flow.steps.append(step)
        flow.moments.append((play.snapshot, play.cast))
        play.perform(step)
      }
      return flow
    }
    for run in flows.indices {
      precondition(chosenSteps(ofRun: run) == flows[run].steps, "run \(run) is chosen otherwise")
    }
  }

  private static let seed = Seed(1)

  /// Plays a campaign.
  func runCampaign(by catalog: Catalog) {
    let campaign = Campaign(
      seed: Self.seed, budget: Budget(runsMax: flows.count), judge: Judge(of: system, by: catalog),
      source: .generated(limits))
    _ = campaign.run()
  }

  /// Makes the worlds anew.
  func grow() { for run in flows.indices { _ = plan(ofRun: run) } }

  /// Makes the worlds anew, and chooses the steps from what stood before each.
  func choose() { for run in flows.indices { _ = chosenSteps(ofRun: run) } }

  /// Makes the worlds anew, and plays the steps with nothing taken down.
  func rehearse() { for run in flows.indices { _ = system.rehearse(scenario(ofRun: run)) } }

  /// Makes the worlds anew, and plays and judges the steps.
  func check() { for run in flows.indices { _ = judge.judge(scenario(ofRun: run)) } }

  private func plan(ofRun run: Int) -> Plan { Plan(for: Self.seed.run(run), within: limits) }

  private func scenario(ofRun run: Int) -> Scenario {
    Scenario(plan(ofRun: run).world, steps: flows[run].steps)
  }

  private func chosenSteps(ofRun run: Int) -> [Step] {
    guard run > 0 else { return [] }
    let plan = plan(ofRun: run)
    var chooser = plan.chooser
    var steps: [Step] = []
    let moments = flows[run].moments
    for (snapshot, cast) in moments.prefix(plan.stepCount) {
      guard var step = chooser.next(given: snapshot, cast: cast) else { break }
      // Whom code has made besides has got a spare name.
      let named = flows[run].steps[steps.count].creating
      step.creating += chooser.spares.filter(named.contains)
      steps.append(step)
    }
    guard let probe = plan.probe else { return steps }
    for part in Probe.Part.allCases where steps.count < moments.count {
      let (snapshot, cast) = moments[steps.count]
      if let step = probe.step(for: part, given: snapshot, cast: cast, by: &chooser) {
        steps.append(step)
      }
    }
    return steps
  }
}
