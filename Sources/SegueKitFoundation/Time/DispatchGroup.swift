/// Several pieces of work, and what is done when all of them are over.
///
/// Nothing waits for it but ``notify(qos:flags:queue:execute:)``: whoever waited on the one thread
/// of a flow would wait for ever.
///
/// - SeeAlso: Dispatch, `DispatchGroup`.
public final class DispatchGroup {
  private var count = 0
  private var notices: [() -> Void] = []

  /// Makes a group without work.
  public init() {}

  /// Counts one piece of work more.
  public func enter() { count += 1 }

  /// Counts one piece of work less; with the last one all who are to be told are.
  ///
  /// - Precondition: It has been entered once more than it was left.
  public func leave() {
    guard count > 0 else { fatalError("A DispatchGroup is left that nobody has entered.") }
    count -= 1
    if count == 0 { tell() }
  }

  /// Has something done on a queue when all work is over; at once, if there is none.
  ///
  /// - Parameters:
  ///   - qos: How much it matters; it plays no part.
  ///   - flags: How it is done; they play no part.
  ///   - queue: The queue.
  ///   - work: What is done; kept until it has been.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    notices.append { queue.async(execute: work) }
    if count == 0 { tell() }
  }

  /// Has something done on a queue when all work is over, unless it is cancelled by then.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notices.append { queue.async(execute: work) }
    if count == 0 { tell() }
  }

  private func tell() {
    let due = notices
    notices = []
    for notice in due { notice() }
  }
}
