import FlowFuzzing
import FlowModel
import Foundation

/// How many flows one way of making them takes until a fault shows, with each of some seeds.
struct SearchLine {
  /// What this way of making flows is called.
  let name: String
  private let flowsMax: Int
  /// Of each seed, how many flows it took; one more than the most when it did not find the fault.
  private let flowCounts: [Int]
  /// How long all seeds have had a core.
  let seconds: Double

  /// Searches with each seed; a search says which run has found the fault, if any.
  init(_ name: String, seedCount: Int, flowsMax: Int, searching search: @Sendable (Seed) -> Int?) {
    self.name = name
    self.flowsMax = flowsMax
    let workers = Workers(count: ProcessInfo.processInfo.activeProcessorCount)
    let searches = workers.map(below: seedCount) { index in
      var run: Int?
      let seconds = ThreadTime.seconds { run = search(Seed(UInt64(index + 1))) }
      return (flowCount: (run ?? flowsMax) + 1, seconds: seconds)
    }
    flowCounts = searches.map(\.flowCount)
    seconds = searches.map(\.seconds).sum
  }

  /// The median of the flows.
  var median: Int { flowCounts.median }

  /// How many seeds have found the fault.
  var foundCount: Int { flowCounts.count { $0 <= flowsMax } }

  /// The median, and how many seeds have found it.
  var words: [String] {
    [median > flowsMax ? ">\(flowsMax)" : "\(median)", "\(foundCount)"]
  }

  /// What some searches took together: flows, where those given up count in full, and seconds of a
  /// core.
  static func total(of lines: [SearchLine]) -> String {
    let flowCount = lines.flatMap(\.flowCounts).reduce(0, +)
    let foundCount = lines.map(\.foundCount).reduce(0, +)
    return (lines.first?.name ?? "").padded(to: 36)
      + "\(flowCount.counted("flow")), \(foundCount) found, \(lines.map(\.seconds).sum.formatted) s"
  }
}
