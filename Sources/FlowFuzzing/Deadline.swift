/// When a campaign has to stop: the one place that reads a clock.
struct Deadline {
  private let instant: ContinuousClock.Instant?

  init(after duration: Duration?) { instant = duration.map { ContinuousClock.now + $0 } }

  var hasPassed: Bool { instant.map { ContinuousClock.now >= $0 } ?? false }
}
