import FlowInvariants
import FlowModel
import FlowReporting
import FlowWatching
import Foundation

/// The command line as a library, so that an executable of two lines can fuzz a user's own system.
///
/// ```
/// import FlowCommand
///
/// FlowCommand(for: MySystem()).main()
/// ```
public struct FlowCommand<System: FlowSystem>: Sendable {
  let system: System
  let catalog: Catalog
  let program: String
  let console: Console
  /// Whether the process is this command and nothing else, so that a second one can be started.
  private(set) var isWholeProcess = false
  /// How long a flow may be at one thing, or take in a second process, before it counts as one that
  /// hangs.
  package var patience = Duration.seconds(60)

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - system: What is under test.
  ///   - catalog: What must hold; the user's own invariants may be among them.
  ///   - program: What the command is called in what it prints, such as the lines that play
  ///     something again; left out, the name of the process.
  ///   - console: Where to write.
  public init(
    for system: System, judgedBy catalog: Catalog = .standard, named program: String? = nil,
    console: Console = .process
  ) {
    self.system = system
    self.catalog = catalog
    self.program = program ?? Self.nameOfProcess
    self.console = console
  }

  private static var nameOfProcess: String {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "flowfuzz"
  }

  /// Does what the words of the process ask for, and ends the process with the exit code for that.
  ///
  /// A campaign starts the program once more at its end, with the word `digest`, to find out
  /// whether flows show the same in another process; ``run(_:)`` does not.
  public func main() -> Never {
    var command = self
    command.isWholeProcess = true
    exit(command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Does what the words ask for.
  ///
  /// A thread watches what is played, and handlers are installed for the whole process: those of
  /// crashes for good, those of Ctrl-C and of the wish to end while there is something to end
  /// early. A crash or a hang of the code under test is told, and ends the process with 70.
  ///
  /// - Parameter words: The words after the name of the program.
  /// - Returns: How it ended; what went wrong has been written to standard error.
  public func run(_ words: [String]) -> ExitCode {
    CrashNotice.install(for: program, ending: .exit(ExitCode.noVerdict.rawValue))
    defer { Errand.leave() }
    do throws(CommandError) {
      let exitCode = try dispatch(words)
      if let cause = console.lostAnswer { throw CommandError.lostAnswer(cause) }
      return exitCode
    } catch {
      console.writeError("\(program): \(error.message)\n")
      if error.exitCode == .usage { console.writeError("See '\(program) --help'.\n") }
      return error.exitCode
    }
  }

  /// The line that calls this command with some words.
  func line(_ words: [String]) -> String { ShellLine(of: program, words).text }

  private func dispatch(_ words: [String]) throws(CommandError) -> ExitCode {
    guard let name = words.first else { throw .usage("a command is missing") }
    let rest = Array(words.dropFirst())
    if rest.contains("--help") || rest.contains("-h") || ["--help", "-h", "help"].contains(name) {
      console.write(Help.text(of: program))
      return .held
    }
    guard let command = CommandName(rawValue: name) else {
      let known = CommandName.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("unknown command '\(name)'; one of \(known) was expected")
    }
    return switch command {
    case .fuzz:
      try Interruption.listening { () throws(CommandError) in try fuzz(rest) }
    case .replay: try replay(rest)
    case .shrink:
      try Interruption.listening { () throws(CommandError) in try shrink(rest) }
    case .canary: try canary(rest)
    case .exhaust:
      try Interruption.listening { () throws(CommandError) in try exhaust(rest) }
    case .invariants: try listInvariants(rest)
    case .digest: try digest(rest)
    }
  }
}

/// The first word of what is asked for.
private enum CommandName: String, CaseIterable {
  case fuzz, replay, shrink, canary, exhaust, invariants, digest
}
