import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import FlowTestSupport

/// How many flows it takes until a fault shows, for different ways of making flows.
struct PowerBench {
  private let fault: Fault
  private let campaign: SearchLine
  private let walk: SearchLine

  /// Looks for a fault with each of so many seeds, each in no more than so many flows.
  init(of fault: Fault, seedCount: Int, flowsMax: Int) throws {
    self.fault = fault
    let judge = Judge(
      of: SketchEngine(fault: fault), by: try Catalog.standard.only([fault.brokenInvariant]))
    campaign = SearchLine(seedCount: seedCount, flowsMax: flowsMax) { seed in
      let campaign = Campaign(seed: seed, judge: judge)
      return (0..<flowsMax).first { !campaign.judgement(ofRun: $0).violations.isEmpty }
    }
    walk = SearchLine(seedCount: seedCount, flowsMax: flowsMax) { seed in
      (0..<flowsMax).first { run in
        let judgement = LongWalk(seed: seed.run(run))
          .judgement(by: judge, asking: judge.catalog.relations(askedInRun: run))
        return !judgement.violations.isEmpty
      }
    }
  }

  /// The names of the columns.
  static let title =
    "fault".padded(to: 36)
    + ["flows", "seeds", "walk", "seeds", "times"].map { $0.padded(to: 8) }.joined()

  /// The line of the fault: for the campaign and for the walk the median of the flows and how many
  /// seeds have found it, and how many times more the walk takes.
  var line: String {
    fault.rawValue.padded(to: 36)
      + (campaign.words + walk.words + [ratio.formatted]).map { $0.padded(to: 8) }.joined()
  }

  /// How many times more flows the walk takes; a lower bound where it has not found the fault.
  var ratio: Double { Double(walk.median) / Double(campaign.median) }

  /// What all searches took together.
  static func totals(of benches: [PowerBench]) -> [String] {
    [
      SearchLine.total(of: benches.map(\.campaign), named: "campaign"),
      SearchLine.total(of: benches.map(\.walk), named: "walk"),
    ]
  }
}

/// A flow as a monkey makes it: from one screen, twenty steps that come to rest, each of them any
/// that is on offer.
private struct LongWalk {
  private let world: World
  private let chooser: StepChooser

  init(seed: Seed) {
    var limits = Limits()
    limits.controllers = 1...1
    limits.presentations = 0...0
    var choices = Choices(seed: seed)
    world = World.grown(from: &choices, within: limits)
    chooser = StepChooser(choices.split(), in: world, within: limits, weighing: .uniform)
  }

  func judgement(by judge: Judge<SketchEngine>, asking relations: [Relation]) -> Judgement {
    var chooser = chooser
    var play = Play(judge.system, in: world)
    for _ in 0..<20 {
      let trace = play.trace
      guard !trace.isHalted, let snapshot = trace.snapshots.last,
        let step = chooser.next(given: snapshot, cast: trace.cast, in: trace.world)
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
    return weights
  }
}
