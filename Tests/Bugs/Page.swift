import FlowTestSupport
import Foundation

/// The page that keeps the table.
enum Page {
  private static let path =
    PackageRoot.path + "/Sources/FlowInvariants/FlowInvariants.docc/KnownBugs.md"

  /// Puts the table in the place of the one that the page has.
  ///
  /// - Parameter lines: The table.
  /// - Throws: What Foundation throws when the page cannot be read or written.
  static func keep(_ lines: [String]) throws {
    var parts = try String(contentsOfFile: path, encoding: .utf8)
      .components(separatedBy: "```text\n")
    precondition(parts.count == 2, "the page of the known bugs has one table")
    let rest = parts[1].components(separatedBy: "```").dropFirst()
    parts[1] = ([lines.joined(separator: "\n") + "\n"] + rest).joined(separator: "```")
    try parts.joined(separator: "```text\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}
