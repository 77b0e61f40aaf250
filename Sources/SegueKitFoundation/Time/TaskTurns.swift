/// Who does the work of a task: the thread of the flow, in the turns of its main queue.
///
/// What another thread answers never comes: in a flow no real time passes, and what came would come
/// at another moment each time.
final class TaskTurns: TaskExecutor {
  private let stay = Confined(Stay())

  /// On which thread and in which environment the task was begun.
  private final class Stay {
    let home = Thread.current
    weak let environment: SegueEnvironment? = .current
    /// By which number the environment knows that the task goes on.
    var number: Int?
  }

  func enqueue(_ job: consuming ExecutorJob) {
    guard Thread.current === stay.value.home, let environment = stay.value.environment else {
      return
    }
    let job = UnownedJob(job)
    environment.doInTurn { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// Has the task cancelled that has begun, when the flow is over before it is.
  func begin(cancelledBy cancel: @escaping () -> Void) {
    stay.value.number = stay.value.environment?.untilTheEnd(cancel)
  }

  /// Lets go of the task, which is over.
  func end() {
    if let number = stay.value.number { stay.value.environment?.callOff(number) }
    stay.value.number = nil
  }
}

extension SegueEnvironment {
  private static let key = "the environment of the turn"

  /// The environment of the work that this thread does, also while a task moves from one actor to
  /// another, when it has no values of its own.
  static var ofTurn: SegueEnvironment {
    Thread.current.threadDictionary[key] as? SegueEnvironment ?? current
  }

  /// Has work of a task done in the next turn of the main queue.
  func doInTurn(_ work: @escaping () -> Void) {
    putOff { [unowned self] in
      let values = Thread.current.threadDictionary
      let former = values[Self.key]
      values[Self.key] = self
      work()
      values[Self.key] = former
    }
  }
}
