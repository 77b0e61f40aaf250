import FlowGeneration
import FlowInvariants
import FlowModel

/// What an exhaustion came to.
package struct ExhaustionReport: Sendable {
  /// How many different stages there are.
  package var stageCount: Int
  /// How many flows there are.
  package var flowCountInAll: Int
  /// The positions of the flows that were to be played.
  package var positions: Range<Int>
  /// The position of the first flow that has not been played yet.
  package internal(set) var next: Int
  /// How many flows have been played.
  package internal(set) var flowCount = 0
  /// How many flows did not have to be, by cause.
  package internal(set) var skipCounts = Tally<SkipCause>()
  /// How often there was something to judge; relations are not asked.
  package internal(set) var premises: Premises
  /// The first flow of each way in which an invariant was broken, with its position.
  package internal(set) var failures: [Failure] = []

  /// A flow that broke an invariant.
  package struct Failure: Sendable {
    /// The position of the flow.
    package var position: Int
    /// The invariant that it broke, and how.
    package var violation: Violation
    /// All that the flow showed.
    package var judgement: Judgement
  }

  /// Makes the report of an exhaustion in which nothing has been played.
  init(stageCount: Int, flowCountInAll: Int, positions: Range<Int>, premises: Premises) {
    self.stageCount = stageCount
    self.flowCountInAll = flowCountInAll
    self.positions = positions
    self.premises = premises
    next = positions.lowerBound
  }

  /// Whether all flows there are have been played.
  package var isWhole: Bool { positions == 0..<flowCountInAll && next == flowCountInAll }

  /// A report of the same exhaustion in which nothing has been played.
  var empty: ExhaustionReport {
    ExhaustionReport(
      stageCount: stageCount, flowCountInAll: flowCountInAll, positions: positions,
      premises: premises.reset)
  }

  mutating func add(_ judgement: Judgement, at position: Int) {
    next = position + 1
    flowCount += 1
    premises.merge(judgement.premises)
    for violation in judgement.violations {
      add(Failure(position: position, violation: violation, judgement: judgement))
    }
  }

  mutating func skip(to position: Int, because cause: SkipCause) {
    skipCounts.add(cause, position - next)
    next = position
  }

  /// Adds what was played after all that is in here.
  mutating func add(_ other: ExhaustionReport) {
    next = other.next
    flowCount += other.flowCount
    skipCounts.merge(other.skipCounts)
    premises.merge(other.premises)
    for failure in other.failures { add(failure) }
  }

  private mutating func add(_ failure: Failure) {
    let isKnown = failures.contains { $0.violation.signature == failure.violation.signature }
    if !isKnown { failures.append(failure) }
  }
}
