import Foundation
import Synchronization

/// Turns a crash into a sentence that names the run or the case, and the exit code for it.
///
/// A trap of Swift is an illegal instruction or a breakpoint, after the message of the precondition
/// has been written; a call that never ends to call itself runs out of its stack. None of them can be
/// caught, only told. The run is known by the thread that crashes; while a finding is shrunk there is
/// none, for what is played then is another flow.
enum CrashNotice {
  /// The number of the run that a thread plays, plus two; one while it plays none.
  private static let run: pthread_key_t = {
    var key = pthread_key_t()
    let error = pthread_key_create(&key, nil)
    precondition(error == 0, "the system has no key left for a thread; error \(error)")
    return key
  }()
  /// Where the command stands that tells one run, up to its number; 0 when there is none.
  private static let command = Atomic<UInt>(0)
  /// Where the path of the case stands that is played; 0 when there is none.
  private static let path = Atomic<UInt>(0)
  private static let stackSize = 1 << 16

  /// Puts the notice in place, for the whole process; a second time changes nothing.
  static func install() {
    _ = run
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS] {
      var action = sigaction()
      action.tellsOnItsOwnStack { _ in CrashNotice.tell() }
      sigaction(number, &action, nil)
    }
  }

  /// Says by which command one run is told, up to its number.
  static func name(_ text: String) { keep(text, in: command) }

  /// Says which case is about to be played.
  static func open(_ path: String) { keep(path, in: self.path) }

  private static func keep(_ text: String, in place: borrowing Atomic<UInt>) {
    let old = place.exchange(UInt(bitPattern: strdup(text)), ordering: .relaxed)
    free(UnsafeMutableRawPointer(bitPattern: old))
  }

  /// Says which run the thread is about to play; `nil` for none.
  static func enter(_ number: Int?) {
    if pthread_getspecific(run) == nil {
      // A thread that has used up its stack has none left to tell it on. This one is never given back.
      var stack = stack_t()
      stack.ss_sp = malloc(stackSize)
      stack.ss_size = stackSize
      sigaltstack(&stack, nil)
    }
    pthread_setspecific(run, UnsafeRawPointer(bitPattern: (number ?? -1) + 2))
  }

  /// Writes the notice and ends the process; it calls nothing that could wait for what has crashed.
  private static func tell() {
    write("flowfuzz: crashed; unless your own code did, this is a bug in FlowFuzz\n")
    if let number = pthread_getspecific(run).map(UInt.init(bitPattern:)), number > 1,
      let command = text(in: command)
    {
      write("The flow, up to the step that crashes, is printed by\n  ")
      write(textAt: command)
      write(" ")
      write(number - 2)
      write("\n")
    } else if let path = text(in: path) {
      write("It was playing ")
      write(textAt: path)
      write("\n")
    }
    _exit(ExitCode.ownBug.rawValue)
  }

  private static func text(in place: borrowing Atomic<UInt>) -> UnsafePointer<CChar>? {
    UnsafePointer(bitPattern: place.load(ordering: .relaxed))
  }

  private static func write(textAt text: UnsafePointer<CChar>) {
    _ = Foundation.write(STDERR_FILENO, text, strlen(text))
  }

  private static func write(_ text: StaticString) {
    _ = Foundation.write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }

  private static func write(_ number: UInt) {
    if number > 9 { write(number / 10) }
    var digit = UInt8(ascii: "0") + UInt8(number % 10)
    _ = Foundation.write(STDERR_FILENO, &digit, 1)
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
