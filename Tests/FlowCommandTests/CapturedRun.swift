import FlowCommand
import FlowInvariants
import FlowModel
import FlowTestSupport
import SegueSimulation
import Synchronization

/// What one call of the command wrote, and how it ended.
struct CapturedRun {
  var exitCode: ExitCode
  var out: String
  var error: String

  /// Calls the command with the words of a line.
  init(_ line: String, on system: some FlowSystem = SegueSimulation()) {
    self.init(line.split(separator: " ").map(String.init), on: system)
  }

  /// Calls the command with words.
  init(
    _ words: [String], on system: some FlowSystem = SegueSimulation(),
    judgedBy catalog: Catalog = .standard
  ) {
    let out = Captured()
    let error = Captured()
    let console = Console(writeOut: { out.append($0) }, writeError: { error.append($0) })
    let command = FlowCommand(
      for: system, judgedBy: catalog, named: "flowfuzz", console: console)
    exitCode = command.run(words)
    self.out = out.text
    self.error = error.text
  }
}

/// A text that is written to from several places.
private final class Captured: Sendable {
  private let storage = Mutex("")

  var text: String { storage.withLock { $0 } }

  func append(_ piece: String) { storage.withLock { $0 += piece } }
}
