import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import FlowTestSupport

/// How many flows it takes until a fault shows in a world that stands already: when rare states are
/// gone back to, and when every flow begins on the stage.
struct GuidanceBench {
  private let fault: Fault
  private let guided: SearchLine
  private let unguided: SearchLine

  /// Looks for a fault with each of so many seeds, each in a world of its own and in no more than so
  /// many flows.
  init(of fault: Fault, seedCount: Int, flowsMax: Int) throws {
    self.fault = fault
    let judge = Judge(
      of: SketchEngine(fault: fault), by: try Catalog.standard.only([fault.brokenInvariant]))
    let campaign: @Sendable (Seed) -> Campaign<SketchEngine> = { seed in
      Campaign(
        seed: seed,
        budget: Budget(
          runsMax: flowsMax, shrinkRunsMax: 0, findingsMax: 1, variantsMax: 1,
          certificateRunsMax: 0,
          explanationRunsMax: 0),
        judge: judge, source: .fixed(.opening(of: seed), stepsMax: 8))
    }
    guided = SearchLine(seedCount: seedCount, flowsMax: flowsMax) { seed in
      campaign(seed).run().findings.first?.firstRun
    }
    unguided = SearchLine(seedCount: seedCount, flowsMax: flowsMax) { seed in
      let campaign = campaign(seed)
      return (0..<flowsMax).first { !campaign.judgement(ofRun: $0).violations.isEmpty }
    }
  }

  /// The names of the columns.
  static let title =
    "fault".padded(to: 36)
    + ["flows", "seeds", "unguided", "seeds"].map { $0.padded(to: 10) }.joined()

  /// The line of the fault: the median of the flows and how many seeds have found it, guided and
  /// not.
  var line: String {
    fault.rawValue.padded(to: 36)
      + (guided.words + unguided.words).map { $0.padded(to: 10) }.joined()
  }

  /// What all searches took together.
  static func totals(of benches: [GuidanceBench]) -> [String] {
    [
      SearchLine.total(of: benches.map(\.guided), named: "guided"),
      SearchLine.total(of: benches.map(\.unguided), named: "unguided"),
    ]
  }
}

extension World {
  /// A storyboard as it is grown for a run, and its first screen.
  fileprivate static func opening(of seed: Seed) -> World {
    var limits = Limits()
    limits.controllers = 1...2
    limits.presentations = 0...0
    var choices = Choices(seed: seed)
    return grown(from: &choices, within: limits)
  }
}
