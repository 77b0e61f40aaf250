import FlowModel
import Foundation
import Synchronization

/// Turns a crash into sentences that say where it happened, and name the flow or the case.
///
/// A trap of Swift is an illegal instruction or a breakpoint, in a debug build after the message of
/// the precondition has been written; a cast with `as!` that fails, and an exception that nobody
/// catches, abort; infinite recursion runs out of its stack. None of them can be caught, only told.
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
  /// The thread that has crashed first; 0 while none has.
  private static let crashed = Atomic<UInt>(0)

  /// Seconds after which the process ought to have ended: else somebody has caught the first crash,
  /// and who has crashed here does so again.
  private static let patienceWithTheFirst: UInt32 = 30

  /// How often it is looked whether all others stand still, milliseconds apart: who waits for a
  /// disk cannot be stopped.
  private static let looksForTheStopped = 200

  private static let teller = CrashTeller { site, whereabouts, answer in
    let program = nameOfProgram.map { String(cString: $0) } ?? ""
    let account = whereabouts?.account
    account?.errand.telling(account?.number)
    let notice = LastingText(text(of: site, from: account, in: program))
    let others = Whereabouts.all.filter { $0.move != nil && $0 !== whereabouts }
    // Who is stopped may hold what memory is made and given back with.
    withExtendedLifetime(others) {
      // Others would go on to write what they crash with below the notice.
      for other in others { other.stop() }
      for _ in 0..<looksForTheStopped where !others.allSatisfy(\.isStopped) { usleep(1_000) }
      notice.write()
      answer()
    }
  }

  /// Where it stands what became of each signal before.
  private static let formerActions: UInt = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: signals.count)
    actions.initialize(repeating: sigaction(), count: signals.count)
    for (place, signal) in signals.enumerated() {
      var action = sigaction()
      action.tellsOnItsOwnStack { CrashNotice.tell($0, $1, $2) }
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
    // They are made here: a signal handler must not be the first to ask for them, for that takes a
    // lock.
    _ = crashed.load(ordering: .relaxed)
    _ = teller
    _ = Whereabouts.ofThisThread
    _ = formerActions
  }

  /// Keeps the name of the program; former names stay where they are, for another thread may be
  /// writing one.
  private static func name(_ program: String) {
    guard nameOfProgram.map({ String(cString: $0) }) != program else { return }
    self.program.store(UInt(bitPattern: strdup(program)), ordering: .relaxed)
  }

  private static var nameOfProgram: UnsafePointer<CChar>? {
    UnsafePointer(bitPattern: program.load(ordering: .relaxed))
  }

  /// Has the notice written and ends the process; it waits for nothing that the crash may have left
  /// locked, but for a while.
  ///
  /// Of several threads the first one is told, and ends the process for all.
  private static func tell(
    _ signal: Int32, _ information: UnsafeMutablePointer<siginfo_t>?,
    _ context: UnsafeMutableRawPointer?
  ) {
    let thread = Whereabouts.thisThread
    let first = crashed.compareExchange(expected: 0, desired: thread, ordering: .relaxed)
    guard first.exchanged || first.original == thread else {
      return waitForTheEnd(at: Whereabouts.knownOfThisThread)
    }
    let code = exitCode.load(ordering: .relaxed)
    let whereabouts = Whereabouts.knownOfThisThread
    if code >= 0 || whereabouts?.isOnErrand == true {
      // What crashes once more has crashed in here.
      let isTold = first.exchanged && teller.tells(signal, information, context, at: whereabouts)
      if !isTold { tellPlainly(at: whereabouts) }
    }
    guard code < 0 else { _exit(code) }
    passOn(signal)
  }

  /// Has a thread wait for the process to end where another one has crashed.
  static func letTheFirstTell(at whereabouts: Whereabouts) {
    let first = crashed.load(ordering: .relaxed)
    if first != 0 && first != whereabouts.thread { waitForTheEnd(at: whereabouts) }
  }

  private static func waitForTheEnd(at whereabouts: Whereabouts?) {
    whereabouts?.isStopped = true
    sleep(patienceWithTheFirst)
    whereabouts?.isStopped = false
    crashed.store(0, ordering: .relaxed)
  }

  /// Writes what can be written without a `String`.
  private static func tellPlainly(at whereabouts: Whereabouts?) {
    if let nameOfProgram { StandardError.write(bytesAt: nameOfProgram) }
    StandardError.write(": crashed\n")
    StandardError.write(adviceOnNobody)
    StandardError.write("\n")
    whereabouts?.writeWords()
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
  fileprivate typealias Telling =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  /// Has a signal told on the stack that its thread keeps for that, also while one is told.
  fileprivate mutating func tellsOnItsOwnStack(_ tell: @escaping Telling) {
    #if canImport(Darwin)
    __sigaction_u.__sa_sigaction = tell
    sa_flags = SA_ONSTACK | SA_SIGINFO | SA_NODEFER
    #else
    __sigaction_handler.sa_sigaction = tell
    sa_flags = Int32(SA_ONSTACK) | Int32(SA_SIGINFO) | Int32(SA_NODEFER)
    #endif
  }
}
