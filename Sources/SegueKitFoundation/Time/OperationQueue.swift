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
    queue.async { [self] in
      guard operation.isReady else { return wait(for: operation) }
      operations.removeAll { $0 === operation }
      operation.start()
    }
  }
}
