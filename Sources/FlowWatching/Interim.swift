import Synchronization

/// What has been found so far, for whoever has to tell it when the end does not come.
package final class Interim<Report: Sendable>: Sendable {
  private let kept = Mutex<Report?>(nil)

  /// Nothing has been found yet.
  package init() {}

  /// The report that was kept last; `nil` when there was none.
  package var report: Report? { kept.withLock { $0 } }

  /// Keeps a report in the place of the one before.
  package func keep(_ report: Report) { kept.withLock { $0 = report } }
}
