import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel

/// A flow as a monkey makes it: from one screen, twenty steps that come to rest, each of them any
/// that is on offer.
struct LongWalk {
  private let world: World
  private let chooser: StepChooser

  /// Begins on the screen of a seed.
  init(seed: Seed, among classes: [OfferedClass]) {
    var limits = Limits()
    limits.classes = classes
    limits.controllers = 1...1
    limits.presentations = 0...0
    var choices = Choices(seed: seed)
    world = World.grown(from: &choices, within: limits)
    chooser = StepChooser(choices.split(), in: world, within: limits, weighing: .uniform)
  }

  /// Walks, and judges what was to be seen.
  func judgement(by judge: Judge<some FlowSystem>, asking relations: [Relation]) -> Judgement {
    var chooser = chooser
    var play = Play(judge.system, in: world)
    for _ in 0..<20 {
      let trace = play.trace
      guard !trace.isHalted, let snapshot = trace.snapshots.last,
        let step = chooser.next(given: snapshot, cast: trace.cast)
      else { break }
      play.perform(step)
    }
    return judge.judge(play.trace, asking: relations)
  }
}

extension Weights {
  /// Every kind of step alike, and all of them at rest.
  fileprivate static var uniform: Weights {
    var weights = Weights()
    for kind in Step.Kind.allCases { weights[kind] = 1 }
    weights.unwinding = 1
    weights.oddSteps = 0
    weights.unsettled = 0
    weights.heedsMoments = false
    return weights
  }
}
