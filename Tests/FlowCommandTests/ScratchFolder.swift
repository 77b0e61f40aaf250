import Foundation

/// A folder for one test, removed when the test ends.
final class ScratchFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "flowfuzz-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and returns its path.
  func file(_ name: String, _ text: String) throws -> String {
    let file = path + "/" + name
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }

  /// Writes a case with more on its stage and in its steps than a crash takes; returns its path.
  func longFlow() throws -> String {
    try file(
      "long.flow",
      """
      flow 1
      interesting

      scene A content
      scene B content

      stage regular
        nav n
          A as a

      do background
      do push B on n creating b
      do pop n
      """)
  }

  /// A case with one plain controller on its stage, to which nothing is done.
  static let calmFlow = """
    flow 1
    interesting

    stage regular
      content a
    """

  /// Writes the calm case with some lines below it; returns its path.
  func calmFlow(named name: String = "calm.flow", adding lines: String = "") throws -> String {
    try file(name, Self.calmFlow + (lines.isEmpty ? "" : "\n\n\(lines)\n"))
  }

  /// Everything below the folder.
  var contents: [String] {
    (try? FileManager.default.subpathsOfDirectory(atPath: path).sorted()) ?? []
  }
}
