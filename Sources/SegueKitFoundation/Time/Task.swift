/// Work that may wait for something, as an answer, and goes on when that has come.
///
/// It begins in the next turn of the main queue, and never leaves the thread of the flow; neither
/// do the actors that it asks and the tasks within it. What sleeps goes on when a step lets time
/// pass, and the user may be elsewhere by then. When the flow is over, what has not ended is
/// cancelled and goes on once more, while nothing that it does comes to anything.
///
/// - SeeAlso: The Swift standard library, `Task`; SE-0417, by which the work of a task stays where
///   its executor is.
public struct Task<Success, Failure: Error>: Sendable {
  private let task: _Concurrency.Task<Confined<Success>, Failure>

  /// Whether somebody has cancelled it.
  public var isCancelled: Bool { task.isCancelled }

  /// Asks it to end: whoever sleeps wakes, and whoever looks is told.
  public func cancel() { task.cancel() }
}

extension Task where Failure == Never {
  /// Begins work in the next turn of the main queue.
  ///
  /// - Parameters:
  ///   - name: What people call it; it plays no part.
  ///   - priority: How much it matters; it plays no part.
  ///   - operation: What is done; kept until it is over.
  @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_implicitSelfCapture operation: @escaping () async -> Success
  ) {
    let turns = TaskTurns()
    let work = Confined(operation)
    task = _Concurrency.Task(name: name, executorPreference: turns, priority: priority) {
      defer { turns.end() }
      return await Confined(work.value())
    }
    turns.begin(cancelledBy: task.cancel)
  }

  /// Begins work that has nothing of whoever begins it; here it is like all other.
  @discardableResult
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Success
  ) -> Task {
    Task(name: name, priority: priority, operation: operation)
  }

  /// What comes of it, once it is over.
  public var value: Success {
    get async { await task.value.value }
  }
}

extension Task where Failure == any Error {
  /// Begins work that may fail, in the next turn of the main queue.
  ///
  /// - Parameters:
  ///   - name: What people call it; it plays no part.
  ///   - priority: How much it matters; it plays no part.
  ///   - operation: What is done; kept until it is over.
  @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_implicitSelfCapture operation: @escaping () async throws -> Success
  ) {
    let turns = TaskTurns()
    let work = Confined(operation)
    task = _Concurrency.Task(name: name, executorPreference: turns, priority: priority) {
      defer { turns.end() }
      return try await Confined(work.value())
    }
    turns.begin(cancelledBy: task.cancel)
  }

  /// Begins work that may fail and has nothing of whoever begins it; here it is like all other.
  @discardableResult
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async throws -> Success
  ) -> Task {
    Task(name: name, priority: priority, operation: operation)
  }

  /// What comes of it, once it is over.
  ///
  /// - Throws: What the work has failed by.
  public var value: Success {
    get async throws { try await task.value.value }
  }
}

extension Task {
  /// What comes of it, be it a failure, once it is over.
  public var result: Result<Success, Failure> {
    get async { await task.result.map(\.value) }
  }
}

extension Task: Hashable {
  /// Whether both are the same task.
  public static func == (one: Task, other: Task) -> Bool { one.task == other.task }

  /// Hashes which task it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(task) }
}
