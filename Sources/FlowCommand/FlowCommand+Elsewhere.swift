import FlowFuzzing

extension FlowCommand {
  /// Has another process play some of the flows once more, and takes down whether it did the same.
  ///
  /// Where none can be started nothing is known, which is told and breaks nothing.
  func playElsewhere(_ report: inout CampaignReport) {
    let flows = report.flowsForElsewhere
    guard isWholeProcess, !flows.isEmpty, report.audit.difference == nil,
      report.stop?.reason != .interruption
    else { return }
    do throws(OtherProcess.Silence) {
      let digests = try OtherProcess.digests(of: flows, waitingFor: patience)
      report.audit.compare(flows, withElsewhere: digests)
    } catch {
      console.writeError("note: no other process played the flows once more: \(error.cause)\n")
    }
  }
}
