import Dispatch

/// A queue of an app: the main one is done in turns, and what the others do is over when some time
/// has passed, as an answer from the network.
///
/// Nothing of it leaves the thread of the flow, and no real time passes: work of the main queue is
/// done at the end of the step that has put it there, before transitions come to their ends; what
/// is delayed, or put on another queue, when a step lets time pass. So the user may be elsewhere by
/// then, and the same flow always does the same.
///
/// - SeeAlso: Dispatch, `DispatchQueue`.
public final class WorkQueue: Sendable {
  /// What other queues can be made for; it plays no part.
  public typealias Attributes = Dispatch.DispatchQueue.Attributes

  /// The queue of the thread on which all controllers live.
  public static let main = WorkQueue(label: "main", delay: 0)
  private static let shared = WorkQueue(label: "global")

  /// What people call it.
  public let label: String
  /// How long, in seconds, work takes at least.
  private let delay: Double

  /// Makes a queue beside the main one.
  ///
  /// - Parameters:
  ///   - label: What people call it.
  ///   - qos: How much it matters; it plays no part.
  ///   - attributes: Whether it does several things at a time; it does one after the other.
  public convenience init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = []
  ) {
    self.init(label: label, delay: 0.001)
  }

  private init(label: String, delay: Double) {
    self.label = label
    self.delay = delay
  }

  /// A queue beside the main one.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> WorkQueue { shared }

  /// Puts work on the queue: `async { … }`.
  public var async: PuttingOff { PuttingOff(delay: delay) }

  /// Puts work on the queue when some time has passed: `asyncAfter(deadline: .now() + 1) { … }`.
  public var asyncAfter: PuttingOffLonger { PuttingOffLonger(delay: delay) }

  /// Does work at once.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
}

/// The queues of an app, by the name that they have in Dispatch.
public typealias DispatchQueue = WorkQueue

/// The call `async` of a queue.
///
/// A property that is called stands for it, as the compiler takes closures of a method of this name
/// for the main actor's, to which no controller here belongs.
public struct PuttingOff {
  fileprivate let delay: Double

  /// Puts work on the queue; of the arguments before it the group alone plays a part.
  public func callAsFunction(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    group?.enter()
    SegueEnvironment.current.putOff(by: delay) {
      work()
      group?.leave()
    }
  }

  /// Puts work on the queue, which may be cancelled until it is done.
  public func callAsFunction(execute work: DispatchWorkItem) {
    SegueEnvironment.current.putOff(by: delay, work.performUnlessCancelled)
  }
}

/// The call `asyncAfter` of a queue, a property for the same reason as ``PuttingOff``.
public struct PuttingOffLonger {
  fileprivate let delay: Double

  /// Puts work on the queue when some time has passed; how much it matters plays no part.
  public func callAsFunction(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    let environment = SegueEnvironment.current
    environment.putOff(by: max(deadline.seconds - environment.time, 0) + delay, work)
  }

  /// Puts work on the queue when some time has passed; it may be cancelled until it is done.
  public func callAsFunction(deadline: DispatchTime, execute work: DispatchWorkItem) {
    callAsFunction(deadline: deadline, execute: work.performUnlessCancelled)
  }
}

extension DispatchWorkItem {
  fileprivate func performUnlessCancelled() {
    if !isCancelled { perform() }
  }
}
