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
      let ending =
        known[finding.scenario]
        ?? Ending(
          local: finding.scenario,
          shrunk: Judge(of: SketchEngine(fault: fault)).shrunk(
            finding.scenario, keeping: finding.signature, runsMax: Budget().shrinkRunsMax,
            certificateRunsMax: flowsMax))
      known[finding.scenario] = ending
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
  static let title =
    "fault".padded(to: 36)
    + ["seeds", "minimum", "above", "flows", "complete"].map { $0.padded(to: 10) }.joined()

  /// The line of the fault: seeds that found it, how many of them ended in the minimum, by how many
  /// elements the others are above it at most, the most smaller flows that there are, and for how many
  /// seeds all of them were played.
  var line: String {
    let certificates = endings.compactMap(\.shrunk.certificate)
    let numbers = [
      endings.count, endings.count { $0.isMinimum }, endings.map(\.excess).max() ?? 0,
      certificates.map(\.flowCount).max() ?? 0, certificates.count { $0.isComplete },
    ]
    return fault.rawValue.padded(to: 36) + numbers.map { "\($0)".padded(to: 10) }.joined()
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
