import Foundation

/// Where the command writes: the answer to standard output, everything else to standard error.
public struct Console: Sendable {
  /// Writes a piece of the answer.
  public var writeOut: @Sendable (String) -> Void
  /// Writes a piece of progress or an error.
  public var writeError: @Sendable (String) -> Void
  /// Whether standard error is a terminal.
  public var isTerminal: Bool

  /// Makes a console from two places to write to.
  public init(
    writeOut: @escaping @Sendable (String) -> Void,
    writeError: @escaping @Sendable (String) -> Void, isTerminal: Bool
  ) {
    self.writeOut = writeOut
    self.writeError = writeError
    self.isTerminal = isTerminal
  }

  /// The console of the process.
  public static var process: Console {
    Console(
      writeOut: { try? FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
      writeError: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
      isTerminal: isatty(STDERR_FILENO) == 1)
  }

  /// Writes a line of the answer.
  func print(_ line: String) { writeOut(line + "\n") }
}
