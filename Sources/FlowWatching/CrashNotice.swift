import FlowModel
import Foundation
import Synchronization

/// Turns a crash into a sentence that names the flow or the case.
///
/// A trap of Swift is an illegal instruction or a breakpoint, after the message of the precondition
/// has been written; a cast with `as!` that fails, and an exception that nobody catches, abort;
/// infinite recursion runs out of its stack. None of them can be caught, only told.
package enum CrashNotice {
  /// What becomes of the process when a crash has been told.
  package enum Ending {
    /// It ends with an exit code.
    case exit(Int32)
    /// It ends as it would have without a notice; a crash that is not of a flow is not told.
    case crash
  }

  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT]
  /// Where the name of the program stands.
  private static let program = Atomic<UInt>(0)
  /// The exit code; -1 when there is none.
  private static let exitCode = Atomic<Int32>(-1)

  /// Where it stands what became of each signal before.
  private static let formerActions: UInt = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: signals.count)
    actions.initialize(repeating: sigaction(), count: signals.count)
    for (place, signal) in signals.enumerated() {
      var action = sigaction()
      action.tellsOnItsOwnStack { CrashNotice.tell($0) }
      sigaction(signal, &action, actions + place)
    }
    return UInt(bitPattern: actions)
  }()

  /// Puts the notice in place, for the whole process; a second time changes nothing but what is
  /// given here.
  package static func install(for program: String, ending: Ending) {
    name(program)
    let code: Int32 = if case .exit(let code) = ending { code } else { -1 }
    exitCode.store(code, ordering: .relaxed)
    _ = Whereabouts.ofThisThread
    _ = formerActions
  }

  /// Keeps the name of the program; former names stay where they are, for another thread may be
  /// writing one.
  private static func name(_ program: String) {
    let known = UnsafePointer<CChar>(bitPattern: self.program.load(ordering: .relaxed))
    guard known.map({ String(cString: $0) }) != program else { return }
    self.program.store(UInt(bitPattern: strdup(program)), ordering: .relaxed)
  }

  /// Writes the notice and ends the process; it calls nothing that could wait for what has crashed.
  private static func tell(_ signal: Int32) {
    let code = exitCode.load(ordering: .relaxed)
    let whereabouts = Whereabouts.knownOfThisThread
    if code >= 0 || whereabouts?.isOnErrand == true {
      if let program = UnsafePointer<CChar>(bitPattern: program.load(ordering: .relaxed)) {
        StandardError.write(bytesAt: program)
      }
      StandardError.write(": crashed; unless your own code did, this is a bug in FlowFuzz\n")
      whereabouts?.writeWords()
    }
    guard code < 0 else { _exit(code) }
    passOn(signal)
  }

  /// Leaves a signal to whom it was left before; after a crash the same instruction raises it
  /// again, and an abort, which would end the process by itself, is raised here.
  static func passOn(_ signal: Int32) {
    guard let place = signals.firstIndex(of: signal),
      let actions = UnsafeMutablePointer<sigaction>(bitPattern: formerActions)
    else { return }
    sigaction(signal, actions + place, nil)
    if signal == SIGABRT { raise(signal) }
  }
}

extension sigaction {
  /// Has a signal told on the stack that its thread keeps for that.
  fileprivate mutating func tellsOnItsOwnStack(_ tell: @escaping @convention(c) (Int32) -> Void) {
    #if canImport(Darwin)
    __sigaction_u.__sa_handler = tell
    #else
    __sigaction_handler.sa_handler = tell
    #endif
    sa_flags = Int32(SA_ONSTACK)
  }
}
