import FlowModel

/// What a run sets out to do, decided by its seed alone.
///
/// The steps themselves are chosen while the run goes on, from what each snapshot offers.
package struct Plan: Sendable {
  /// What stands before the first step.
  package let world: World
  /// What is done before any step is chosen: a way that an earlier flow has found.
  package let opening: [Step]
  /// How many steps are to be chosen.
  package let stepCount: Int
  /// Who chooses them.
  package let chooser: StepChooser
  /// What is tried at the end; `nil` in most runs.
  package let probe: Probe?
  private let usual: Weights

  /// Makes the plan of a run.
  package init(
    for seed: Seed, within limits: Limits = Limits(), weighing weights: Weights = Weights()
  ) {
    var choices = Choices(seed: seed)
    opening = []
    var grown = World.grown(from: &choices, within: limits)
    stepCount = choices.number(in: limits.steps)
    let probe = Probe(weighing: weights)
    var weights = weights
    usual = weights
    if choices.chance(1, outOf: 2) { weights = weights.swarming(&choices) }
    let stepChoices = choices.split()
    let isSpoiled = choices.chance(weights.mistakes, outOf: 32)
    if isSpoiled {
      let healthy = grown
      grown.storyboard = grown.storyboard.spoiled(by: &choices)
      if !limits.repertoire.plays(grown) { grown = healthy }
    }
    world = grown
    chooser = StepChooser(stepChoices, in: world, within: limits, weighing: weights)
    self.probe = choices.chance(weights.probes, outOf: 32) ? probe : nil
  }

  /// Makes the plan of a run in a world that stands already, from where some steps lead.
  package init(
    for seed: Seed, in world: World, within limits: Limits = Limits(), after opening: [Step] = [],
    stepsMax: Int, drivenBy driver: Driver = .anybody
  ) {
    demand(stepsMax > 0, "a flow has \(stepsMax) steps at most; let it have one at least")
    var choices = Choices(seed: seed)
    self.world = world
    self.opening = opening
    stepCount = choices.number(in: 1...stepsMax)
    let weights = driver.weights
    usual = weights
    chooser = StepChooser(choices.split(), in: world, within: limits, weighing: weights)
    probe = choices.chance(weights.probes, outOf: 32) ? Probe(weighing: weights) : nil
  }

  /// Makes the plan of a run in which nothing is done.
  package init(doingNothingIn world: World) {
    self.world = world
    opening = []
    stepCount = 0
    usual = Weights()
    chooser = StepChooser(Choices(seed: Seed(0)), in: world, weighing: usual)
    probe = nil
  }

  /// The kinds of steps that are left out on purpose.
  package var leftOut: [Step.Kind] {
    Step.Kind.allCases.filter { chooser.weights[$0] == 0 && usual[$0] > 0 }
  }
}
