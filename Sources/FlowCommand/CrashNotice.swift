import FlowModel
import Foundation
import Synchronization

/// Turns a crash into a sentence that names the flow or the case, and the exit code for it.
///
/// A trap of Swift is an illegal instruction or a breakpoint, after the message of the precondition
/// has been written; infinite recursion runs out of its stack. None of them can be caught, only
/// told. The flow is known by the thread that crashes, as a number; while a finding is shrunk there
/// is none, for what is played then is another flow.
enum CrashNotice {
  /// The number of the flow that a thread plays, plus two; one while it plays none.
  private static let number: pthread_key_t = {
    var key = pthread_key_t()
    let error = pthread_key_create(&key, nil)
    demand(error == 0, "the system has no key left for a thread; error \(error)")
    return key
  }()
  /// Where the name of the program stands.
  private static let program = Atomic<UInt>(0)
  /// Where the words stand that the number of a flow follows; 0 when there are none.
  private static let introduction = Atomic<UInt>(0)
  /// Where the words stand for what has no number; 0 when there are none.
  private static let words = Atomic<UInt>(0)
  private static let stackSize = 1 << 16

  /// Puts the notice in place, for the whole process; a second time changes nothing but the name of
  /// the program.
  static func install(for program: String) {
    keep(program, in: self.program)
    enter(nil)
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS] {
      var action = sigaction()
      action.tellsOnItsOwnStack { _ in CrashNotice.tell() }
      sigaction(signal, &action, nil)
    }
  }

  /// Says what a crash in a flow with a number is to be told by: these words, and the number.
  static func sayNumber(after words: String) { keep(words, in: introduction) }

  /// Says what a crash is to be told by where no flow has a number.
  static func say(_ words: String) { keep(words, in: self.words) }

  private static func keep(_ text: String, in place: borrowing Atomic<UInt>) {
    let old = place.exchange(UInt(bitPattern: strdup(text)), ordering: .relaxed)
    free(UnsafeMutableRawPointer(bitPattern: old))
  }

  /// Says which flow the thread is about to play, by its number; `nil` for one without.
  static func enter(_ number: Int?) {
    if pthread_getspecific(self.number) == nil {
      // A thread that has used up its stack has none left to tell it on. This one is never given
      // back.
      var stack = stack_t()
      stack.ss_sp = malloc(stackSize)
      stack.ss_size = stackSize
      sigaltstack(&stack, nil)
    }
    pthread_setspecific(self.number, UnsafeRawPointer(bitPattern: (number ?? -1) + 2))
  }

  /// Writes the notice and ends the process; it calls nothing that could wait for what has crashed.
  private static func tell() {
    if let program = text(in: program) { write(textAt: program) }
    write(": crashed; unless your own code did, this is a bug in FlowFuzz\n")
    if let number = pthread_getspecific(number).map(UInt.init(bitPattern:)), number > 1,
      let introduction = text(in: introduction)
    {
      write(textAt: introduction)
      write(number - 2)
      write("\n")
    } else if let words = text(in: words) {
      write(textAt: words)
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
