import FlowModel
import Foundation

/// A flow that does not go on, as far as it can be told from another thread.
package struct Hang: Sendable {
  /// The flow, up to the step that does not end.
  package let flow: Scenario
  let account: Whereabouts.Account
  let patience: Duration
  let thread: UInt

  /// The number of the flow; `nil` for one without.
  package var number: Int? { account.number }

  /// Ends the process as a crash where the flow hangs would, so that a debugger and a backtrace
  /// show that place.
  package func crash() -> Never {
    // A trap is blocked on no thread.
    CrashNotice.passOn(SIGTRAP)
    while true {
      // Who makes a backtrace returns, and leaves the end of the process to the next signal.
      Whereabouts.send(SIGTRAP, to: thread)
      sleep(1)
    }
  }
}
