import FlowFuzzing
import FlowInvariants
import FlowModel

/// What a campaign came to, in a few lines for a person.
package struct Summary: Sendable {
  private let report: CampaignReport
  private let catalog: Catalog
  private let touchesMax: Int

  /// How many names a line has at most of what no flow has come to.
  private static let namesMax = 8

  /// Makes a summary of a report.
  ///
  /// - Parameters:
  ///   - report: What a campaign came to.
  ///   - catalog: What it was judged by.
  ///   - touchesMax: How many names a line has at most of what was never touched, or in vain.
  package init(
    _ report: CampaignReport, judgedBy catalog: Catalog, touchesMax: Int? = nil
  ) {
    self.report = report
    self.catalog = catalog
    self.touchesMax = touchesMax ?? Self.namesMax
  }

  /// The lines: flows and steps, what was exercised, what proved nothing, and the verdict last.
  package var lines: [String] {
    let reach = report.reach
    var lines = [
      "seed \(report.seed)",
      "played \(reach.flowCount.counted("flow")), \(reach.stepCount.counted("step")), "
        + "\(reach.controllerCount.counted("controller")) on stage",
    ]
    lines += ReachTable(reach).lines
    lines += reach.storyboard?.lines(namesMax: Self.namesMax) ?? []
    lines += reach.code?.lines(namesMax: touchesMax) ?? []
    lines += reach.deadEnds?.lines(namesMax: Self.namesMax) ?? []
    if let stop = report.stop {
      lines.append("stopped after epoch \(stop.epoch): \(stop.reason.words)")
    }
    lines += Outlook(report).lines
    lines += audit
    lines += premises
    lines.append(verdict)
    return lines
  }

  /// What was played twice, and what once more in another process; the number tells whether two
  /// campaigns have played the same.
  private var audit: [String] {
    let digest = String(report.audit.digest, radix: 16)
    let twice =
      "played \(report.audit.flowCount) of the flows twice: they did \(deed(isElsewhere: false)), "
      + "digest \(digest)"
    guard let count = report.audit.elsewhereCount else { return [twice] }
    let they = count == 1 ? "it" : "they"
    let elsewhere =
      "played \(count.counted("flow")) once more in another process: "
      + "\(they) did \(deed(isElsewhere: true))"
    return [twice, elsewhere]
  }

  private func deed(isElsewhere: Bool) -> String {
    report.audit.difference?.isElsewhere == isElsewhere ? "something else" : "the same"
  }

  private var premises: [String] {
    let vacuous = report.reach.premises.vacuous.filter { catalog.unreported(of: $0).isEmpty }
    return ["how often each invariant had something to judge:"] + judged
      + vacuous.map(\.text).wrapped(after: "vacuous, as nothing came that they could judge:")
  }

  /// A line for each invariant that had something to judge, or cannot judge this system.
  private var judged: [String] {
    let width = catalog.ids.map(\.text.count).max() ?? 0
    let premises = report.reach.premises
    return zip(premises.ids, premises.counts).compactMap { id, count in
      let unreported = catalog.unreported(of: id).map { "\($0)" }
      guard count > 0 || !unreported.isEmpty else { return nil }
      let record =
        unreported.isEmpty
        ? "\(count)"
        : "abstains: the system does not report " + unreported.joined(separator: ", ")
      return "  \(id.text.padded(to: width))  \(record)"
    }
  }

  private var verdict: String {
    let flows = report.reach.flowCount.counted("flow")
    guard !report.findings.isEmpty else {
      return report.futility.map { "Nothing is proved: \($0)." } ?? "\(flows) held."
    }
    let bugs = report.findings.count.counted("bug")
    let followers = report.followerCount
    let rest = followers == 0 ? "" : "; \(followers) of them may come of others"
    return "\(bugs) in \(flows)\(rest)."
  }
}

extension CampaignReport.Stop.Reason {
  fileprivate var words: String {
    switch self {
    case .time: "the time is used up"
    case .findings: "enough bugs were found"
    case .interruption: "interrupted"
    }
  }
}
