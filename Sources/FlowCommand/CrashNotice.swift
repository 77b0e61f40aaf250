import Foundation

/// Turns a trap in our own code into a sentence and the exit code for it.
///
/// A Swift trap is an illegal instruction or a breakpoint, after the message of the precondition
/// has been written; it cannot be caught, only told.
enum CrashNotice {
  /// Puts the notice in place, for the whole process; a second time changes nothing.
  static func install() {
    for number in [SIGILL, SIGTRAP] {
      signal(number) { _ in
        let notice: StaticString =
          "flowfuzz: trapped; unless your own code did, this is a bug in FlowFuzz\n"
        _ = write(STDERR_FILENO, notice.utf8Start, notice.utf8CodeUnitCount)
        _exit(ExitCode.ownBug.rawValue)
      }
    }
  }
}
