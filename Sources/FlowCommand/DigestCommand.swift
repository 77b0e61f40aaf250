import FlowCorpus
import FlowFuzzing
import FlowInvariants
import FlowModel
import FlowNotation
import FlowWatching

extension FlowCommand {
  /// Judges the flows of case files, and prints numbers for what they show, the same in every
  /// process.
  ///
  /// Nobody is told what they break. They are judged, so that a rule crashes or never ends here
  /// that does so where the flow was found.
  ///
  /// This is what `fuzz` and `shrink` ask another process for, with `-` in the place of the paths,
  /// which are then read from standard input, a line each; whoever compares two machines can ask,
  /// too.
  func digest(_ words: [String]) throws(CommandError) -> ExitCode {
    let arguments = try Arguments(words, knowing: [.invariant, .without])
    let catalog = try RuleOptions(arguments).narrowing(catalog)
    guard arguments.operands == ["-"] else {
      for (path, kept) in try arguments.cases(for: "digest") {
        printDigests(of: kept, at: path, judgedBy: catalog)
      }
      return .held
    }
    while let path = readLine() {
      do {
        printDigests(of: try CaseFile(path: path).read(), at: path, judgedBy: catalog)
      } catch {
        throw .unreadable(error)
      }
    }
    return .held
  }

  private func printDigests(of kept: Case, at path: String, judgedBy catalog: Catalog) {
    // Who asks has a patience of their own.
    let judge = Judge(watching: system, for: Errand("It was playing \(path)"), by: catalog)
    let digests = judge.judge(kept.scenario).trace.digests
    console.print(DigestLine(path: path, digests: digests).text)
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
