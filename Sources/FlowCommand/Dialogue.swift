import FlowCorpus
import FlowFuzzing
import Foundation

/// A process of this program that is asked for flows, one after another.
final class Dialogue {
  /// How the process has ended.
  enum End {
    /// It was ended, for it had not ended by itself.
    case killed
    /// It crashed, after it had written this to standard error.
    case crashed(error: String)
    /// Somebody has wished for its end, as by Ctrl-C, which every process of a terminal hears.
    case interrupted
    /// It ended by itself.
    case exited(Int32)
  }

  #if os(macOS) || os(Linux)
  private let process = Process()
  private let question = Pipe()
  private let answer = Pipe()
  private let error = Pipe()
  private var toldLines = Data()
  private var toldErrors = Data()
  private var isOver = false
  private var isErrorOver = false

  /// How much is kept of what is written to standard error: the last bytes.
  private static let toldErrorsMax = 1 << 16

  /// Starts the process with some words.
  ///
  /// - Throws: ``OtherProcess/Silence`` when it cannot be started.
  init(asking words: [String]) throws(OtherProcess.Silence) {
    guard let program = Self.program else {
      throw OtherProcess.Silence(cause: "where this program stands is not known")
    }
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.standardInput = question
    process.standardOutput = answer
    process.standardError = error
    do {
      try process.run()
    } catch {
      throw OtherProcess.Silence(cause: "\(program): \(error.systemCause)")
    }
  }

  /// Asks for a flow.
  ///
  /// - Parameters:
  ///   - path: Where the flow is kept as a case file.
  ///   - deadline: When to wait no longer.
  /// - Returns: The digests of its trace; `nil` when the process has ended, or has not answered in
  ///   time.
  func digests(ofFlowAt path: String, by deadline: Deadline) -> [UInt64]? {
    // Where the process has ended nobody reads this, and there will be no answer either.
    try? question.fileHandleForWriting.write(contentsOf: Data("\(path)\n".utf8))
    repeat {
      while let line = nextLine() {
        // The system may have printed something in front.
        if let told = DigestLine(line), told.path.hasSuffix(path) { return told.digests }
      }
    } while listen(by: deadline)
    return nil
  }

  /// Ends the process, unless it has ended already.
  @discardableResult func end() -> End {
    try? question.fileHandleForWriting.close()
    // It may have inherited that it takes no notice of other signals.
    if !isOver { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    guard isOver else { return .killed }
    if let rest = try? error.fileHandleForReading.readToEnd() { toldErrors += rest }
    let isSignalled = process.terminationReason == .uncaughtSignal
    if isSignalled, Interruption.signals.contains(process.terminationStatus) { return .interrupted }
    let isCrash = isSignalled || process.terminationStatus == ExitCode.noVerdict.rawValue
    return isCrash
      ? .crashed(error: String(decoding: toldErrors, as: UTF8.self))
      : .exited(process.terminationStatus)
  }

  private func nextLine() -> Substring? {
    guard let end = toldLines.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let line = String(decoding: toldLines[..<end], as: UTF8.self)
    toldLines.removeSubrange(...end)
    return line[...]
  }

  /// Reads what has been written, and waits for it until a deadline.
  ///
  /// - Returns: Whether there may be more.
  private func listen(by deadline: Deadline) -> Bool {
    let answers = answer.fileHandleForReading
    let errors = error.fileHandleForReading
    var awaited = [
      pollfd(fd: answers.fileDescriptor, events: Int16(POLLIN), revents: 0),
      // Nothing is awaited where there is no descriptor.
      pollfd(fd: isErrorOver ? -1 : errors.fileDescriptor, events: Int16(POLLIN), revents: 0),
    ]
    let milliseconds: Int32 = 100
    while poll(&awaited, nfds_t(awaited.count), milliseconds) <= 0 {
      if deadline.hasPassed { return false }
    }
    if awaited[1].revents != 0 {
      let piece = errors.availableData
      isErrorOver = piece.isEmpty
      toldErrors = (toldErrors + piece).suffix(Self.toldErrorsMax)
    }
    if awaited[0].revents != 0 {
      let piece = answers.availableData
      isOver = piece.isEmpty
      toldLines += piece
    }
    return !isOver && !deadline.hasPassed
  }

  /// The path of this program.
  ///
  /// On Linux nothing stands there any more when the file has been replaced meanwhile, so that no
  /// other program is asked.
  private static var program: String? {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return link ?? Bundle.main.executablePath
  }
  #else
  init(asking words: [String]) throws(OtherProcess.Silence) {
    throw OtherProcess.Silence(cause: "the system starts none")
  }

  func digests(ofFlowAt path: String, by deadline: Deadline) -> [UInt64]? { nil }

  @discardableResult func end() -> End { .killed }
  #endif
}
