import FlowFuzzing
import FlowInvariants
import FlowModel

/// What an exhaustion came to, in a few lines for a person.
package struct ExhaustionSummary: Sendable {
  private let report: ExhaustionReport
  private let extent: ExhaustionExtent

  /// Makes a summary of a report.
  ///
  /// - Parameters:
  ///   - report: What was played.
  ///   - extent: What all that there is to play is called.
  package init(_ report: ExhaustionReport, of extent: ExhaustionExtent) {
    self.report = report
    self.extent = extent
  }

  /// The lines: what there is, what was played, which invariants had something to say and which had
  /// not, and the verdict last.
  package var lines: [String] {
    let spoken = report.premises.held
    let width = spoken.map(\.text.count).max() ?? 0
    let trees = report.stageCount.counted("tree")
    let flows = report.flowCountInAll.counted(extent.flow, extent.flows)
    return ["\(trees) \(extent.trees), \(flows)"]
      + extent.makings.map { "  \($0.title): \($0.words.joined(separator: " "))" }
      + played
      + spoken.map { "  \($0.text.padded(to: width))  \(report.premises[$0] ?? 0)" }
      + silent
      + [verdict]
  }

  private var played: [String] {
    let skipped = report.skipCounts.all.filter { $0.count > 0 }
    guard !skipped.isEmpty || !report.isWhole else { return [] }
    let positions = report.positions.lowerBound..<report.next
    return [
      "positions \(positions.lowerBound) to \(positions.upperBound): \(report.flowCount) played"
    ]
      + skipped.map { cause, count in "  and \(cause.words(for: count))" }
  }

  /// The invariants that had nothing to say; relations are not asked.
  private var silent: [String] {
    let silent = report.premises.ofInvariants.vacuous
    guard !silent.isEmpty else { return [] }
    return ["  \(silent.count) vacuous: " + silent.map(\.text).joined(separator: " ")]
  }

  private var verdict: String {
    guard report.failures.isEmpty else {
      return "Broken in \(report.failures.count.counted("way"))."
    }
    guard report.isWhole else {
      return "Those \(extent.flows) from position \(report.positions.lowerBound) to \(report.next)"
        + " of \(report.flowCountInAll) held."
    }
    return "Every \(extent.flow) in every tree \(extent.trees) held."
  }
}

extension SkipCause {
  fileprivate func words(for count: Int) -> String {
    let shorter = count.counted("that is a shorter one", "that are shorter ones")
    let earlier = count.counted("that is an earlier one", "that are earlier ones")
    return switch self {
    case .declined: "\(shorter), because a step before the last was declined"
    case .ended: "\(shorter), because a misuse came before the last step"
    case .atRest: "\(earlier), because nothing was in flight where a step did not settle"
    case .childCount:
      count.counted("that is none", "that are none")
        + ", because a container ends up with too many children or too few"
    }
  }
}
