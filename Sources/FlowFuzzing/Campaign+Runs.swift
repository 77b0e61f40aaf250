import FlowGeneration
import FlowInvariants
import FlowModel

extension Campaign {
  /// Grows, plays and judges one run.
  ///
  /// The run that chooses the steps is the run that is judged. In some runs relations are asked for,
  /// too. The first run does nothing in the smallest world that there is, so that a system which
  /// breaks everywhere is shown there.
  ///
  /// - Parameters:
  ///   - run: The number of the run, from zero.
  ///   - opening: What is done first, in a world that stands already.
  /// - Returns: What the flow showed, and what it broke.
  package func judgement(ofRun run: Int, after opening: [Step] = []) -> Judgement {
    let plan = plan(ofRun: run, after: opening)
    var chooser = plan.chooser
    var play = Play(judge.system, in: plan.world)
    for step in plan.opening where !play.isHalted {
      chooser.follow(step, given: play.snapshot, cast: play.cast, in: plan.world)
      play.perform(step)
    }
    for _ in 0..<plan.stepCount {
      guard !play.isHalted,
        let step = chooser.next(given: play.snapshot, cast: play.cast, in: plan.world)
      else { break }
      play.perform(step)
    }
    if let probe = plan.probe { end(&play, with: probe, by: &chooser) }
    return judge.judge(
      play.trace, asking: judge.catalog.relations(askedInRun: run), admitting: source.admits)
  }

  /// Tries at the end what must always work.
  private func end(
    _ play: inout Play<System>, with probe: Probe, by chooser: inout StepChooser
  ) {
    for part in Probe.Part.allCases {
      guard !play.isHalted else { return }
      let step = probe.step(for: part, given: play.snapshot, cast: play.cast, by: &chooser)
      if let step { play.perform(step) }
    }
  }

  /// The kinds of steps that a run leaves out on purpose.
  func leftOut(ofRun run: Int) -> [Step.Kind] { plan(ofRun: run).leftOut }

  private func plan(ofRun run: Int, after opening: [Step] = []) -> Plan {
    guard run > 0 else { return Plan(doingNothingIn: source.smallestWorld) }
    return switch source {
    case .generated(let limits): Plan(for: seed.run(run), within: limits)
    case .fixed(let world, let stepsMax, let driver):
      Plan(
        for: seed.run(run), in: world, after: opening, stepsMax: stepsMax, drivenBy: driver)
    }
  }
}
