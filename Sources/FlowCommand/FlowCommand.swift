import FlowInvariants
import FlowModel

/// The command line as a library, so that an executable of three lines can fuzz a user's own system.
///
/// ```
/// import FlowCommand
/// import Foundation
///
/// exit(FlowCommand(for: MySystem()).run(Array(CommandLine.arguments.dropFirst())).rawValue)
/// ```
public struct FlowCommand<System: FlowSystem>: Sendable {
  let system: System
  let catalog: Catalog
  let console: Console

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - system: What is under test.
  ///   - catalog: What must hold; the user's own invariants may be among them.
  ///   - console: Where to write.
  public init(
    for system: System, judgedBy catalog: Catalog = .standard, console: Console = .process
  ) {
    self.system = system
    self.catalog = catalog
    self.console = console
  }

  /// Does what the words ask for.
  ///
  /// - Parameter words: The words after the name of the program.
  /// - Returns: How it ended; what went wrong has been written to standard error.
  public func run(_ words: [String]) -> ExitCode {
    CrashNotice.install()
    do throws(CommandError) {
      let exitCode = try dispatch(words)
      if let cause = console.lostAnswer { throw CommandError.lostAnswer(cause) }
      return exitCode
    } catch {
      console.writeError("flowfuzz: \(error.message)\n")
      return error.exitCode
    }
  }

  private func dispatch(_ words: [String]) throws(CommandError) -> ExitCode {
    guard let name = words.first else { throw .usage("a command is missing") }
    let rest = Array(words.dropFirst())
    if rest.contains("--help") || rest.contains("-h") || ["--help", "-h", "help"].contains(name) {
      console.write(Help.text)
      return .held
    }
    switch name {
    case "fuzz": return try fuzz(rest)
    case "replay": return try replay(rest)
    case "shrink": return try shrink(rest)
    case "canary": return try canary(rest)
    case "exhaust": return try exhaust(rest)
    case "invariants": return try listInvariants(rest)
    default:
      throw .usage(
        "unknown command '\(name)'; one of fuzz, replay, shrink, canary, exhaust, invariants was expected"
      )
    }
  }

  private func listInvariants(_ words: [String]) throws(CommandError) -> ExitCode {
    try Arguments(words, options: []).requireNoOperands()
    for id in catalog.ids {
      guard let about = catalog.about(id) else { continue }
      console.print(id.text)
      console.print("  \(about.statement)")
      console.print("  Says something when: \(about.premise)")
      console.print("  Source: \(about.source)")
    }
    return .held
  }
}
