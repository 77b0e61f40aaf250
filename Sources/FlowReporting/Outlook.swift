import FlowFuzzing

/// How likely one more flow is to show something new.
struct Outlook {
  private let report: CampaignReport

  init(_ report: CampaignReport) { self.report = report }

  /// A line for what flows go through, and one for the bugs that they show.
  var lines: [String] {
    let flowCount = report.reach.flowCount
    guard flowCount > 0 else { return [] }
    let transitions = report.reach.transitions
    let bugs = Estimate(
      seenOnce: report.findings.count { $0.flowCount == 1 },
      seenTwice: report.findings.count { $0.flowCount == 2 }, flowCount: flowCount)
    return [
      "expect \(transitions.newThings(inFlowAfter: flowCount).perHundred) new transitions in the next "
        + "100 flows, after \(transitions.count) different ones",
      "expect \(bugs.perHundred) new bugs in the next 100 flows",
    ]
  }
}

extension Estimate {
  /// The estimate and its interval for a hundred flows.
  fileprivate var perHundred: String {
    "\((100 * value).spelled) (\((100 * low).spelled) to \((100 * high).spelled))"
  }
}

extension Double {
  /// The number with four decimals.
  fileprivate var spelled: String {
    let scaled = Int((self * 10_000).rounded())
    let decimals = String(scaled % 10_000)
    return "\(scaled / 10_000)." + String(repeating: "0", count: 4 - decimals.count) + decimals
  }
}
