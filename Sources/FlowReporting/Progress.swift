import FlowFuzzing

/// How far a campaign has come, in one line.
///
/// On a terminal the line is drawn over itself; in a pipe a plain line is written now and then.
package struct Progress: Sendable {
  private let isTerminal: Bool
  private let runsMax: Int?
  private var nextPlainLine = 0

  /// Flows between two plain lines.
  private static let plainLineInterval = 10_000

  /// Starts a progress line.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the line may be drawn over itself.
  ///   - runsMax: The flows that the budget allows; `nil` when only time limits it.
  package init(isTerminal: Bool, runsMax: Int?) {
    self.isTerminal = isTerminal
    self.runsMax = runsMax
  }

  /// The text to write after an epoch; `nil` when nothing is due.
  package mutating func text(after report: CampaignReport) -> String? {
    let flowCount = report.reach.flowCount
    let total = runsMax.map { " of \($0)" } ?? ""
    let line = "\(flowCount)\(total) flows, \(report.findings.count) bugs"
    if isTerminal { return "\r\u{1B}[2K\(line)" }
    guard flowCount >= nextPlainLine + Self.plainLineInterval else { return nil }
    nextPlainLine = flowCount - flowCount % Self.plainLineInterval
    return line + "\n"
  }

  /// The text to write when the campaign is over.
  package var closing: String { isTerminal ? "\r\u{1B}[2K" : "" }
}
