import FlowGeneration
import FlowInvariants
import FlowModel

/// Every unwind in every small tree, played and judged: no sample but all of them.
///
/// Nothing is drawn, so there is no seed. Blocks of flows are played in any order on any worker and
/// are put together in their own order.
public struct Exhaustion<System: FlowSystem>: Sendable {
  /// Who says whether a flow held.
  public var judge: Judge<System>
  /// How many controllers stand at most.
  public var controllersMax: Int
  /// How many threads play flows.
  public var workerCount: Int

  private static var blockSize: Int { 1_024 }

  /// Makes an exhaustion; nothing is played yet.
  public init(of judge: Judge<System>, controllersMax: Int, workerCount: Int = 1) {
    self.judge = judge
    self.controllersMax = controllersMax
    self.workerCount = workerCount
  }

  /// Plays all of them.
  ///
  /// - Parameter onProgress: Called now and then, on the calling thread.
  /// - Returns: What was played and what broke.
  public func run(onProgress: (ExhaustionReport) -> Void = { _ in }) -> ExhaustionReport {
    let flows = SmallUnwinds(upTo: controllersMax)
    var report = ExhaustionReport(
      controllersMax: controllersMax, stageCount: flows.stages.count, flowCountInAll: flows.count,
      premiseCounts: [Int](repeating: 0, count: judge.catalog.ids.count))
    let blocks = (flows.count + Self.blockSize - 1) / Self.blockSize
    let blocksAtOnce = 16 * workerCount
    for first in stride(from: 0, to: blocks, by: blocksAtOnce) {
      let count = min(blocksAtOnce, blocks - first)
      let parts = Workers(count: workerCount).map(below: count) { [report] number in
        let start = (first + number) * Self.blockSize
        return played(flows[start..<min(start + Self.blockSize, flows.count)], into: report.empty)
      }
      for part in parts { report.add(part) }
      onProgress(report)
    }
    return report
  }

  private func played(
    _ flows: Slice<SmallUnwinds>, into empty: ExhaustionReport
  ) -> ExhaustionReport {
    var report = empty
    for flow in flows { report.add(judge.judge(flow)) }
    return report
  }
}

/// What an exhaustion came to.
public struct ExhaustionReport: Sendable {
  /// How many controllers stood at most.
  public var controllersMax: Int
  /// How many different stages there are.
  public var stageCount: Int
  /// How many flows there are.
  public var flowCountInAll: Int
  /// How many flows have been played.
  public var flowCount = 0
  /// How often the premise of each invariant held, in the order of the catalogue.
  public var premiseCounts: [Int]
  /// The first flow of each way in which an invariant was broken.
  public var failures: [(violation: Violation, judgement: Judgement)] = []

  /// A report of the same exhaustion in which nothing has been played.
  var empty: ExhaustionReport {
    ExhaustionReport(
      controllersMax: controllersMax, stageCount: stageCount, flowCountInAll: flowCountInAll,
      premiseCounts: premiseCounts.map { _ in 0 })
  }

  mutating func add(_ judgement: Judgement) {
    flowCount += 1
    for (index, count) in judgement.premiseCounts.enumerated() { premiseCounts[index] += count }
    for violation in judgement.violations { add((violation, judgement)) }
  }

  mutating func add(_ other: ExhaustionReport) {
    flowCount += other.flowCount
    for (index, count) in other.premiseCounts.enumerated() { premiseCounts[index] += count }
    for failure in other.failures { add(failure) }
  }

  private mutating func add(_ failure: (violation: Violation, judgement: Judgement)) {
    guard !failures.contains(where: { $0.violation.signature == failure.violation.signature })
    else { return }
    failures.append(failure)
  }
}
