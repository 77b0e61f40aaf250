import Foundation
import Synchronization

/// Somebody's wish that the command end soon: Ctrl-C, or a job's time limit.
///
/// The first signal is a wish: what has been found is still reported and kept. The second ends the
/// process at once.
enum Interruption {
  private static let isWished = Atomic(false)

  /// Whether the end has been wished for.
  static var hasCome: Bool { isWished.load(ordering: .relaxed) }

  /// Listens for the signals from now on, for the whole process.
  static func install() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interruption.isWished.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
  }
}
