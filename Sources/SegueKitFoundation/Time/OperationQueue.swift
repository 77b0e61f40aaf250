/// A queue of operations: it does one after the other, as ``WorkQueue`` does its work.
///
/// - SeeAlso: Foundation, `OperationQueue`.
public final class OperationQueue {
  /// The queue of the thread on which all controllers live.
  public static var main: OperationQueue { OperationQueue(.main) }

  /// What people call it.
  public var name: String?
  /// How many operations go on at a time; it plays no part.
  public var maxConcurrentOperationCount = 1
  /// How much it matters; it plays no part.
  public var qualityOfService = QualityOfService.default
  /// What is not over, in the order in which it was put on the queue.
  public private(set) var operations: [Operation] = []
  /// Whether it is that of the thread on which all controllers live.
  var isMain: Bool { queue === DispatchQueue.main }
  private let queue: DispatchQueue

  /// Makes a queue beside the main one.
  public convenience init() { self.init(.global()) }

  private init(_ queue: DispatchQueue) { self.queue = queue }

  /// Puts work on the queue.
  public func addOperation(_ block: @escaping () -> Void) {
    let work = Confined(block)
    addOperation(BlockOperation { work.value() })
  }

  /// Puts an operation on the queue; it is done after those that it depends on, wherever they are.
  public func addOperation(_ operation: Operation) {
    operations.append(operation)
    wait(for: operation)
  }

  /// Cancels whatever is not over; what is on the queue is not done any more.
  public func cancelAllOperations() {
    for operation in operations { operation.cancel() }
  }

  private func wait(for operation: Operation) {
    queue.async { [self] in look(at: operation) }
  }

  /// Does an operation whose turn it is, or has it wait for those that it depends on.
  private func look(at operation: Operation) {
    guard operations.contains(where: { $0 === operation }) else { return }
    guard operation.isReady else { return waitLonger(for: operation) }
    operations.removeAll { $0 === operation }
    operation.start()
    Latecomers.ofTheFlow.queueUp()
  }

  /// Looks again when another operation is over, and when some time has passed, in which one may
  /// have ended by itself.
  private func waitLonger(for operation: Operation) {
    Latecomers.ofTheFlow.add(operation) { [self] in wait(for: operation) }
    let moment = 0.001
    queue.asyncAfter(deadline: .now() + moment) { [self] in look(at: operation) }
  }
}

/// The operations of a flow that wait for others.
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
