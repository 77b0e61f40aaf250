import FlowFuzzing
import FlowModel
import FlowTestSupport

extension Plant {
  /// Looks for the fault with a seed, until as many flows have shown something as are shrunk.
  func finding(
    in system: some FlowSystem, with seed: Seed, workerCount: Int = 1
  ) -> Finding? {
    let budget = Budget(runsMax: 40_000, certificateRunsMax: 0, explanationRunsMax: 0)
    var isDone = false
    let campaign = Campaign(
      seed: seed, budget: budget, judge: Judge(of: system), workerCount: workerCount)
    let report = campaign.run(
      until: { isDone },
      onEpoch: { report in
        isDone = report.findings.first.map { $0.flowCount >= budget.shrunkFlowsMax } ?? false
      })
    return report.findings.first { $0.signature.invariant == brokenInvariant }
  }
}
