import FlowCorpus
import FlowFuzzing
import FlowInvariants
import FlowModel
import FlowNotation
import FlowReporting
import Foundation

extension FlowCommand {
  /// Plays case files; all are read before the first is played.
  func replay(_ words: [String]) throws(CommandError) -> ExitCode {
    let arguments = try Arguments(words, options: [])
    guard !arguments.operands.isEmpty else {
      throw .usage("replay needs the path of a case file, or of a folder with case files")
    }
    var cases: [(path: String, kept: Case)] = []
    for path in arguments.operands {
      do { cases += try Self.cases(at: path) } catch { throw .unreadable(error) }
    }
    let judge = Judge(of: system, by: catalog)
    for (path, kept) in cases {
      for dead in kept.scenario.deadLabels { console.writeError("\(path): note: \(dead)\n") }
      noteUnknownInvariant(of: kept, path: path)
    }
    var brokenCount = 0
    for (path, kept) in cases {
      CrashNotice.say("It was playing \(path)\n")
      let replay = Replay(of: kept, by: judge)
      console.print("\(replay.holds ? "held " : "broke")  \(path)")
      if !replay.holds { brokenCount += 1 }
      tell(replay, path: path)
    }
    console.print("\(cases.count) \(cases.count == 1 ? "case" : "cases"), \(brokenCount) broke.")
    return brokenCount == 0 ? .held : .broke
  }

  /// Tells when a case names an invariant that nobody judges by, so that it can prove nothing.
  private func noteUnknownInvariant(of kept: Case, path: String) {
    guard case .invariant(let id) = kept.purpose, catalog.about(id) == nil else { return }
    console.writeError(
      "\(path): note: no invariant is called '\(id)'; '\(line(["invariants"]))' lists them\n")
  }

  private static func cases(at path: String) throws(CorpusError) -> [(path: String, kept: Case)] {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let files =
      exists && isFolder.boolValue ? try Corpus(folder: path).files() : [CaseFile(path: path)]
    var cases: [(path: String, kept: Case)] = []
    guard !files.isEmpty else { throw CorpusError(.noCases, file: path) }
    for file in files { cases.append((file.path, try file.read())) }
    return cases
  }

  private func tell(_ replay: Replay, path: String) {
    for violation in replay.judgement.violations {
      let text = violation.text(
        in: replay.judgement.trace, isSmallest: false, judgedBy: catalog,
        replay: line(["replay", path]))
      console.print(text + "\n")
    }
    if let mismatch = replay.mismatch { console.print(mismatch) }
  }
}
