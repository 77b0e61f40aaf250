import FlowCorpus
import FlowModel
import Testing

/// One case file as the argument of a parameterised test.
///
/// ```
/// @Test(arguments: CorpusEntry.all(in: "corpora"))
/// func `the corpus holds`(entry: CorpusEntry) { expectHolds(entry, on: SegueSimulation()) }
/// ```
///
/// A file that cannot be read is an argument like any other, and fails its test: it is never
/// skipped.
public struct CorpusEntry: Sendable, CustomTestStringConvertible {
  /// The path of the file.
  public let path: String
  /// The case, or why it cannot be read.
  public let reading: Result<Case, CorpusError>

  /// The path, as the name of the test's argument.
  public var testDescription: String { path }

  /// Lists the case files below a folder, sorted by path.
  ///
  /// - Returns: An entry for each file; when the folder itself cannot be read or
  ///   has none, one entry that says so.
  public static func all(in folder: String) -> [CorpusEntry] {
    do throws(CorpusError) {
      let files = try Corpus(folder: folder).files()
      guard !files.isEmpty else { throw CorpusError(.noCases, file: folder) }
      return files.map { file in
        CorpusEntry(path: file.path, reading: Result { () throws(CorpusError) in try file.read() })
      }
    } catch {
      return [CorpusEntry(path: folder, reading: .failure(error))]
    }
  }
}
