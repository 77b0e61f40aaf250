extension Task where Success == Never, Failure == Never {
  /// Whether the task that asks has been cancelled.
  public static var isCancelled: Bool { _Concurrency.Task.isCancelled }

  /// How much the task that asks matters; it plays no part.
  public static var currentPriority: TaskPriority { _Concurrency.Task.currentPriority }

  /// Looks whether the task that asks has been cancelled.
  ///
  /// - Throws: `CancellationError`, if it has.
  public static func checkCancellation() throws { try _Concurrency.Task.checkCancellation() }

  /// Lets the others of this turn go first.
  public static func yield() async {
    await withUnsafeContinuation { continuation in
      SegueEnvironment.current.putOff { continuation.resume() }
    }
  }

  /// Waits until a step has let time pass.
  ///
  /// - Throws: `CancellationError`, if the task is cancelled; at once where it sleeps then.
  public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await Sleep().last(for: duration)
  }

  /// Waits until a step has let time pass.
  ///
  /// - Throws: `CancellationError`, if the task is cancelled; at once where it sleeps then.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await Sleep().last(for: .nanoseconds(Int64(clamping: duration)))
  }
}

/// One sleep of a task.
private final class Sleep {
  private let environment = SegueEnvironment.current
  private var continuation: UnsafeContinuation<Void, Never>?
  private var number: Int?

  func last(for duration: Duration) async throws {
    let sleep = Confined(self)
    await withTaskCancellationHandler {
      await withUnsafeContinuation { sleep.value.begin($0, for: duration) }
    } onCancel: {
      sleep.value.end()
    }
    try _Concurrency.Task.checkCancellation()
  }

  private func begin(_ continuation: UnsafeContinuation<Void, Never>, for duration: Duration) {
    guard !_Concurrency.Task.isCancelled else { return continuation.resume() }
    self.continuation = continuation
    number = environment.putOff(by: duration / .seconds(1)) { self.end() }
  }

  private func end() {
    if let number { environment.callOff(number) }
    number = nil
    continuation?.resume()
    continuation = nil
  }
}
