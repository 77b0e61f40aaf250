/// A queue of operations: it begins them in the order in which they came, as soon as they may, and
/// each is on it until it is finished.
///
/// What an operation does is done at once and on the thread of the flow; one that goes on by itself
/// after that may be accompanied by others, as many as the queue allows.
///
/// - SeeAlso: Foundation, `OperationQueue` and `Operation`, "Asynchronous Versus Synchronous
///   Operations".
public final class OperationQueue {
  /// As many operations at a time as there are.
  ///
  /// - SeeAlso: Foundation, `OperationQueue.defaultMaxConcurrentOperationCount`.
  public static let defaultMaxConcurrentOperationCount = -1

  /// The queue of the thread on which all controllers live, with one operation at a time; each flow
  /// has one.
  public static var main: OperationQueue {
    SegueEnvironment.current.companion {
      let main = OperationQueue(.main)
      main.maxConcurrentOperationCount = 1
      return main
    }
  }

  /// What people call it.
  public var name: String?
  /// How many operations go on at a time; ``defaultMaxConcurrentOperationCount`` for any number.
  public var maxConcurrentOperationCount = defaultMaxConcurrentOperationCount
  /// How much it matters; it plays no part.
  public var qualityOfService = QualityOfService.default
  /// What is not finished, in the order in which it was put on the queue.
  public private(set) var operations: [Operation] = []
  /// Whether it is that of the thread on which all controllers live.
  var isMain: Bool { queue === DispatchQueue.main }
  private let queue: DispatchQueue
  /// What has begun and is not finished.
  private var running: Set<ObjectIdentifier> = []
  /// What is to be done when operations are finished, which Foundation does on a thread of its own.
  private var completions: [ObjectIdentifier: () -> Void] = [:]

  /// Makes a queue beside the main one.
  public convenience init() { self.init(.global()) }

  private init(_ queue: DispatchQueue) { self.queue = queue }

  /// Puts work on the queue.
  public func addOperation(_ block: @escaping () -> Void) {
    let work = Confined(block)
    addOperation(BlockOperation { work.value() })
  }

  /// Puts an operation on the queue; it is done after those that it depends on, wherever they are.
  ///
  /// Its `completionBlock` is done on the queue when it is finished, and is the queue's from now
  /// on.
  ///
  /// - SeeAlso: Foundation, `Operation.completionBlock`: "The exact execution context for your
  ///   completion block is not guaranteed".
  public func addOperation(_ operation: Operation) {
    operations.append(operation)
    takeCompletion(of: operation)
    queue.async { [self] in look(at: operation, again: shortestWait) }
  }

  /// Cancels whatever is not finished; what has not begun is not done any more.
  public func cancelAllOperations() {
    for operation in operations { operation.cancel() }
  }

  /// Does an operation whose turn it is, or has it wait for those that come before it.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - wait: After how many seconds it is looked at again; `nil` where it will be anyway.
  private func look(at operation: Operation, again wait: Double?) {
    guard operations.contains(where: { $0 === operation }), !isRunning(operation) else { return }
    takeCompletion(of: operation)
    guard isTurn(of: operation) else { return waitLonger(for: operation, wait) }
    running.insert(ObjectIdentifier(operation))
    operation.start()
    lookWhetherOver(operation, again: shortestWait)
  }

  private func isRunning(_ operation: Operation) -> Bool {
    running.contains(ObjectIdentifier(operation))
  }

  /// Whether an operation waits for no other, and where not all may go on at a time is the first of
  /// those and may begin.
  private func isTurn(of operation: Operation) -> Bool {
    guard operation.isReady else { return false }
    guard maxConcurrentOperationCount >= 0 else { return true }
    return running.count < maxConcurrentOperationCount
      && operations.first { $0.isReady && !isRunning($0) } === operation
  }

  /// Looks again when another operation is over, and when some time has passed, in which one may
  /// have ended by itself; then after twice the time, so that what waits long does not keep the
  /// clock of the flow busy.
  private func waitLonger(for operation: Operation, _ wait: Double?) {
    Latecomers.ofTheFlow.add(operation) { [self] in
      queue.async { [self] in look(at: operation, again: nil) }
    }
    guard let wait else { return }
    queue.asyncAfter(deadline: .now() + wait) { [self] in look(at: operation, again: wait * 2) }
  }

  /// Takes an operation that is finished from the queue, or looks again later.
  private func lookWhetherOver(_ operation: Operation, again wait: Double) {
    takeCompletion(of: operation)
    guard operation.isFinished else {
      return queue.asyncAfter(deadline: .now() + wait) { [self] in
        lookWhetherOver(operation, again: wait * 2)
      }
    }
    running.remove(ObjectIdentifier(operation))
    operations.removeAll { $0 === operation }
    if let completion = completions.removeValue(forKey: ObjectIdentifier(operation)) {
      queue.async(execute: completion)
    }
    Latecomers.ofTheFlow.queueUp()
  }

  private func takeCompletion(of operation: Operation) {
    guard let completion = operation.completionBlock else { return }
    operation.completionBlock = nil
    completions[ObjectIdentifier(operation)] = completion
  }
}

/// The seconds after which an operation is looked at again for the first time.
private let shortestWait = 0.001

/// The operations of a flow that wait for others, or for their turn.
private final class Latecomers {
  static var ofTheFlow: Latecomers { SegueEnvironment.current.companion(Latecomers.init) }

  private var waiting: [(operation: Operation, queueUp: () -> Void)] = []

  /// Adds one, unless it is among them, with what puts it on its queue once more.
  func add(_ operation: Operation, queueUp: @escaping () -> Void) {
    guard !waiting.contains(where: { $0.operation === operation }) else { return }
    waiting.append((operation, queueUp))
  }

  /// Puts each that need wait no longer on its queue, in the order in which they came.
  func queueUp() {
    let ready = waiting.filter(\.operation.isReady)
    waiting.removeAll(where: \.operation.isReady)
    for latecomer in ready { latecomer.queueUp() }
  }
}
