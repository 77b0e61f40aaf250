/// The actor of the thread on which all controllers live: in a flow, of the flow's own.
///
/// Controllers here belong to no actor, so what is marked with this one can be asked by tasks
/// alone. Outside flows it is the main actor of the process.
///
/// - SeeAlso: The Swift standard library, `MainActor`.
@globalActor public final actor MainActor {
  /// The one actor.
  public static let shared = MainActor()
  private static let turns = MainTurns()

  /// Who does its work: the turns of the main queue of a flow.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    Self.turns.asUnownedSerialExecutor()
  }

  /// Does something where all controllers live, which is here.
  public static func run<Value>(
    resultType: Value.Type = Value.self, body: () throws -> Value
  ) async rethrows -> Value {
    try body()
  }

  /// Does something where all controllers live, which is here.
  public static func assumeIsolated<Value>(
    _ operation: () throws -> Value, file: StaticString = #fileID, line: UInt = #line
  ) rethrows -> Value {
    try operation()
  }
}

/// Who does the work of the main actor.
private final class MainTurns: SerialExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let environment = SegueEnvironment.ofTurn
    guard environment !== SegueEnvironment.standard else {
      return Dispatch.DispatchQueue.main.async { self.run(job) }
    }
    environment.doInTurn { self.run(job) }
  }

  private func run(_ job: UnownedJob) { job.runSynchronously(on: asUnownedSerialExecutor()) }
}
