import FlowFuzzing
import FlowGeneration
import FlowModel
import FlowTestSupport

extension SearchComparison {
  /// Compares a campaign with its defaults to a long walk: with each of so many seeds, each in no
  /// more than so many flows.
  static func power(
    of plant: Plant, in system: some FlowSystem, seedCount: Int, flowsMax: Int
  ) throws -> SearchComparison {
    let judge = try judge(of: system, lookingFor: plant)
    let campaign = SearchLine("campaign", seedCount: seedCount, flowsMax: flowsMax) { seed in
      let campaign = Campaign(seed: seed, judge: judge)
      return (0..<flowsMax).first { !campaign.judgement(ofRun: $0).violations.isEmpty }
    }
    let walk = SearchLine("walk", seedCount: seedCount, flowsMax: flowsMax) { seed in
      (0..<flowsMax).first { run in
        let judgement = LongWalk(seed: seed.run(run), among: system.classes)
          .judgement(by: judge, asking: judge.catalog.relations(askedInRun: run))
        return !judgement.violations.isEmpty
      }
    }
    return SearchComparison(of: plant, campaign, walk)
  }
}
