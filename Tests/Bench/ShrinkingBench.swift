import FlowFuzzing
import FlowModel
import FlowNotation
import FlowTestSupport

/// How small and how alike the smallest flows of one fault are that different seeds end with.
struct ShrinkingBench {
  private let plant: Plant
  private let findings: [Finding]
  /// Of each finding, how long it took to shrink the flow that it was shrunk from, in milliseconds.
  private let times: [Double]

  /// Looks for a fault with each of so many seeds and shrinks what shows it first.
  init(of plant: Plant, seedCount: Int) {
    self.plant = plant
    let system = plant.system
    findings = (1...seedCount).compactMap {
      plant.finding(in: system, with: Seed(UInt64($0)), workerCount: 2)
    }
    times = findings.map { Self.milliseconds(toShrink: $0, in: system) }
  }

  private static func milliseconds(
    toShrink finding: Finding, in system: some FlowSystem
  ) -> Double {
    let judge = Judge(of: system)
    return 1_000
      * ThreadTime.seconds {
        _ = judge.shrunk(
          finding.original, keeping: finding.signature, runsMax: Budget().shrinkRunsMax)
      }
  }

  /// The names of the columns.
  static let title = row("fault", "seeds", "flows", "runs", "ms", "texts", "most", "steps")

  /// The line of the fault: seeds that found it, median of the flows until then, medians of the
  /// runs and milliseconds that shrinking took, different smallest texts, the share of the most
  /// frequent, and its steps.
  var line: String {
    Self.row(
      plant.name, "\(findings.count)", "\(findings.map { $0.firstRun + 1 }.median)",
      "\(findings.map(\.shrinkRunCount).median)", times.median.formatted, "\(texts.count)",
      "\(100 * (texts.first?.count ?? 0) / max(1, findings.count))%",
      findings.map(\.scenario.steps.count).reduce("") { $0.contains("\($1)") ? $0 : "\($0)\($1)" })
  }

  /// The line of all faults: seeds that found one, and the medians of runs and milliseconds.
  static func summary(of benches: [ShrinkingBench]) -> String {
    let findings = benches.flatMap(\.findings)
    return row(
      "all", "\(findings.count)", "", "\(findings.map(\.shrinkRunCount).median)",
      benches.flatMap(\.times).median.formatted)
  }

  /// The different smallest texts, the most frequent first.
  var texts: [(text: String, count: Int)] {
    var texts: [(text: String, count: Int)] = []
    for finding in findings {
      let text = Case(.invariant(finding.signature.invariant), finding.scenario).text
      if let place = texts.firstIndex(where: { $0.text == text }) {
        texts[place].count += 1
      } else {
        texts.append((text, 1))
      }
    }
    return texts.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }
    .map(\.element)
  }

  private static func row(
    _ fault: String, _ numbers: String...
  ) -> String {
    fault.padded(to: 36) + numbers.map { $0.padded(to: 8) }.joined()
  }
}
