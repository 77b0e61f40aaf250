import FlowModel

/// One trace, arranged so that questions about it are cheap.
///
/// It is made once and shared by all invariants.
public final class History: Sendable {
  /// The trace.
  public let trace: Trace
  /// What happened to each request, by its number.
  public let requests: [RequestRecord]
  /// The tree of each snapshot: of the stage, then after each step.
  public let trees: [Tree]

  /// The kinds of events that the system under test reports, as a number.
  private let heard: UInt64

  /// What controllers were told of their views; `nil` when nobody was told anything.
  let appearances: AppearanceHistory?

  /// The kinds of all its events.
  let eventMask: UInt64

  private let births: [Int32]
  private let doControllersTell: Bool

  /// Arranges a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - reported: The kinds of events that the system under test reports.
  public init(of trace: Trace, hearing reported: Set<Event.Kind> = Set(Event.Kind.allCases)) {
    self.trace = trace
    heard = reported.reduce(0) { $0 | $1.bit }
    var sorting = RequestSorting(of: trace)
    requests = sorting.records()
    births = Self.births(in: trace)
    doControllersTell = trace.events.contains { $0.vantage == .received }
    eventMask = trace.events.reduce(0) { $0 | $1.kind.bit }
    trees = Self.trees(of: trace)
    appearances = AppearanceHistory(of: trace, stage: trees.first)
  }

  /// The stage and then each step.
  public var chapters: some Sequence<Chapter> {
    trace.snapshots.indices.lazy.map { Chapter($0, of: self) }
  }

  /// Whether the source declares that it lets a request go on.
  ///
  /// `nil` when nobody has declared it: the recorded answer counts instead.
  public func declaredAnswer(to record: RequestRecord) -> Bool? {
    guard let segue = record.segue, let contract = trace.scene(of: record.source)?.contract,
      !contract.unknown.contains(.refuses)
    else { return nil }
    return !contract.refuses.contains(segue.identifier)
  }

  /// Whether the system under test reports events of all these kinds.
  func hears(_ kinds: [Event.Kind]) -> Bool { kinds.mask & ~heard == 0 }

  /// Whether a controller tells by itself what it receives.
  ///
  /// When one does, all do that are made from a scene and have declared everything.
  func tells(_ controller: ControllerID) -> Bool {
    doControllersTell && trace.scene(of: controller)?.contract.unknown.isEmpty == true
  }

  /// The event that tells of the birth of a controller, if any does.
  public func birth(of controller: ControllerID) -> Int? {
    births[controller.index] < 0 ? nil : Int(births[controller.index])
  }

  /// The trees of the snapshots; where nothing has changed, the one before.
  private static func trees(of trace: Trace) -> [Tree] {
    var trees: [Tree] = []
    trees.reserveCapacity(trace.snapshots.count)
    for snapshot in trace.snapshots {
      if let last = trees.last, last.snapshot == snapshot {
        trees.append(last)
      } else {
        trees.append(Tree(snapshot, cast: trace.cast))
      }
    }
    return trees
  }

  private static func births(in trace: Trace) -> [Int32] {
    var births = [Int32](repeating: -1, count: trace.cast.count)
    for (number, event) in trace.events.enumerated() {
      if case .instantiate(let controller, _) = event.what, births[controller.index] < 0 {
        births[controller.index] = Int32(number)
      }
    }
    return births
  }

  func culprit(_ blamed: ControllerID?) -> Culprit {
    guard let name = blamed.flatMap({ trace.scene(of: $0)?.className }) else { return .stock }
    return .declared(name)
  }
}
