import Dispatch

/// A moment on the clock of a flow, which goes on only when a step lets time pass.
///
/// - SeeAlso: Dispatch, `DispatchTime`.
public struct DispatchTime: Hashable, Comparable, Sendable {
  /// The seconds since the flow began to put anything off.
  let seconds: Double

  /// The moment that never comes: what waits for it is never done.
  public static let distantFuture = DispatchTime(seconds: .infinity)

  /// The present moment.
  public static func now() -> DispatchTime {
    DispatchTime(seconds: SegueEnvironment.current.time)
  }

  /// The nanoseconds since the flow began to put anything off: none for a moment before that, and
  /// not more than those of 1,000,000,000 seconds.
  public var uptimeNanoseconds: UInt64 { UInt64(max(0, min(seconds, 1e9)) * 1e9) }

  /// The moment some seconds later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  /// The moment some time later.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.seconds
  }

  /// Whether one moment comes before another one.
  public static func < (left: DispatchTime, right: DispatchTime) -> Bool {
    left.seconds < right.seconds
  }
}

extension DispatchTimeInterval {
  fileprivate var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .infinity
    @unknown default: 0
    }
  }
}
