import FlowFuzzing
import FlowInvariants
import FlowModel

/// What an exhaustion came to, in a few lines for a person.
package struct ExhaustionSummary: Sendable {
  private let report: ExhaustionReport
  private let catalog: Catalog

  /// Makes a summary of a report.
  package init(_ report: ExhaustionReport, judgedBy catalog: Catalog) {
    self.report = report
    self.catalog = catalog
  }

  /// The lines: what was played, which invariants had something to say, and the verdict last.
  package var lines: [String] {
    let spoken = zip(catalog.ids, report.premiseCounts).filter { $0.1 > 0 }
    let width = spoken.map(\.0.text.count).max() ?? 0
    let extent = "of up to \(report.controllersMax) controllers"
    return ["\(report.stageCount) trees \(extent), \(report.flowCount) unwinds in them"]
      + spoken.map { id, count in "  \(id.text.padded(to: width))  \(count)" }
      + [verdict(extent)]
  }

  private func verdict(_ extent: String) -> String {
    guard report.failures.isEmpty else {
      let noun = report.failures.count == 1 ? "way" : "ways"
      return "Broken in \(report.failures.count) \(noun)."
    }
    return "Every unwind in every tree \(extent) held."
  }
}
