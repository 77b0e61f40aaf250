import FlowCorpus
import FlowFuzzing
import FlowModel
import Foundation

/// The same program in another process, which plays flows one after another.
///
/// A flow that crashes or never ends takes that process along and not this one; the next flow is
/// played in a new one. The flows are handed over as case files and not by their seed: in a world
/// that stands already a run depends on those before it, and a smaller flow has no run at all.
final class OtherProcess {
  /// How a flow went there.
  enum Ending {
    /// It came to its end, and these are the digests of its trace.
    case told([UInt64])
    /// It did not come to its end.
    case cutShort(CutShort)
  }

  /// Why a flow did not come to its end.
  enum CutShort {
    /// It crashed.
    case crashed(Crash)
    /// It took too long, and the process was ended.
    case hung

    /// Whether another flow is cut short for the same cause, as far as anybody can tell.
    func isLike(_ other: CutShort) -> Bool {
      switch (self, other) {
      case (.crashed(let crash), .crashed(let other)): crash.isInSamePlace(as: other)
      case (.hung, .hung): true
      case (.crashed, .hung), (.hung, .crashed): false
      }
    }
  }

  /// Why another process has told nothing of use.
  struct Silence: Error {
    var cause: String
  }

  private let folder: String
  private let wordsOfRules: [String]
  private let patience: Duration
  private var dialogue: Dialogue?
  private var toldCount = 0
  private let formerHandler: (@convention(c) (Int32) -> Void)?

  /// Prepares to play flows; a process is started for the first.
  ///
  /// - Parameters:
  ///   - wordsOfRules: The words of the command line that say by which rules the flows are judged.
  ///   - patience: How long a flow may take; the process is ended after that.
  /// - Throws: ``Silence`` when there is no place to keep the flows in.
  init(judgingBy wordsOfRules: [String] = [], waitingFor patience: Duration) throws(Silence) {
    self.wordsOfRules = wordsOfRules
    self.patience = patience
    let name = "flowfuzz-\(ProcessInfo.processInfo.globallyUniqueString)"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    self.folder = folder.path
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    } catch {
      throw Silence(cause: "\(folder.path): \(error.systemCause)")
    }
    // A process that has crashed reads no more, which must not end this one.
    formerHandler = signal(SIGPIPE, SIG_IGN)
  }

  deinit {
    dialogue?.end()
    try? FileManager.default.removeItem(atPath: folder)
    signal(SIGPIPE, formerHandler)
  }

  /// Has a flow played.
  ///
  /// - Throws: ``Silence`` when no process can be started, and when it ends in any other way than
  ///   by a crash.
  func play(_ scenario: Scenario) throws(Silence) -> Ending {
    let path = try keep(scenario)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let dialogue: Dialogue
    if let current = self.dialogue {
      dialogue = current
    } else {
      dialogue = try Dialogue(asking: ["digest"] + wordsOfRules + ["-"])
    }
    if let digests = dialogue.digests(ofFlowAt: path, by: Deadline(after: patience)) {
      self.dialogue = dialogue
      toldCount += 1
      return .told(digests)
    }
    self.dialogue = nil
    return try ending(of: dialogue.end())
  }

  private func ending(of end: Dialogue.End) throws(Silence) -> Ending {
    switch end {
    case .killed: .cutShort(.hung)
    case .crashed(let error): .cutShort(.crashed(Crash(toldBy: error)))
    case .interrupted:
      throw Silence(cause: "it was interrupted and told of \(toldCount.counted("flow"))")
    case .exited(let exitCode):
      throw Silence(cause: "it ended with \(exitCode) and told of \(toldCount.counted("flow"))")
    }
  }

  private func keep(_ scenario: Scenario) throws(Silence) -> String {
    do throws(CorpusError) {
      return try Corpus(folder: folder).add(Case(.interesting, scenario)).file.path
    } catch {
      throw Silence(cause: "\(error)")
    }
  }
}
