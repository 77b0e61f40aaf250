import SegueKitFoundation
import Testing

/// Writes down what is done, in order, and that it is done on the thread of whoever made it.
private final class Diary {
  private let home = Thread.current
  private(set) var lines: [String] = []

  func write(_ line: String) { lines.append(Thread.current === home ? line : "\(line) elsewhere") }
}

/// Somebody who is asked and answers after some time.
private actor Service {
  private var count = 0

  func answer() async throws -> Int {
    try await Task.sleep(for: .seconds(1))
    count += 1
    return count
  }

  func answerAtOnce() -> Int { count }
}

@Suite struct `A task` {
  private let environment = SegueEnvironment()
  private let diary = Diary()
  private let service = Service()

  @Test func `begins in the next turn of the main queue, and goes on when time has passed`() {
    environment.run {
      Task { [diary, service] in
        diary.write("begun with \(await service.answerAtOnce())")
        let answer = try await service.answer()
        diary.write("answer \(answer)")
      }
      diary.write("at once")
      environment.settle()
      diary.write("\(environment.delayedCount) waits")
      environment.passTime()
    }
    #expect(diary.lines == ["at once", "begun with 0", "1 waits", "answer 1"])
  }

  @Test func `wakes when it is cancelled`() {
    environment.run {
      let task = Task { [diary] in
        defer { diary.write(Task.isCancelled ? "cancelled" : "not cancelled") }
        try await Task.sleep(nanoseconds: 1_000_000_000)
        diary.write("slept")
      }
      Task { [diary] in
        if case .failure(let error) = await task.result { diary.write("\(type(of: error))") }
      }
      environment.settle()
      task.cancel()
      #expect(task.isCancelled && environment.delayedCount == 0)
      environment.settle()
    }
    #expect(diary.lines == ["cancelled", "CancellationError"])
  }

  @Test func `gives way, asks others and waits for them`() {
    environment.run {
      let number = Task { [diary] in
        diary.write("number")
        return 4
      }
      Task { [diary] in
        diary.write("first")
        await Task.yield()
        diary.write("third \(await number.value)")
        let sum = await withTaskGroup(of: Int.self) { group in
          for summand in 1...3 { group.addTask { summand } }
          return await group.reduce(0, +)
        }
        diary.write("sum \(sum)")
      }
      Task { [diary] in diary.write("second") }
      environment.settle()
    }
    #expect(diary.lines == ["number", "first", "second", "third 4", "sum 6"])
  }

  @Test func `is on the thread of all controllers when it is on the main actor`() {
    environment.run {
      Task { [diary] in
        await MainActor.run { diary.write("run") }
        MainActor.assumeIsolated { diary.write("assumed") }
        await marked(Confined(diary))
      }
      environment.settle()
    }
    #expect(diary.lines == ["run", "assumed", "marked"])
  }

  @Test func `is told of what a stream brings`() {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    environment.run {
      Task { [diary] in
        for await number in stream { diary.write("\(number)") }
        diary.write("over")
      }
      continuation.yield(1)
      environment.settle()
      continuation.yield(2)
      environment.settle()
      continuation.finish()
      environment.settle()
    }
    #expect(diary.lines == ["1", "2", "over"])
  }

  @Test func `is never told by another thread`() throws {
    try environment.run {
      var asked: UnsafeContinuation<Void, Never>?
      Task { [diary] in
        await withUnsafeContinuation { asked = $0 }
        diary.write("told")
      }
      environment.settle()
      let continuation = try #require(asked)
      let thread = Thread { continuation.resume() }
      thread.start()
      while !thread.isFinished { Thread.sleep(forTimeInterval: 0.001) }
      environment.passTime()
    }
    #expect(diary.lines == [])
  }

  @Test func `ends with the last window, and keeps nobody after that`() {
    weak var kept: UIViewController?
    environment.run {
      var window: UIWindow? = UIWindow()
      window?.rootViewController = UIViewController()
      do {
        let screen = UIViewController()
        kept = screen
        Task { [diary] in
          await withCheckedContinuation { continuation in
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { continuation.resume() }
          }
          diary.write(Task.isCancelled ? "cancelled" : "answered")
          while true {
            try await Task.sleep(for: .seconds(1))
            screen.present(UIViewController(), animated: false)
          }
        }
      }
      environment.settle()
      #expect(kept != nil)
      window = nil
    }
    #expect(diary.lines == ["cancelled"])
    #expect(kept == nil)
  }
}

@MainActor private func marked(_ diary: Confined<Diary>) { diary.value.write("marked") }

@Suite struct `Several pieces of work` {
  private let environment = SegueEnvironment()
  private let diary = Diary()

  @Test func `tell of their end when the last is over`() {
    environment.run {
      let group = DispatchGroup()
      group.notify(queue: .main) { [diary] in diary.write("nothing to do") }
      for number in 1...2 {
        DispatchQueue.global().async(group: group) { [diary] in diary.write("\(number)") }
      }
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { group.leave() }
      group.notify(queue: .main) { [diary] in diary.write("all over") }
      environment.settle()
      environment.passTime()
    }
    #expect(diary.lines == ["nothing to do", "1", "2", "all over"])
  }

  @Test func `are operations, some of which wait for others or are cancelled`() {
    environment.run {
      let queue = OperationQueue()
      let (first, second) = (BlockOperation {}, BlockOperation {})
      second.addDependency(first)
      second.completionBlock = nil
      queue.addOperation(second)
      OperationQueue.main.addOperation { [diary] in diary.write("main") }
      environment.settle()
      #expect(!second.isFinished && queue.operations == [second])
      queue.addOperation(first)
      environment.passTime()
      environment.passTime()
      #expect(first.isFinished && second.isFinished && queue.operations == [])
      queue.addOperation { [diary] in diary.write("never") }
      queue.cancelAllOperations()
      environment.passTime()
    }
    #expect(diary.lines == ["main"])
  }

  @Test(arguments: [(1, ["begin a", "end a", "begin b"]), (-1, ["begin a", "begin b", "end a"])])
  func `go on as many at a time as the queue allows`(limit: Int, lines: [String]) {
    environment.run {
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = limit
      let names = ["a", "b"]
      let visits = names.map { name in Visit { [diary] in diary.write("begin \(name)") } }
      for visit in visits { queue.addOperation(visit) }
      for _ in 0..<3 { environment.passTime() }
      #expect(queue.operations == visits)
      diary.write("end a")
      visits[0].finish()
      for _ in 0..<3 { environment.passTime() }
      #expect(queue.operations == [visits[1]] && visits[1].isExecuting)
      queue.cancelAllOperations()
      #expect(visits[1].isCancelled)
    }
    #expect(diary.lines == lines)
  }

  @Test func `that wait long let the clock of the flow go on`() {
    environment.run {
      let queue = OperationQueue()
      queue.addOperation(Visit {})
      DispatchQueue.main.asyncAfter(deadline: .now() + 3_600) { [diary] in diary.write("late") }
      environment.passTime()
    }
    #expect(diary.lines == ["late"])
  }

  @Test func `tell in the flow that they are finished`() {
    environment.run {
      let queue = OperationQueue()
      let operation = BlockOperation { [diary = Confined(diary)] in diary.value.write("done") }
      operation.completionBlock = {
        [diary = Confined(diary), environment = Confined(environment)] in
        diary.value.write("finished \(SegueEnvironment.current === environment.value)")
      }
      queue.addOperation(operation)
      environment.passTime()
      environment.passTime()
      #expect(OperationQueue.main === OperationQueue.main && queue.operations == [])
    }
    #expect(diary.lines == ["done", "finished true"])
  }
}

/// An operation that goes on until somebody says that it is finished; Foundation leaves it to the
/// subclasses of its own to promise that they may be sent.
private final class Visit: Operation, @unchecked Sendable {
  private let begin: () -> Void
  private var state = State.waiting

  private enum State { case waiting, going, over }

  init(_ begin: @escaping () -> Void) { self.begin = begin }

  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { state == .going }
  override var isFinished: Bool { state == .over }

  override func start() {
    state = .going
    begin()
  }

  func finish() { state = .over }
}
