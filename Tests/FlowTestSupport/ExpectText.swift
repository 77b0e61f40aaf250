import FlowNotation
import Foundation
import Testing

/// Records an issue when two texts differ, with the lines in which they do.
///
/// With the environment variable `FLOW_UPDATE=1` the issue also holds the new text, to be pasted
/// into the test.
///
/// - Parameters:
///   - actual: The text that was made.
///   - expected: The text that stands in the test.
///   - sourceLocation: Where the issue is recorded.
package func expectText(
  _ actual: String, matches expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard actual != expected else { return }
  let diff = LineDiff(expected: lines(of: expected), actual: lines(of: actual))
  var message = "The text differs (- expected, + actual):\n" + diff.text
  if isUpdating { message += "\nThe new text:\n" + actual }
  Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
}

/// Records an issue when a text differs from the one that a file of the package keeps.
///
/// With the environment variable `FLOW_UPDATE=1` the file is written anew and the issue says so.
///
/// - Parameters:
///   - actual: The text that was made.
///   - path: The path of the file in the package; it ends with one newline.
///   - sourceLocation: Where the issue is recorded.
/// - Throws: What Foundation throws when the file cannot be read or written.
package func expectText(
  _ actual: String, matchesFile path: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let url = URL(fileURLWithPath: PackageRoot.path + "/" + path)
  if isUpdating {
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try (actual + "\n").write(to: url, atomically: true, encoding: .utf8)
    Issue.record("\(path) was written anew: look at the change", sourceLocation: sourceLocation)
    return
  }
  let expected = try String(contentsOf: url, encoding: .utf8)
  expectText(actual + "\n", matches: expected, sourceLocation: sourceLocation)
}

private var isUpdating: Bool { ProcessInfo.processInfo.environment["FLOW_UPDATE"] == "1" }

private func lines(of text: String) -> [String] { text.components(separatedBy: "\n") }
