import Foundation

/// A folder on disk that is removed when nobody holds it any more.
///
/// A suite holds it, so it lives as long as the test that it was made for.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    let name = "FlowCorpusTests-\(UUID().uuidString)"
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  func write(_ bytes: Data, to name: String) throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: url)
  }

  /// Everything in the folder, hidden files too.
  func everything() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
  }
}
