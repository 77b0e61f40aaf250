import Dispatch
import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import FlowTestSupport
import Synchronization

/// How many flows it takes until a fault shows, for different ways of making flows.
struct PowerBench {
  private let fault: Fault
  private let campaign: PowerLine
  private let walk: PowerLine

  /// Looks for a fault with each of so many seeds, each in no more than so many flows.
  init(of fault: Fault, seedCount: Int, flowsMax: Int) throws {
    self.fault = fault
    let judge = Judge(
      of: SketchEngine(fault: fault), by: try Catalog.standard.only([fault.brokenInvariant]))
    campaign = PowerLine(seedCount: seedCount, flowsMax: flowsMax) { seed in
      let campaign = Campaign(seed: seed, judge: judge)
      return { campaign.judgement(ofRun: $0) }
    }
    walk = PowerLine(seedCount: seedCount, flowsMax: flowsMax) { seed in
      { run in
        let asks = Campaign<SketchEngine>.asksForRelations(inRun: run)
        return LongWalk(seed: seed.run(run))
          .judgement(by: judge, asking: asks ? judge.catalog.relations : [])
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

  /// What all searches took together: flows, where those given up count in full, and seconds of a core.
  static func totals(of benches: [PowerBench]) -> [String] {
    [("campaign", \PowerBench.campaign), ("walk", \PowerBench.walk)].map { name, path in
      let lines = benches.map { $0[keyPath: path] }
      let flowCount = lines.reduce(0) { $0 + $1.flowCount }
      return name.padded(to: 36) + "\(flowCount) flows, \(lines.map(\.seconds).sum.formatted) s"
    }
  }
}

/// What one way of making flows came to.
private struct PowerLine {
  private let flowsMax: Int
  /// Of each seed, how many flows it took; one more than the most when it did not find the fault.
  private let flowCounts: [Int]
  /// How long all seeds have had a core.
  let seconds: Double

  init(
    seedCount: Int, flowsMax: Int,
    judging: @Sendable (Seed) -> (Int) -> Judgement
  ) {
    self.flowsMax = flowsMax
    let counts = Mutex([(flows: Int, seconds: Double)](repeating: (0, 0), count: seedCount))
    DispatchQueue.concurrentPerform(iterations: seedCount) { index in
      let judgement = judging(Seed(UInt64(index + 1)))
      var run: Int?
      let seconds = ThreadTime.seconds {
        run = (0..<flowsMax).first { !judgement($0).violations.isEmpty }
      }
      counts.withLock { [run] in $0[index] = ((run ?? flowsMax) + 1, seconds) }
    }
    flowCounts = counts.withLock { $0.map(\.flows) }
    seconds = counts.withLock { $0.map(\.seconds).sum }
  }

  var median: Int { flowCounts.median }
  var flowCount: Int { flowCounts.reduce(0, +) }

  /// The median, and how many seeds have found it.
  var words: [String] {
    [
      median > flowsMax ? ">\(flowsMax)" : "\(median)",
      "\(flowCounts.count { $0 <= flowsMax })",
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
