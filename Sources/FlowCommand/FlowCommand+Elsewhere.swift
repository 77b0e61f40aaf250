import FlowFuzzing

extension FlowCommand {
  /// Has another process play some of the flows once more, and takes down whether it did the same.
  ///
  /// Where none can be started nothing is known, which is told and breaks nothing.
  func playElsewhere(
    _ report: inout CampaignReport, judgedBy rules: RuleOptions, waitingFor patience: Duration
  ) {
    let flows = report.flowsForElsewhere
    guard isWholeProcess, !flows.isEmpty, report.audit.difference == nil,
      report.stop?.reason != .interruption
    else { return }
    do throws(OtherProcess.Silence) {
      let other = try OtherProcess(judgingBy: rules.words, waitingFor: patience)
      var digests: [[UInt64]?] = []
      play: for flow in flows where !Interruption.hasCome {
        switch try other.play(flow.scenario) {
        case .told(let told): digests.append(told)
        case .cutShort(let cause):
          if case .crashed(let crash) = cause { console.writeError(crash.error) }
          digests.append(nil)
          break play
        }
      }
      report.audit.compare(flows, withElsewhere: digests)
    } catch {
      console.writeError("note: no other process played the flows once more: \(error.cause)\n")
    }
  }
}
