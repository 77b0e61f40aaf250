import FlowModel

/// What a campaign really exercised.
///
/// Merging is commutative, so the result is the same for any number of workers.
public struct Reach: Hashable, Sendable {
  /// Flows played.
  public private(set) var flowCount = 0
  /// Flows that a misuse ended.
  public private(set) var misuseCount = 0
  /// Steps performed.
  public private(set) var stepCount = 0
  /// Steps that did not apply.
  public private(set) var declinedCount = 0
  /// Controllers that stood on the stages.
  public private(set) var controllerCount = 0
  /// How often the premise of each invariant held, in the order of the catalogue.
  public private(set) var premiseCounts: [Int]

  private var stepKinds = [Int](repeating: 0, count: Step.Kind.allCases.count)
  private var eventKinds = [Int](repeating: 0, count: Event.Kind.allCases.count)

  /// Makes an empty reach for a catalogue of a size.
  public init(invariantCount: Int) {
    premiseCounts = [Int](repeating: 0, count: invariantCount)
  }

  /// How many steps of a kind were performed.
  public func count(of kind: Step.Kind) -> Int { stepKinds[Int(kind.rawValue)] }

  /// How many events of a kind happened.
  public func count(of kind: Event.Kind) -> Int { eventKinds[Int(kind.rawValue)] }

  mutating func add(_ judgement: Judgement) {
    let trace = judgement.trace
    flowCount += 1
    if trace.isHalted { misuseCount += 1 }
    stepCount += trace.steps.count
    controllerCount += trace.snapshots.first?.nodes.count ?? 0
    for step in trace.steps { stepKinds[Int(step.kind.rawValue)] += 1 }
    for event in trace.events { eventKinds[Int(event.kind.rawValue)] += 1 }
    declinedCount = count(of: .declined)
    for (index, count) in judgement.premiseCounts.enumerated() { premiseCounts[index] += count }
  }

  mutating func merge(_ other: Reach) {
    flowCount += other.flowCount
    misuseCount += other.misuseCount
    stepCount += other.stepCount
    declinedCount += other.declinedCount
    controllerCount += other.controllerCount
    for index in premiseCounts.indices { premiseCounts[index] += other.premiseCounts[index] }
    for index in stepKinds.indices { stepKinds[index] += other.stepKinds[index] }
    for index in eventKinds.indices { eventKinds[index] += other.eventKinds[index] }
  }
}
