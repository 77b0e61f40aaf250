import FlowGeneration
import FlowInvariants
import FlowModel

extension Campaign {
  /// Grows, plays and judges one run.
  ///
  /// The run that chooses the steps is the run that is judged. In some runs relations are asked
  /// for, too. The first run does nothing in the smallest world that there is, so that a system
  /// which breaks everywhere is shown there.
  ///
  /// - Parameters:
  ///   - run: The number of the run, from zero.
  ///   - opening: What is done first, in a world that stands already.
  ///   - familiarity: What earlier flows have touched there.
  ///   - listener: Who is told of everything before it is done; to be read as they are told, the
  ///     steps hand out no label a second time then, even where nobody has got it.
  /// - Returns: What the flow showed, and what it broke.
  package func judgement(
    ofRun run: Int, after opening: [Step] = [], knowing familiarity: Familiarity? = nil,
    telling listener: RunListener? = nil
  ) -> Judgement {
    let plan = plan(ofRun: run, after: opening)
    var chooser = plan.chooser
    chooser.familiarity = familiarity
    chooser.reusesSpares = listener == nil
    listener?.onWorld(plan.world)
    var play = Play(judge.system, in: plan.world)
    for step in plan.opening where !play.isHalted {
      chooser.follow(step, given: play.snapshot, cast: play.cast)
      listener?.onStep(step)
      play.perform(step)
    }
    for _ in 0..<plan.stepCount {
      guard !play.isHalted,
        let step = chooser.next(given: play.snapshot, cast: play.cast)
      else { break }
      listener?.onStep(step.creating(chooser.spares))
      play.perform(step, sparing: chooser.spares)
    }
    if let probe = plan.probe { end(&play, with: probe, by: &chooser, telling: listener) }
    return judge.judge(play.trace, asking: judge.catalog.relations(askedInRun: run))
  }

  /// Tries at the end what must always work.
  private func end(
    _ play: inout Play<System>, with probe: Probe, by chooser: inout StepChooser,
    telling listener: RunListener?
  ) {
    for part in Probe.Part.allCases {
      guard !play.isHalted else { return }
      let step = probe.step(for: part, given: play.snapshot, cast: play.cast, by: &chooser)
      guard let step else { continue }
      listener?.onStep(step)
      play.perform(step)
    }
  }

  /// The kinds of steps that a run leaves out on purpose.
  package func leftOut(ofRun run: Int) -> [Step.Kind] { plan(ofRun: run).leftOut }

  private func plan(ofRun run: Int, after opening: [Step] = []) -> Plan {
    guard run > 0 else { return Plan(doingNothingIn: source.smallestWorld) }
    return switch source {
    case .generated(let limits): Plan(for: seed.run(run), within: limits)
    case .fixed(let world, let stepsMax, let driver):
      Plan(
        for: seed.run(run), in: world, within: Limits(offering: judge.system), after: opening,
        stepsMax: stepsMax, drivenBy: driver)
    }
  }
}

extension Campaign {
  /// Plays one run as the whole campaign plays it.
  ///
  /// In a world that stands already a run goes back to where earlier ones of its lane have been, so
  /// those are played first.
  ///
  /// - Parameters:
  ///   - run: The number of the run, from zero.
  ///   - listener: Who is told of everything before it is done.
  /// - Returns: What the flow showed, and what it broke.
  package func replay(ofRun run: Int, telling listener: RunListener) -> Judgement {
    let campaign = withNamedStage()
    return campaign.replayed(run, telling: listener)
  }

  private func replayed(_ run: Int, telling listener: RunListener) -> Judgement {
    let first = run % Lane.count
    var lane = Lane(first)
    if case .fixed = source {
      for earlier in stride(from: first, to: run, by: Lane.count) {
        onRun(earlier)
        _ = lane.judgement(ofRun: earlier, for: self)
      }
    }
    onRun(run)
    defer { onRun(nil) }
    return lane.judgement(ofRun: run, for: self, telling: listener)
  }
}

extension Campaign {
  /// The campaign in whose world everybody has a label whom classes make by themselves while the
  /// stage is set, so that steps can name them.
  ///
  /// Only in a world that stands already does it take a look.
  func withNamedStage() -> Campaign {
    guard case .fixed(let world, let stepsMax, let driver) = source, world.storyboard.mayMakeMore
    else { return self }
    onRun(0)
    defer { onRun(nil) }
    let named = world.naming(Play(judge.system, in: world).cast)
    var campaign = self
    campaign.drawWorlds(from: .fixed(named, stepsMax: stepsMax, drivenBy: driver))
    return campaign
  }
}

extension Step {
  /// The step with more labels for those who are born in it.
  fileprivate func creating(_ others: [Label]) -> Step {
    var step = self
    step.creating += others
    return step
  }
}
