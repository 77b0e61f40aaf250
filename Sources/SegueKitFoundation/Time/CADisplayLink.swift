/// What tells a target of each picture that is about to be drawn.
///
/// It goes by the clock of the flow, as ``Timer`` does: a step that lets time pass tells the target
/// once. Until ``invalidate()`` is called it is kept, with its target.
///
/// - SeeAlso: Core Animation, `CADisplayLink`.
public final class CADisplayLink {
  /// Whether the target is told of nothing for now.
  public var isPaused = false
  /// How often it should be told in a second; 0 is as often as possible, and nobody looks at it.
  public var preferredFramesPerSecond = 0
  /// How often it may be told in a second; nobody looks at it.
  public var preferredFrameRateRange = CAFrameRateRange.default
  /// When the last picture was drawn, in seconds.
  public private(set) var timestamp = 0.0

  /// What tells the target; `nil` when it is over.
  private var work: ((CADisplayLink) -> Void)?
  private let environment = SegueEnvironment.current
  private var number: Int?

  /// Makes a link that tells its target, which it keeps.
  ///
  /// The target is a controller or a view, and nobody else is told; the selector is what
  /// `UIResponder.action(for:)` knows.
  public init(target: Any, selector: Selector) {
    work = { link in (target as? UIResponder)?.action(for: selector)?(link) }
  }

  /// How long a picture is seen, in seconds.
  public var duration: Double { 1 / 60 }

  /// When the next picture is drawn, in seconds.
  public var targetTimestamp: Double { timestamp + duration }

  /// Has it tell; the mode plays no part.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard work != nil, number == nil else { return }
    number = environment.putOff(by: duration, every: duration) { [self] in
      timestamp = environment.time
      if !isPaused { work?(self) }
    }
  }

  /// Has it tell no more; the mode plays no part.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

  /// Ends it: nobody is told any more, and nobody is kept by it.
  public func invalidate() {
    work = nil
    stop()
  }

  private func stop() {
    if let number { environment.callOff(number) }
    number = nil
  }
}

/// How often something may be drawn in a second.
///
/// - SeeAlso: Core Animation, `CAFrameRateRange`.
public struct CAFrameRateRange: Hashable, Sendable {
  /// How often at least.
  public var minimum: Float
  /// How often at most.
  public var maximum: Float
  /// How often it should be; without a word the system says.
  public var preferred: Float?

  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// As the system says.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
