import FlowModel

/// Whether flows that were played twice have shown the same twice.
///
/// Everything that is promised of a seed rests on that. Of every 64 flows one is played twice, and
/// so is the smallest flow of each finding, as often as a smaller one is found. Who can start
/// another process has it play some of them once more: there hash values and addresses are others,
/// and so is all that a system remembers.
public struct Audit: Hashable, Sendable {
  /// How many flows have been played twice, or were found to break something only once.
  public private(set) var flowCount = 0
  /// A number for everything that the flows showed; the same in every process and on every machine.
  public private(set) var digest: UInt64 = 0
  /// The first flow that showed something else the second time.
  public private(set) var difference: Difference?
  /// How many flows another process has played again; `nil` when none was asked to.
  public internal(set) var elsewhereCount: Int?
  /// Some of the flows that have been played twice, in run order, for another process: evenly
  /// spread over the campaign.
  private(set) var sample: [PlayedFlow] = []
  /// Every how many of those that have been played twice one is kept for another process.
  private var sampleStride = 1

  /// How many flows are kept for another process at most, whatever a campaign plays.
  private static let sampleMax = 64

  /// Where two runs of one flow part.
  public struct Difference: Hashable, Sendable {
    /// The run of the campaign, counted from zero.
    public var run: Int
    /// How they part.
    public var way: Way

    /// How two runs of one flow part.
    public enum Way: Hashable, Sendable {
      /// They differ after a step, counted from one; zero is the stage.
      case shown(afterStep: Int)
      /// The flow broke something once, and did not when it was played again.
      case broken
      /// Another process showed something else after a step, counted from one; zero is the stage.
      case shownElsewhere(afterStep: Int)
      /// The flow came to its end in this process, and not in another one.
      case cutShortElsewhere
    }

    /// Whether it was another process that did something else.
    package var isElsewhere: Bool {
      switch way {
      case .shown, .broken: false
      case .shownElsewhere, .cutShortElsewhere: true
      }
    }

    fileprivate var step: Int {
      switch way {
      case .shown(let step), .shownElsewhere(let step): step
      case .broken, .cutShortElsewhere: 0
      }
    }
  }

  /// Whether a run is played twice: one of each 64, in another lane each time.
  static func asks(forRun run: Int) -> Bool {
    (run + run / Lane.count) % Lane.count == laneOfTheFirst
  }

  /// The lane whose first run is played twice: small flows have been played before it.
  private static let laneOfTheFirst = 8

  /// Plays a flow again and compares.
  mutating func add<System: FlowSystem>(_ trace: Trace, ofRun run: Int, on system: System) {
    let again = system.trace(of: trace.scenario)
    var audit = Audit()
    audit.flowCount = 1
    audit.digest = trace.digests.last ?? 0
    audit.difference = trace.firstDifference(from: again).map {
      Difference(run: run, way: .shown(afterStep: $0))
    }
    merge(audit)
  }

  /// Keeps a flow that has been played twice for another process.
  mutating func keep(_ trace: Trace, ofRun run: Int) {
    sample.append(PlayedFlow(trace, ofRun: run))
  }

  /// Takes down that a run broke something which is not broken when its flow is played again.
  mutating func addDifference(inRun run: Int) {
    var audit = Audit()
    audit.flowCount = 1
    audit.difference = Difference(run: run, way: .broken)
    merge(audit)
  }

  /// Adds what another part of the campaign has compared.
  mutating func merge(_ other: Audit) {
    flowCount += other.flowCount
    digest &+= other.digest
    add([other.difference].compactMap { $0 })
    sample = (sample + other.sample).sorted { $0.run < $1.run }
    sampleStride = max(sampleStride, other.sampleStride)
    thinOut()
    while sample.count > Self.sampleMax {
      sampleStride *= 2
      thinOut()
    }
  }

  /// One flow is played twice in each round of the lanes; every so many rounds one is kept.
  private mutating func thinOut() {
    sample.removeAll { $0.run / Lane.count % sampleStride != 0 }
  }

  /// Keeps the first one of the differences.
  mutating func add(_ others: [Difference]) {
    difference = ([difference].compactMap { $0 } + others)
      .min { ($0.run, $0.step) < ($1.run, $1.step) }
  }
}

extension Trace {
  /// The step after which two traces of one flow differ first; zero is the stage.
  fileprivate func firstDifference(from other: Trace) -> Int? {
    guard self != other else { return nil }
    let moments = 0..<min(snapshots.count, other.snapshots.count)
    return moments.first { moment in
      snapshots[moment] != other.snapshots[moment]
        || eventEnds[moment] != other.eventEnds[moment]
        || events.prefix(eventEnds[moment]) != other.events.prefix(eventEnds[moment])
    } ?? moments.upperBound
  }
}
