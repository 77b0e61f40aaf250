import FlowModel

/// What a campaign really exercised.
///
/// Merging is commutative, so the result is the same for any number of workers.
public struct Reach: Hashable, Sendable {
  /// Flows played.
  public private(set) var flowCount = 0
  /// Steps performed.
  public private(set) var stepCount = 0
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

  /// Adds what one flow exercised.
  mutating func add(_ judgement: Judgement) {
    let trace = judgement.trace
    flowCount += 1
    stepCount += trace.steps.count
    controllerCount += trace.snapshots.first?.nodes.count ?? 0
    for step in trace.steps { stepKinds[Int(step.kind.rawValue)] += 1 }
    for event in trace.events { eventKinds[Int(event.kind.rawValue)] += 1 }
    for (index, count) in judgement.premiseCounts.enumerated() { premiseCounts[index] += count }
  }

  /// Adds what another part of the campaign exercised.
  ///
  /// - Precondition: Both are for the same catalogue.
  mutating func merge(_ other: Reach) {
    flowCount += other.flowCount
    stepCount += other.stepCount
    controllerCount += other.controllerCount
    for index in premiseCounts.indices { premiseCounts[index] += other.premiseCounts[index] }
    for index in stepKinds.indices { stepKinds[index] += other.stepKinds[index] }
    for index in eventKinds.indices { eventKinds[index] += other.eventKinds[index] }
  }
}
