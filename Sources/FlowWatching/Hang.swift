import FlowModel
import Foundation

/// A flow that does not go on, as far as it can be told from another thread.
package struct Hang: Sendable {
  /// The flow, up to the step that does not end.
  package let flow: Scenario
  /// The number of the flow; `nil` for one without.
  package let number: Int?
  let deed: Whereabouts.Deed
  let patience: Duration
  let words: String
  let thread: UInt

  /// Ends the process as a crash where the flow hangs would, so that a debugger and a backtrace
  /// show that place.
  package func crash() -> Never {
    // A trap is blocked on no thread.
    CrashNotice.passOn(SIGTRAP)
    while true {
      // Who makes a backtrace returns, and leaves the end of the process to the next signal.
      #if canImport(Darwin)
      if let thread = pthread_t(bitPattern: thread) { pthread_kill(thread, SIGTRAP) }
      #else
      pthread_kill(pthread_t(thread), SIGTRAP)
      #endif
      sleep(1)
    }
  }
}
