import FlowCorpus
import Foundation
import Synchronization

/// Where the command writes: the answer to standard output, everything else to standard error.
public final class Console: Sendable {
  /// Whether standard error is a terminal.
  public let isTerminal: Bool

  private let writeOut: @Sendable (String) throws -> Void
  private let writeErrorOut: @Sendable (String) throws -> Void
  private let failure = Mutex<String?>(nil)

  /// Makes a console from two places to write to.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether errors go to a terminal, where progress is drawn over itself.
  ///   - writeOut: Writes a piece of the answer.
  ///   - writeError: Writes a piece of progress or an error.
  public init(
    isTerminal: Bool = false, writeOut: @escaping @Sendable (String) throws -> Void,
    writeError: @escaping @Sendable (String) throws -> Void
  ) {
    self.isTerminal = isTerminal
    self.writeOut = writeOut
    self.writeErrorOut = writeError
  }

  /// The console of the process.
  public static var process: Console {
    Console(
      isTerminal: isatty(STDERR_FILENO) == 1,
      writeOut: { try FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
      writeError: { try FileHandle.standardError.write(contentsOf: Data($0.utf8)) })
  }

  /// Why a piece of the answer could not be written; `nil` when all of it was.
  var lostAnswer: String? { failure.withLock { $0 } }

  /// Writes a piece of the answer; what goes wrong is kept in ``lostAnswer``.
  func write(_ piece: String) {
    do { try writeOut(piece) } catch {
      failure.withLock { $0 = $0 ?? error.systemCause }
    }
  }

  /// Writes a line of the answer.
  func print(_ line: String) { write(line + "\n") }

  /// Writes a piece of progress or an error; where that fails there is nobody left to tell.
  func writeError(_ piece: String) { try? writeErrorOut(piece) }
}
