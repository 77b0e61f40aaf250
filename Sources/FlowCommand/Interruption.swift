import Foundation
import Synchronization

/// Somebody's wish that the command end soon: Ctrl-C, or a job's time limit.
///
/// The first signal is a wish: what has been found is still reported and kept. The second ends the
/// process at once.
enum Interruption {
  private static let isWished = Atomic(false)

  /// The signals by which somebody wishes for the end.
  static let signals = [SIGINT, SIGTERM]

  /// Whether the end has been wished for.
  static var hasCome: Bool { isWished.load(ordering: .relaxed) }

  /// Does something that can be interrupted; the signals mean what they meant before when it is
  /// over.
  static func listening<Result, Failure>(
    while body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    isWished.store(false, ordering: .relaxed)
    let formerHandlers = signals.map { number in
      signal(number) { number in
        Interruption.isWished.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
    let formerMask = unblockSignals()
    defer {
      for (number, former) in zip(signals, formerHandlers) { signal(number, former) }
      var mask = formerMask
      pthread_sigmask(SIG_SETMASK, &mask, nil)
    }
    return try body()
  }

  /// Lets this thread be told, though whoever has started the process may have blocked the signals.
  ///
  /// - Returns: Which were blocked.
  private static func unblockSignals() -> sigset_t {
    var (awaited, former) = (sigset_t(), sigset_t())
    sigemptyset(&awaited)
    for number in signals { sigaddset(&awaited, number) }
    pthread_sigmask(SIG_UNBLOCK, &awaited, &former)
    return former
  }
}
