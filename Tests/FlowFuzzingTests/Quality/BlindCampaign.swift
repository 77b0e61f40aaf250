import FlowFuzzing
import FlowModel

/// What comes of a campaign that knows nothing of what is wrong: up to so many bugs, each shrunk
/// from the flow that showed it first.
func blindReport(of system: some FlowSystem, findingsMax: Int = 1) -> CampaignReport {
  Campaign(
    seed: Seed(20_261_121),
    budget: Budget(
      runsMax: 10_000, findingsMax: findingsMax, variantsMax: 1, certificateRunsMax: 0,
      explanationRunsMax: 0),
    judge: Judge(of: system), workerCount: 2
  ).run()
}
