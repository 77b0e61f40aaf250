import FlowFuzzing
import FlowModel

extension FlowCommand {
  /// Prints numbers for what the flows of case files show, the same in every process.
  ///
  /// This is what `fuzz` asks another process for; whoever compares two machines can ask, too.
  func digest(_ words: [String]) throws(CommandError) -> ExitCode {
    for (path, kept) in try Arguments(words, options: []).cases(for: "digest") {
      CrashNotice.say("It was playing \(path)\n")
      let digests = system.trace(of: kept.scenario).digests
      console.print(DigestLine(path: path, digests: digests).text)
    }
    return .held
  }
}

/// What `digest` prints of one case: where it is, and the digests of its trace.
struct DigestLine: Hashable {
  var path: String
  /// One for the stage and one after each step.
  var digests: [UInt64]

  private static let colon = ": "

  /// The line, without a newline at its end.
  var text: String {
    path + Self.colon + digests.map { String($0, radix: 16) }.joined(separator: " ")
  }
}

extension DigestLine {
  /// Reads a line; `nil` when it is something else, such as what a system prints by itself.
  init?(_ line: Substring) {
    guard let colon = line.ranges(of: Self.colon).last else { return nil }
    let words = line[colon.upperBound...].split(separator: " ")
    digests = words.compactMap { UInt64($0, radix: 16) }
    guard digests.count == words.count else { return nil }
    path = String(line[..<colon.lowerBound])
  }
}
