/// When something has to stop: at an instant, or as soon as somebody wishes so.
///
/// It is the one place that reads a clock.
package struct Deadline: Sendable {
  private let instant: ContinuousClock.Instant?
  private let isWished: @Sendable () -> Bool

  /// A deadline that never passes.
  package static let never = Deadline(after: nil)

  /// Makes a deadline.
  ///
  /// - Parameters:
  ///   - duration: How far from now it is; `nil` never passes.
  ///   - isWished: Whether it has passed before, for somebody wishes so; asked on any thread.
  package init(
    after duration: Duration?, orWhen isWished: @escaping @Sendable () -> Bool = { false }
  ) {
    self.init(at: duration.map { ContinuousClock.now + $0 }, orWhen: isWished)
  }

  private init(
    at instant: ContinuousClock.Instant?, orWhen isWished: @escaping @Sendable () -> Bool
  ) {
    self.instant = instant
    self.isWished = isWished
  }

  /// Whether it is over.
  package var hasPassed: Bool {
    isWished() || instant.map { ContinuousClock.now >= $0 } ?? false
  }

  /// The deadline for one of several that come one after another.
  ///
  /// It has a quarter of the time until this one, so that there is some left for whoever comes
  /// later.
  var share: Deadline {
    let now = ContinuousClock.now
    return Deadline(at: instant.map { now + now.duration(to: $0) / 4 }, orWhen: isWished)
  }
}
