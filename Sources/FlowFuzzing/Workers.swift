import Dispatch
import Synchronization

/// Does independent pieces of work on several threads and keeps the results in order.
package struct Workers {
  private let count: Int

  /// Makes so many workers.
  package init(count: Int) { self.count = count }

  /// Maps the numbers below a bound; the results stand in the order of the numbers.
  ///
  /// Whoever is done takes the next number, so that nobody waits for a thread that was held up.
  package func map<Result: Sendable>(
    below bound: Int, _ transform: @Sendable (Int) -> Result
  ) -> [Result] {
    guard count > 1 else { return (0..<bound).map(transform) }
    let results = Mutex<[Result?]>([Result?](repeating: nil, count: bound))
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: min(count, bound)) { _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < bound else { return }
        let result = transform(index)
        results.withLock { $0[index] = result }
      }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
