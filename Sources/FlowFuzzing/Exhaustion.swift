import FlowGeneration
import FlowInvariants
import FlowModel
import FlowShrinking

/// All flows of a sort in every small world, played and judged: no sample but all of them.
///
/// Nothing is drawn, so there is no seed. Blocks of flows are played in any order on any worker and
/// are put together in their own order.
///
/// What a beginning has shown to be a shorter flow in disguise is not played again: a beginning
/// that ended the run, a step that was declined while nothing else moved, and a step that need not
/// have been settled because nothing was in flight after it. Such flows are skipped and counted by
/// their ``SkipCause``, and so are those in which a step gives a container of an app's own another
/// number of children than it has.
package struct Exhaustion<System: FlowSystem>: Sendable {
  /// Who says whether a flow held.
  package var judge: Judge<System>
  /// How many threads play flows.
  package var workerCount: Int
  /// Told the position of each flow before it is played, on the thread that plays it, and `nil`
  /// when that thread goes on to something else.
  package var onFlow: @Sendable (Int?) -> Void = { _ in }
  /// All flows there are.
  package let flows: any SmallScenarios
  /// Which of them are played, by position.
  package let range: Range<Int>

  private static var blockSize: Int { 1_024 }
  /// How many blocks each worker has to play before it is asked again whether to stop.
  private static var blocksPerWorker: Int { 16 }

  /// Makes an exhaustion; nothing is played yet.
  ///
  /// - Parameters:
  ///   - judge: Who says whether a flow held.
  ///   - flows: All flows there are.
  ///   - range: The positions of those that are played; left out, of all.
  ///   - workerCount: How many threads play flows.
  package init(
    of judge: Judge<System>, playing flows: any SmallScenarios, in range: Range<Int>? = nil,
    workerCount: Int = 1
  ) {
    self.judge = judge
    self.flows = flows
    self.range = range ?? 0..<flows.count
    self.workerCount = workerCount
  }

  /// Plays them, from the first to the last.
  ///
  /// - Parameters:
  ///   - isInterrupted: Asked now and then whether to stop there, on the calling thread.
  ///   - onProgress: Called now and then, on the calling thread.
  /// - Returns: What was played and what broke.
  package func run(
    until isInterrupted: () -> Bool = { false }, onProgress: (ExhaustionReport) -> Void = { _ in }
  ) -> ExhaustionReport {
    var report = ExhaustionReport(
      stageCount: flows.stages.count, flowCountInAll: flows.count, positions: range,
      premises: Premises(of: judge.catalog))
    while report.next < range.upperBound, !isInterrupted() {
      let first = report.next
      let rest = range.upperBound - first
      let blocksLeft = 1 + (rest - 1) / Self.blockSize
      let blocks = min(Self.blocksPerWorker * min(workerCount, blocksLeft), blocksLeft)
      let parts = Workers(count: workerCount).map(below: blocks) { [report] block in
        let start = first + block * Self.blockSize
        return played(start..<min(start + Self.blockSize, range.upperBound), into: report.empty)
      }
      for part in parts { report.add(part) }
      onProgress(report)
    }
    return report
  }

  /// Shrinks a flow that broke an invariant.
  ///
  /// - Returns: The smallest flow that breaks it in the same way and was found in time, and whether
  ///   no pass can make it smaller.
  package func shrunk(
    _ failure: ExhaustionReport.Failure, by deadline: Deadline = .never
  ) -> (failure: ExhaustionReport.Failure, isMinimal: Bool) {
    let signature = failure.violation.signature
    let shrunk = judge.shrunk(
      failure.judgement.scenario, keeping: signature, runsMax: Budget().shrinkRunsMax, by: deadline)
    var smallest = failure
    smallest.judgement = judge.judge(shrunk.scenario)
    smallest.violation =
      smallest.judgement.violations.first { $0.signature == signature } ?? failure.violation
    return (smallest, shrunk.isMinimal)
  }

  private func played(_ block: Range<Int>, into empty: ExhaustionReport) -> ExhaustionReport {
    let judge = judge.forOneThread
    let childCounts = ChildCounts(of: judge.system.classes)
    var report = empty
    report.next = block.lowerBound
    while report.next < block.upperBound {
      onFlow(report.next)
      var scenario = flows[report.next]
      scenario.world.showsCards = judge.system.showsCards
      let trace = judge.system.trace(of: scenario)
      let breach = childCounts.firstBreach(in: trace).map { ($0, SkipCause.childCount) }
      if let (step, cause) = trace.firstIdleStep(of: scenario) ?? breach {
        let alike = flows.positions(sharing: step + 1, with: report.next)
        report.skip(to: min(alike.upperBound, block.upperBound), because: cause)
      } else {
        report.add(judge.judge(trace), at: report.next)
      }
    }
    onFlow(nil)
    return report
  }
}

extension Trace {
  /// The first step before the last one after which the flow is a shorter or an earlier one.
  package func firstIdleStep(of scenario: Scenario) -> (step: Int, cause: SkipCause)? {
    for step in scenario.steps.indices.dropLast() {
      if step >= steps.count - 1 { return (step, .ended) }
      let events = events(ofStep: step)
      let isDeclined = events.contains { if case .declined = $0.what { true } else { false } }
      if isDeclined && (!steps[step].settles || snapshots[step].isStill) {
        return (step, .declined)
      }
      if !steps[step].settles && snapshots[step + 1].isStill { return (step, .atRest) }
    }
    return nil
  }
}
