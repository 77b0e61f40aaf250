import FlowFuzzing
import FlowGeneration
import FlowModel
import FlowTestSupport

extension SearchComparison {
  /// Compares campaigns in a world that stands already: when flows go back to where something is
  /// new, and when every flow begins on the stage; with each of so many seeds, each in a world of
  /// its own and in no more than so many flows.
  static func guidance<System: FlowSystem>(
    of plant: Plant, in system: System, seedCount: Int, flowsMax: Int
  ) throws -> SearchComparison {
    let judge = try judge(of: system, lookingFor: plant)
    let campaign: @Sendable (Seed) -> Campaign<System> = { seed in
      Campaign(
        seed: seed,
        budget: Budget(
          runsMax: flowsMax, shrinkRunsMax: 0, findingsMax: 1, shrunkFlowsMax: 1,
          certificateRunsMax: 0, explanationRunsMax: 0),
        judge: judge, source: .fixed(.opening(of: seed, among: system.classes), stepsMax: 8))
    }
    let guided = SearchLine("guided", seedCount: seedCount, flowsMax: flowsMax) { seed in
      campaign(seed).run().findings.first?.firstRun
    }
    let unguided = SearchLine("unguided", seedCount: seedCount, flowsMax: flowsMax) { seed in
      let campaign = campaign(seed)
      return (0..<flowsMax).first { !campaign.judgement(ofRun: $0).violations.isEmpty }
    }
    return SearchComparison(of: plant, guided, unguided)
  }
}

extension World {
  /// A storyboard as it is grown for a run, and its first screen.
  fileprivate static func opening(of seed: Seed, among classes: [OfferedClass]) -> World {
    var limits = Limits()
    limits.classes = classes
    limits.controllers = 1...2
    limits.presentations = 0...0
    var choices = Choices(seed: seed)
    return grown(from: &choices, within: limits)
  }
}
