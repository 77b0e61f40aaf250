import Foundation
import Synchronization

/// The thread that puts a crash into words for the one that has crashed.
///
/// What a signal handler may do is little: it takes down what has happened, asks this thread, and
/// waits. Where no answer comes, as the crash has left locked what memory is made with, it goes on
/// by itself.
final class CrashTeller: Sendable {
  /// Tells a crash, and calls what it is handed when it has; on a thread of its own, which may do
  /// all that any thread may.
  typealias Telling = @Sendable (CrashSite, Whereabouts?, _ answer: () -> Void) -> Void

  /// What a crash is handed over in.
  private struct Question {
    var site = CrashSite()
    var whereabouts: Unmanaged<Whereabouts>?
  }

  /// Seconds that a thread waits which has crashed; whoever waits for the process waits longer.
  private static let patience = 3

  private let questionAddress: UInt
  private let asking: (reads: Int32, writes: Int32)
  private let answering: (reads: Int32, writes: Int32)

  /// Starts the thread.
  init(_ telling: @escaping Telling) {
    let question = UnsafeMutablePointer<Question>.allocate(capacity: 1)
    question.initialize(to: Question())
    questionAddress = UInt(bitPattern: question)
    asking = Self.pipeOfThisProcess()
    answering = Self.pipeOfThisProcess()
    Thread.detachNewThread { [self] in
      var byte: UInt8 = 0
      while read(asking.reads, &byte, 1) < 0 && errno == EINTR {}
      guard let question = self.question?.pointee else { return }
      telling(question.site, question.whereabouts?.takeUnretainedValue()) {
        write(answering.writes, &byte, 1)
      }
    }
  }

  private var question: UnsafeMutablePointer<Question>? {
    UnsafeMutablePointer(bitPattern: questionAddress)
  }

  /// A pipe that no other program is handed.
  private static func pipeOfThisProcess() -> (reads: Int32, writes: Int32) {
    var ends: [Int32] = [-1, -1]
    // Without a pipe nobody is asked, and no answer comes.
    _ = pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Has the thread tell a crash, and waits until it has; called in the handler of a signal.
  ///
  /// - Returns: Whether it has been told.
  func tells(
    _ signal: Int32, _ information: UnsafeMutablePointer<siginfo_t>?,
    _ context: UnsafeMutableRawPointer?, at whereabouts: Whereabouts?
  ) -> Bool {
    guard let question else { return false }
    question.pointee.site.take(signal, information, context)
    question.pointee.whereabouts = whereabouts.map { Unmanaged.passUnretained($0) }
    var byte: UInt8 = 0
    guard write(asking.writes, &byte, 1) == 1 else { return false }
    var awaited = pollfd(fd: answering.reads, events: Int16(POLLIN), revents: 0)
    for _ in 0..<Self.patience {
      let count = poll(&awaited, 1, 1_000)
      if count > 0 { return awaited.revents & Int16(POLLIN) != 0 }
    }
    return false
  }
}
