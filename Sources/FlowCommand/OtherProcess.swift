import FlowCorpus
import FlowFuzzing
import FlowModel
import Foundation

/// The same program in another process, which plays flows once more.
///
/// The flows are handed over as case files and not by their seed: in a world that stands already a
/// run depends on those before it, and the smallest flow of a finding has no run at all.
enum OtherProcess {
  /// Why another process has told nothing of use.
  struct Silence: Error {
    var cause: String
  }

  /// Has flows played.
  ///
  /// - Parameters:
  ///   - flows: What is to be played.
  ///   - patience: How long one flow may take; the process is ended after that.
  /// - Returns: The digests of their traces, in the same order. After a crash, or when the process
  ///   hangs, the list ends with `nil`, for the flow that did not come to its end.
  /// - Throws: ``Silence`` when no process can be started, and when it ends in any other way than
  ///   by telling of every flow or by a crash.
  static func digests(
    of flows: [PlayedFlow], waitingFor patience: Duration
  ) throws(Silence) -> [[UInt64]?] {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let paths = try keep(flows, in: folder)
    let (output, exitCode) = try runProgram(["digest"] + paths, waitingFor: patience)
    var told: [String: [UInt64]] = [:]
    for line in output.split(separator: "\n").compactMap(DigestLine.init) {
      told[line.path] = line.digests
    }
    guard let silent = paths.firstIndex(where: { told[$0] == nil }) else {
      return paths.map { told[$0] }
    }
    if let exitCode, exitCode != ExitCode.ownBug.rawValue {
      throw Silence(cause: "it ended with \(exitCode) and told of \(told.count) flows")
    }
    return paths[...silent].map { told[$0] }
  }

  private static func makeFolder() throws(Silence) -> String {
    let name = "flowfuzz-\(ProcessInfo.processInfo.globallyUniqueString)"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      return folder.path
    } catch {
      throw Silence(cause: "\(folder.path): \(error.systemCause)")
    }
  }

  /// Keeps the flows as case files, equal ones in the same one.
  private static func keep(
    _ flows: [PlayedFlow], in folder: String
  ) throws(Silence) -> [String] {
    do throws(CorpusError) {
      var paths: [String] = []
      for flow in flows {
        let kept = Case(.interesting, flow.scenario)
        paths.append(try Corpus(folder: folder).add(kept).file.path)
      }
      return paths
    } catch {
      throw Silence(cause: "\(error)")
    }
  }

  /// Runs this program with other words; the exit code is `nil` when it told nothing for so long
  /// that it was ended.
  private static func runProgram(
    _ words: [String], waitingFor patience: Duration
  ) throws(Silence) -> (output: String, exitCode: Int32?) {
    #if os(macOS) || os(Linux)
    guard let program else { throw Silence(cause: "where this program stands is not known") }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    do {
      try process.run()
    } catch {
      throw Silence(cause: "\(program): \(error.systemCause)")
    }
    let (output, isComplete) = read(pipe.fileHandleForReading, waitingFor: patience)
    // It may have inherited that it takes no notice of other signals.
    if !isComplete { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), isComplete ? process.terminationStatus : nil)
    #else
    throw Silence(cause: "the system starts none")
    #endif
  }

  /// Reads until there is no more, or until nothing has come for so long.
  private static func read(
    _ handle: FileHandle, waitingFor patience: Duration
  ) -> (output: Data, isComplete: Bool) {
    let milliseconds = Int32(patience / .milliseconds(1))
    var output = Data()
    while true {
      var awaited = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let readyCount = poll(&awaited, 1, milliseconds)
      if readyCount < 0 && errno == EINTR { continue }
      guard readyCount > 0 else { return (output, false) }
      let piece = handle.availableData
      guard !piece.isEmpty else { return (output, true) }
      output += piece
    }
  }

  /// The path of this program.
  ///
  /// On Linux nothing stands there any more when the file has been replaced meanwhile, so that no
  /// other program is asked.
  private static var program: String? {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return link ?? Bundle.main.executablePath
  }
}
