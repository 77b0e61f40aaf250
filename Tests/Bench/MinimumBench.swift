import FlowFuzzing
import FlowModel
import FlowNotation
import FlowShrinking
import FlowTestSupport

/// How often shrinking ends in the smallest flow of all, made sure of by playing all that are smaller.
struct MinimumBench: Sendable {
  private let fault: Fault
  private let endings: [Ending]

  /// Where shrinking ended with one seed, and the smallest flow that there is.
  struct Ending: Sendable {
    var local: Scenario
    var shrunk: Shrunk
    /// How many flows were played until there.
    var runCount = 0

    /// Whether shrinking ended in the smallest one.
    var isMinimum: Bool { shrunk.scenario == local }
    /// How many steps, controllers, wires, kinds and attributes it has too many.
    var excess: Int {
      zip(Complexity(of: local).counts, Complexity(of: shrunk.scenario).counts)
        .reduce(0) { $0 + max(0, $1.0 - $1.1) }
    }
  }

  /// Looks for a fault with each of so many seeds, shrinks, and plays no more than so many smaller
  /// flows then.
  init(of fault: Fault, seedCount: Int, flowsMax: Int) {
    self.fault = fault
    var known: [Scenario: Ending] = [:]
    endings = (1...seedCount).compactMap { seed in
      guard let finding = Self.finding(of: fault, with: Seed(UInt64(seed))) else { return nil }
      var ending =
        known[finding.scenario]
        ?? Ending(
          local: finding.scenario,
          shrunk: Judge(of: SketchEngine(fault: fault)).shrunk(
            finding.scenario, keeping: finding.signature, runsMax: Budget().shrinkRunsMax,
            certificateRunsMax: flowsMax))
      known[finding.scenario] = ending
      ending.runCount = finding.shrinkRunCount
      return ending
    }
  }

  private static func finding(of fault: Fault, with seed: Seed) -> Finding? {
    let budget = Budget(runsMax: 40_000, certificateRunsMax: 0, explanationRunsMax: 0)
    var isDone = false
    let report = Campaign(seed: seed, budget: budget, judge: Judge(of: SketchEngine(fault: fault)))
      .run(
        until: { isDone },
        onEpoch: { report in
          isDone = report.findings.first.map { $0.flowCount >= budget.variantsMax } ?? false
        })
    return report.findings.first { $0.signature.invariant == fault.brokenInvariant }
  }

  /// The names of the columns.
  static let title = row(
    "fault", ["seeds", "minimum", "above", "texts", "runs", "flows", "complete"])

  /// The line of the fault: seeds that found it, how many of them ended in the minimum, by how many
  /// elements the others are above it at most, different texts that they ended in, the median of the
  /// flows played until there, the most smaller flows that there are, and for how many seeds all of
  /// them were played.
  var line: String {
    let certificates = endings.compactMap(\.shrunk.certificate)
    let numbers = [
      endings.count, minimumCount, excess, textCount, runCount,
      certificates.map(\.flowCount).max() ?? 0, certificates.count { $0.isComplete },
    ]
    return Self.row(fault.rawValue, numbers.map { "\($0)" })
  }

  /// The line of all faults: the sums of the seeds, the greatest excess, the most texts, and the median
  /// of the runs.
  static func summary(of benches: [MinimumBench]) -> String {
    let numbers = [
      benches.reduce(0) { $0 + $1.endings.count }, benches.reduce(0) { $0 + $1.minimumCount },
      benches.map(\.excess).max() ?? 0, benches.map(\.textCount).max() ?? 0,
      benches.flatMap(\.endings).map(\.runCount).median,
    ]
    return row("all", numbers.map { "\($0)" })
  }

  private var minimumCount: Int { endings.count { $0.isMinimum } }

  private var excess: Int { endings.map(\.excess).max() ?? 0 }

  private var textCount: Int { Set(endings.map(\.local)).count }

  private var runCount: Int { endings.map(\.runCount).median }

  private static func row(_ name: String, _ columns: [String]) -> String {
    name.padded(to: 36) + columns.map { $0.padded(to: 10) }.joined()
  }

  /// The flows in which shrinking ended above the minimum, each with the minimum.
  var texts: [String] {
    var texts: [String] = []
    for ending in endings where !ending.isMinimum {
      let text =
        "# ends in\n" + ending.local.text + "\n# and the minimum is\n" + ending.shrunk.scenario.text
      if !texts.contains(text) { texts.append(text) }
    }
    return texts
  }
}
