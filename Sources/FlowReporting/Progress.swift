import FlowFuzzing
import FlowModel

/// How far a campaign or an exhaustion has come, in one line.
///
/// On a terminal the line is drawn over itself; in a pipe a plain line is written now and then.
package struct Progress: Sendable {
  private let isTerminal: Bool
  private let runsMax: Int?
  /// The flow count of the last plain line.
  private var lastPlainLine = 0

  /// Flows between two plain lines.
  private let plainLineInterval: Int

  /// Starts a progress line.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the line may be drawn over itself.
  ///   - runsMax: The flows that the budget allows; `nil` when only time limits it.
  ///   - plainLineInterval: Flows between two plain lines.
  package init(isTerminal: Bool, runsMax: Int?, plainLineInterval: Int = 10_000) {
    self.isTerminal = isTerminal
    self.runsMax = runsMax
    self.plainLineInterval = plainLineInterval
  }

  /// The text to write after an epoch; `nil` when nothing is due.
  package mutating func text(after report: CampaignReport) -> String? {
    text(flowCount: report.reach.flowCount, bugCount: report.findings.count)
  }

  /// The text to write after some blocks of an exhaustion; `nil` when nothing is due.
  package mutating func text(after report: ExhaustionReport) -> String? {
    text(flowCount: report.next - report.positions.lowerBound, bugCount: report.failures.count)
  }

  private mutating func text(flowCount: Int, bugCount: Int) -> String? {
    let flows = runsMax.map { "\(flowCount) of \($0.counted("flow"))" } ?? flowCount.counted("flow")
    let line = "\(flows), \(bugCount.counted("bug"))"
    if isTerminal { return "\r\u{1B}[2K\(line)" }
    guard flowCount >= lastPlainLine + plainLineInterval else { return nil }
    lastPlainLine = flowCount - flowCount % plainLineInterval
    return line + "\n"
  }

  /// The text to write when the campaign is over.
  package var closing: String { isTerminal ? "\r\u{1B}[2K" : "" }
}
