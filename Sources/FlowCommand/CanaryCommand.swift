import FlowFuzzing
import FlowInvariants
import FlowModel
import FlowNotation
import FlowWatching

extension FlowCommand {
  /// Runs a campaign with an invariant that is false on purpose and demands the known answer.
  func canary(_ words: [String]) throws(CommandError) -> ExitCode {
    try Arguments(words).requireNoOperands()
    let kinds: [Event.Kind] = [.present, .push, .select, .replace, .perform, .instantiate]
    guard let kind = kinds.first(where: system.reported.contains) else {
      throw .mute(kinds)
    }
    let runsMax = 1_024
    let report = Campaign(
      seed: Seed(1),
      budget: Budget(
        runsMax: runsMax, findingsMax: 1, certificateRunsMax: 0, explanationRunsMax: 0),
      judge: Judge(
        watching: system, for: errand("It was looking for a bug that is there."),
        by: Catalog([.nothingEver(kind)]))
    ).run()
    guard let finding = report.findings.first else {
      console.writeError(
        """
        canary: the alarm is dead: no event of \(runsMax) flows is '\(kind)'; have the system \
        record '\(kind)', or leave it out of 'reported'

        """)
      return .noVerdict
    }
    console.print(finding.scenario.text)
    guard report.findings.count == 1, finding.scenario.steps.count == 1 else {
      console.writeError(
        """
        canary: the alarm is wrong: found \(report.findings.count.counted("finding")), the first of \
        \(finding.scenario.steps.count.counted("step")); expected one of one step. This is a bug in \
        FlowFuzz.

        """)
      return .noVerdict
    }
    console.print("The alarm rings: one step is enough for '\(kind)'.")
    return .held
  }
}
