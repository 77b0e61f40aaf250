/// When something has to stop: the one place that reads a clock.
package struct Deadline: Sendable {
  private let instant: ContinuousClock.Instant?

  /// A deadline that never passes.
  package static let never = Deadline(after: nil)

  /// Makes a deadline that is so far from now; `nil` never passes.
  package init(after duration: Duration?) { instant = duration.map { ContinuousClock.now + $0 } }

  private init(at instant: ContinuousClock.Instant?) { self.instant = instant }

  /// Whether it is over.
  package var hasPassed: Bool { instant.map { ContinuousClock.now >= $0 } ?? false }

  /// The deadline for one of several that come one after another.
  ///
  /// It has a quarter of the time until this one, so that there is some left for whoever comes
  /// later.
  var share: Deadline {
    let now = ContinuousClock.now
    return Deadline(at: instant.map { now + now.duration(to: $0) / 4 })
  }
}
