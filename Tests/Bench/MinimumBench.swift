import FlowFuzzing
import FlowModel
import FlowNotation
import FlowShrinking
import FlowTestSupport

/// How often shrinking ends in the smallest flow of all, made sure of by playing all that are
/// smaller.
struct MinimumBench: Sendable {
  private let plant: Plant
  private let endings: [Ending]

  /// Where shrinking ended with one seed, and the smallest flow that there is.
  struct Ending: Sendable {
    var signature: Signature
    /// The flow in which shrinking ended.
    var scenario: Scenario
    /// What was left when all that are smaller had been played.
    var minimum: Shrunk
    /// How many flows were played until shrinking ended.
    var runCount = 0

    /// Whether shrinking ended in the smallest one.
    var isMinimum: Bool { minimum.scenario == scenario }
    /// How many steps, controllers, wires, kinds and attributes it has too many.
    var excess: Int {
      zip(Complexity(of: scenario).counts, Complexity(of: minimum.scenario).counts)
        .reduce(0) { $0 + max(0, $1.0 - $1.1) }
    }
  }

  /// Looks for a fault with each of so many seeds, shrinks, and plays no more than so many smaller
  /// flows then.
  init(of plant: Plant, in system: some FlowSystem, seedCount: Int, flowsMax: Int) {
    self.plant = plant
    var known: [Known: Ending] = [:]
    endings = (1...seedCount).compactMap { seed in
      guard let finding = plant.finding(in: system, with: Seed(UInt64(seed))) else {
        return nil
      }
      var ending =
        known[Known(finding)]
        ?? Ending(
          signature: finding.signature, scenario: finding.scenario,
          minimum: Judge(of: system).shrunk(
            finding.scenario, keeping: finding.signature, runsMax: Budget().shrinkRunsMax,
            certificateRunsMax: flowsMax))
      known[Known(finding)] = ending
      ending.runCount = finding.shrinkRunCount
      return ending
    }
  }

  /// What the smallest flow of all is looked for once.
  private struct Known: Hashable {
    var signature: Signature
    var scenario: Scenario

    init(_ finding: Finding) { (signature, scenario) = (finding.signature, finding.scenario) }
  }

  /// The names of the columns.
  static let title = row(
    "fault",
    ["seeds", "minimum", "above", "bugs", "texts", "most", "runs", "flows", "complete"])

  /// The line of the fault: seeds that found it, how many of them ended in the minimum, by how many
  /// elements the others are above it at most, the bugs that it shows as, different texts that one
  /// of these ended in, the share of the most frequent one in percent, the median of the flows
  /// played until there, the most smaller flows that there are, and for how many seeds all of them
  /// were played.
  var line: String {
    let certificates = endings.compactMap(\.minimum.certificate)
    let playedCount = certificates.map(\.flowCount).max() ?? 0
    let completeCount = certificates.count { $0.isComplete }
    let numbers: [Int] = [
      endings.count, minimumCount, excess, bugs.count, textCount, mostShare, runCount,
      playedCount, completeCount,
    ]
    return Self.row(plant.name, numbers.map { "\($0)" })
  }

  /// The line of all faults: the sums of the seeds, the greatest excess, the most bugs and texts,
  /// the smallest share, and the median of the runs.
  static func summary(of benches: [MinimumBench]) -> String {
    let seedCount = benches.map(\.endings.count).reduce(0, +)
    let minimumCount = benches.map(\.minimumCount).reduce(0, +)
    let runCount = benches.flatMap(\.endings).map(\.runCount).median
    let numbers: [Int] = [
      seedCount, minimumCount, benches.map(\.excess).max() ?? 0,
      benches.map(\.bugs.count).max() ?? 0, benches.map(\.textCount).max() ?? 0,
      benches.map(\.mostShare).min() ?? 0, runCount,
    ]
    return row("all", numbers.map { "\($0)" })
  }

  private var minimumCount: Int { endings.count { $0.isMinimum } }

  private var excess: Int { endings.map(\.excess).max() ?? 0 }

  /// Of each bug, how many seeds ended in each text.
  private var bugs: [Signature: [Scenario: Int]] {
    endings.reduce(into: [:]) { $0[$1.signature, default: [:]][$1.scenario, default: 0] += 1 }
  }

  private var textCount: Int { bugs.values.map(\.count).max() ?? 0 }

  private var mostShare: Int {
    let shares = bugs.values.map { (counts: [Scenario: Int]) -> Int in
      let seedCount = counts.values.reduce(0, +)
      return 100 * (counts.values.max() ?? 0) / seedCount
    }
    return shares.min() ?? 0
  }

  private var runCount: Int { endings.map(\.runCount).median }

  private static func row(_ name: String, _ columns: [String]) -> String {
    name.padded(to: 36) + columns.map { $0.padded(to: 10) }.joined()
  }

  /// The flows in which shrinking ended above the minimum, each with the minimum.
  var texts: [String] {
    var texts: [String] = []
    for ending in endings where !ending.isMinimum {
      let text =
        "# ends in\n" + ending.scenario.text + "\n# and the minimum is\n"
        + ending.minimum.scenario.text
      if !texts.contains(text) { texts.append(text) }
    }
    return texts
  }
}
